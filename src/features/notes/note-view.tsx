import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Note } from '#content/assemble/notes.ts';
import { words } from '#content/words/site.ts';
import { notesPath } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { opensHere, SiteLink } from '#ui/site-link.tsx';
import './notes.css';

/** `text` is HTML that the build has made from Markdown. React keeps a prerendered text, also without it. */
export function NoteView({ note, text = '' }: { note: Note; text: string | undefined }) {
  const navigate = useNavigate();
  const html = useMemo(() => ({ __html: text }), [text]);

  function follow(event: MouseEvent<HTMLElement>) {
    const to = (event.target as Element).closest<HTMLElement>('.note-text a')?.dataset.to;
    if (!to || !opensHere(event)) return;
    event.preventDefault();
    navigate(to);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for its links, which the keyboard clicks, too.
    <article className="wrap note" onClick={follow}>
      <time className="note-date" dateTime={note.date} suppressHydrationWarning>
        {note.dateText}
      </time>
      <div lang={note.lang} dir={note.dir}>
        <h1 className="h2" tabIndex={-1}>
          {note.title}
        </h1>
        <p className="note-lead">{note.description}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build refuses HTML in notes. */}
        <div className="note-text" suppressHydrationWarning dangerouslySetInnerHTML={html} />
      </div>
      <SiteLink to={notesPath} className={buttonClass('quiet')}>
        {words.notes.all}
      </SiteLink>
    </article>
  );
}
