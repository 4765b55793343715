import type { MouseEvent } from 'react';
import { hasSection } from '#content/assemble/sections.ts';
import { owner } from '#content/owner.ts';
import { chatWords } from '#content/words/chat.ts';
import { site } from '#features/search/answer.ts';
import { Search } from '#features/search/search.tsx';
import { carryText } from '#lib/carried-text.ts';
import { sectionPath } from '#lib/paths.ts';
import { nextTheme, theme } from '#lib/preferences.ts';
import type { Result } from '#ui/result-row.tsx';
import { askChat } from './home-chat.tsx';
import './search-dialog.css';

/** The search over everything on the site: one chunk, loaded when it opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const chat = { title: chatWords.search.ask(chatWords.botName(owner.name)), to: sectionPath('chat') };
  return (
    <Search
      find={site.find}
      askChat={hasSection('chat') ? chat : undefined}
      onPick={pick}
      onClose={onClose}
    />
  );
}

function pick({ id, kind, title, href = '' }: Result, query: string, event: MouseEvent<HTMLElement>) {
  if (kind === 'question') askChat(id === 'chat' ? query : title);
  if (id === 'action:theme') theme.set(nextTheme[theme.get()]);
  else if (kind === 'action') openLanguage(href, event.currentTarget as HTMLAnchorElement);
}

/** Opens this page in another language, with the draft and the conversation. */
function openLanguage(href: string, link: HTMLAnchorElement): void {
  link.href = href + (/(?:(?:website|mobile|notes)\/[^/]+|notes)\/?$/.exec(location.pathname)?.[0] ?? '');
  carryText();
}
