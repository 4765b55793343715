import type { Bot } from '../../src/content/bot.ts';
import type { Faq } from '../../src/content/faq.ts';
import type { Owner } from '../../src/content/owner.ts';
import type { Path } from '../../src/content/path-types.ts';
import type { MobileProject, Technology, WebsiteProject } from '../../src/content/project.ts';
import type { tools } from '../../src/content/tools.ts';
import type { words } from '../../src/content/words.ts';
import type { chatWords } from '../../src/content/words-chat.ts';
import type { contactWords } from '../../src/content/words-contact.ts';
import type { WithCover } from './with-covers.ts';

/** Valid content. Records by their file in the content folder. */
export type Content = {
  owner: Owner;
  path: Path;
  words: typeof words;
  chatWords: typeof chatWords;
  contactWords: typeof contactWords;
  bot: Bot;
  faq: Faq;
  tools: typeof tools;
  technologies: Record<string, Technology>;
  websites: Record<string, WithCover<WebsiteProject>>;
  mobiles: Record<string, WithCover<MobileProject>>;
};
