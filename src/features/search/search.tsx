import { Search as Magnifier, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { words } from '#content/words/site.ts';
import { slashKey } from '#lib/preferences.ts';
import { type Result, ResultRow } from '#ui/result-row.tsx';
import { useSlashKey } from '#ui/use-preference.ts';

const mostResults = 12;

type Props = {
  find: (query: string) => Result[];
  /** Shown when nothing is found. */
  askChat?: { title: string; to: string } | undefined;
  /** Called before a link is followed. */
  onPick: (item: Result, query: string, event: MouseEvent<HTMLElement>) => void;
  onClose: () => void;
};

/** The search as a modal dialog, which traps focus, closes on Escape and restores focus by itself. */
export function Search({ find, askChat, onPick, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const found = useMemo(() => find(query).slice(0, mostResults), [find, query]);
  const asked = query.trim();
  const rows =
    found.length === 0 && asked && askChat ? [{ id: 'chat', kind: 'question', note: '', ...askChat }] : found;

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
      className="search"
      lang={chatWords.lang}
      aria-label={chatWords.search.label}
      // Effects run twice in development: the event of the first run arrives when the second has opened it again.
      onClose={() => dialog.current?.open || onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      onKeyDown={(event) => {
        // Safari sets only the key code.
        if (event.nativeEvent.isComposing || event.keyCode === 229) {
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
      <div className="search-panel">
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault();
            dialog.current?.querySelector<HTMLElement>('.result')?.click();
          }}
        >
          <Magnifier size={20} aria-hidden />
          <input
            type="search"
            aria-label={chatWords.search.label}
            placeholder={chatWords.search.placeholder}
            autoComplete="off"
            enterKeyHint="go"
            dir="auto"
            maxLength={200}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <button type="button" className="icon-button" aria-label={chatWords.search.close} onClick={close}>
            <X size={20} aria-hidden />
          </button>
        </form>
        <p role="status" className={found.length > 0 ? 'sr-only' : 'search-none'}>
          {found.length > 0 ? asked && chatWords.search.results(found.length) : chatWords.search.none(asked)}
        </p>
        <ul className="search-results">
          {rows.map((item) => (
            <li key={item.id}>
              <ResultRow
                result={item}
                lang={words.lang}
                onPick={(event) => {
                  onPick(item, asked, event);
                  close();
                }}
              />
            </li>
          ))}
        </ul>
        <label className="search-keys">
          <input
            type="checkbox"
            checked={useSlashKey()}
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
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], .result')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  stops.at((at + step) % stops.length)?.focus();
}
