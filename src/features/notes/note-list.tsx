import type { ReactNode } from 'react';
import type { Note } from '#content/assemble/notes.ts';
import { words } from '#content/words/site.ts';
import { notePath } from '#lib/paths.ts';
import { SiteLink } from '#ui/site-link.tsx';

type Props = { notes: readonly Note[]; level: 1 | 2; children?: ReactNode };

export function NoteList({ notes, level, children }: Props) {
  const [Heading, Title] = level === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <div className="wrap">
      <Heading className="h2" tabIndex={-1}>
        {words.notes.heading}
      </Heading>
      <p className="sub">{words.notes.text}</p>
      <ul className="note-list">
        {notes.map((note) => (
          <li key={note.slug}>
            <time className="note-date" dateTime={note.date} suppressHydrationWarning>
              {note.dateText}
            </time>
            <div lang={note.lang} dir={note.dir}>
              <Title className="note-title">
                <SiteLink to={notePath(note)} className="card-link">
                  {note.title}
                </SiteLink>
              </Title>
              <p>{note.description}</p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
