import type { Bot } from '../../src/content/bot.ts';
import type { botGlosses } from '../../src/content/bot-glosses.ts';
import type { botTechnologies } from '../../src/content/bot-technologies.ts';
import type { BotTopics } from '../../src/content/bot-topics.ts';
import type { galleries } from '../../src/content/galleries.ts';
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
  botGlosses: typeof botGlosses;
  botTechnologies: typeof botTechnologies;
  botTopics: BotTopics;
  tools: typeof tools;
  technologies: Record<string, Technology>;
  galleries: typeof galleries;
  websites: Record<string, WithCover<WebsiteProject>>;
  mobiles: Record<string, WithCover<MobileProject>>;
};
