import { Search as Magnifier, MessageCircle, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { words } from '#content/words.ts';
import { chatWords } from '#content/words-chat.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { type SearchItem, searchItems } from './search-items.ts';
import { SlashKeyChoice } from './slash-key-choice.tsx';
import './search.css';

/** The maximum number of results. */
const most = 12;

type Props = {
  items: readonly SearchItem[];
  /** Passes a search without results to the chat; absent on a site without one. */
  chat?: { name: string; href: string; onAsk: (question: string) => void } | undefined;
  onClose: () => void;
};

/** The search as a modal dialog, which traps focus, closes on Escape and restores focus by itself. */
export function Search({ items, chat, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const find = useMemo(() => searchItems(items), [items]);
  const [query, setQuery] = useState('');
  const found = useMemo(() => find(query).slice(0, most), [find, query]);
  const asked = query.trim();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Close before unmounting, or the browser does not restore focus.
    return () => element?.close();
  }, []);

  const close = () => dialog.current?.close();

  function openFirst(event: FormEvent) {
    event.preventDefault();
    dialog.current?.querySelector<HTMLElement>('.search-results a')?.click();
  }

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
        moveFocus(event);
        // In a search field, Chromium would clear the field instead.
        if (event.key === 'Escape' && !isComposing(event)) {
          event.preventDefault();
          close();
        }
      }}
    >
      <div className="search-panel">
        <form className="search-form" onSubmit={openFirst}>
          <Magnifier size={20} aria-hidden />
          <input
            type="search"
            aria-label={chatWords.search.label}
            placeholder={chatWords.search.placeholder}
            autoComplete="off"
            enterKeyHint="go"
            maxLength={200}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={keepComposition}
          />
          <button type="button" className="icon-button" aria-label={chatWords.search.close} onClick={close}>
            <X size={20} aria-hidden />
          </button>
        </form>
        <p role="status" className={found.length > 0 ? 'sr-only' : 'search-none'}>
          {found.length > 0 ? asked && chatWords.search.results(found.length) : chatWords.search.none(asked)}
        </p>
        <ul className="search-results">
          {found.map((item) => (
            <li key={item.href + item.title}>
              <Result item={item} onClick={close} />
            </li>
          ))}
          {asked && found.length === 0 && chat && (
            <li>
              <SiteLink
                to={chat.href}
                onClick={() => {
                  chat.onAsk(asked);
                  close();
                }}
              >
                <span className="search-thumb">
                  <MessageCircle size={20} aria-hidden />
                </span>
                <b>{chatWords.search.ask(chat.name)}</b>
              </SiteLink>
            </li>
          )}
        </ul>
        <SlashKeyChoice />
      </div>
    </dialog>
  );
}

function Result({
  item: { title, note, href, thumb, lang },
  onClick,
}: {
  item: SearchItem;
  onClick: () => void;
}) {
  return (
    <SiteLink to={href} onClick={onClick}>
      <span className="search-thumb">{thumb}</span>
      <span dir="auto">
        <b lang={lang ?? words.lang}>{title}</b>
        <small>{note}</small>
      </span>
    </SiteLink>
  );
}

/** Arrow keys move through the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || isComposing(event)) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], .search-results a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  stops.at((at + step) % stops.length)?.focus();
}

/** Enter that ends the composition of a word opens nothing. */
function keepComposition(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}

/** Safari sets only the key code. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
