import { Search as Magnifier, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { hasSection } from '#content/assemble/sections.ts';
import { owner } from '#content/owner.ts';
import { chatWords } from '#content/words/chat.ts';
import { words } from '#content/words/site.ts';
import { useStore } from '#lib/create-store.ts';
import { carryText } from '#lib/kept-text.ts';
import { sectionPath } from '#lib/paths.ts';
import { nextTheme, slashKey, theme } from '#lib/preferences.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { isComposing } from '#ui/keyboard.ts';
import { type Result, ResultRow } from '#ui/result-row.tsx';
import { site } from './site.ts';

const mostResults = 12;

/** `onAsk` is missing on a site without the chat. */
type Props = { onAsk: ((question: string) => void) | undefined; onClose: () => void };

/** The search as a modal dialog, which traps focus, closes on Escape and restores focus by itself. */
export function Search({ onAsk, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const found = useMemo<Result[]>(() => site.find(query).slice(0, mostResults), [query]);
  const asked = query.trim();
  const canAsk = found.length === 0 && asked && hasSection('chat');
  const rows = canAsk ? [askRow()] : found;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Close before unmounting, or the browser does not restore focus.
    return () => element?.close();
  }, []);

  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      className="mx-auto mt-[max(12px,env(safe-area-inset-top))] max-h-none w-[min(640px,100vw-24px)] max-w-none overflow-hidden rounded-card border border-line bg-raised p-0 text-ink shadow-card backdrop:bg-scrim/50 opaque:backdrop:bg-scrim md:mt-[10vh]"
      lang={chatWords.lang}
      aria-label={chatWords.search.label}
      // Effects run twice in development: the event of the first run arrives when the second has opened it again.
      onClose={() => dialog.current?.open || onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      onKeyDown={(event) => {
        if (isComposing(event)) {
          if (event.key === 'Enter') event.preventDefault();
          return;
        }
        moveFocus(event);
        if (event.key !== 'Escape') return;
        // In a search field, Chromium would clear the field instead.
        event.preventDefault();
        close();
      }}
    >
      <div className="flex max-h-[calc(100dvh-24px)] flex-col md:max-h-[76vh]">
        <form
          className="flex items-center gap-3 border-b border-line p-2.5 ps-5.5 text-muted has-[input:focus-visible]:shadow-[inset_0_-2px_var(--primary)]"
          onSubmit={(event) => {
            event.preventDefault();
            dialog.current?.querySelector<HTMLElement>('[data-result]')?.click();
          }}
        >
          <Magnifier size={20} className="shrink-0" />
          <input
            type="search"
            aria-label={chatWords.search.label}
            placeholder={chatWords.search.placeholder}
            autoComplete="off"
            enterKeyHint="go"
            dir="auto"
            maxLength={200}
            className="min-h-11 min-w-0 grow bg-transparent text-lg font-semibold text-ink placeholder:font-medium placeholder:text-muted focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <IconButton look="plain" label={chatWords.search.close} icon={<X size={20} />} onClick={close} />
        </form>
        <p role="status" className={found.length > 0 ? 'sr-only' : 'px-5.5 pt-5 pb-1.5 wrap-anywhere'}>
          {found.length > 0 ? asked && chatWords.search.results(found.length) : chatWords.search.none(asked)}
        </p>
        <ul className="min-h-0 overflow-y-auto overscroll-contain p-2">
          {rows.map((item) => (
            <li key={item.id}>
              <ResultRow
                result={item}
                lang={words.lang}
                onPick={(event) => {
                  if (item.kind === 'question') onAsk?.(item.id === 'chat' ? asked : item.title);
                  act(item, event);
                  close();
                }}
              />
            </li>
          ))}
        </ul>
        {/* Touch screens have no keyboard. */}
        <label className="flex min-h-11 shrink-0 items-center gap-2.5 border-t border-line px-5.5 py-1.5 text-sm text-muted [@media(hover:none)]:hidden">
          <input
            type="checkbox"
            className="size-4.5 shrink-0 accent-primary"
            checked={useStore(slashKey) === 'on'}
            onChange={({ target }) => slashKey.set(target.checked ? 'on' : 'off')}
          />
          {chatWords.search.slashKey}
        </label>
      </div>
    </dialog>
  );
}

/** Arrow keys move through the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], [data-result]')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  stops.at((at + step) % stops.length)?.focus();
}

function askRow(): Result {
  const title = chatWords.search.ask(chatWords.botName(owner.name));
  return { id: 'chat', kind: 'question', note: '', title, to: sectionPath('chat') };
}

function act({ id, kind, href = '' }: Result, { currentTarget }: MouseEvent<HTMLElement>) {
  if (id === 'action:theme') theme.set(nextTheme[theme.get()]);
  else if (kind === 'action') openLanguage(href, currentTarget as HTMLAnchorElement);
}

/** Opens this page in another language, with the draft and the conversation. */
function openLanguage(href: string, link: HTMLAnchorElement): void {
  link.href = href + (/(?:(?:website|mobile|notes)\/[^/]+|notes)\/?$/.exec(location.pathname)?.[0] ?? '');
  carryText();
}
