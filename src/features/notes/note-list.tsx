import type { ReactNode } from 'react';
import { notes as all, type Note } from '#content/assemble/notes.built.ts';
import { projects } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { notePath, notesPath, projectPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { CardLink } from '#ui/card.tsx';
import { Heading, Lead } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';

type Props = { notes: readonly Note[]; level: 1 | 2; children?: ReactNode };

export function NoteDate({ note }: { note: Note }) {
  return (
    <p className="text-sm font-semibold text-muted tabular-nums">
      <time dateTime={note.date}>{note.dateText}</time> · {note.readingTime}
    </p>
  );
}

/** The project that a note is about. */
export function projectOf(note: Note) {
  return projects.find((project) => projectPath(project) === note.project);
}

export function NoteList({ notes, level, children }: Props) {
  // On phones, home lists the titles alone.
  const onHome = level === 2 ? 'max-sm:hidden' : '';
  return (
    <div className="wrap">
      <Heading level={level}>{words.notes.heading}</Heading>
      <Lead className={onHome}>{words.notes.text}</Lead>
      <ul className={level === 1 ? 'my-7' : 'mt-4 sm:mt-7 sm:not-last:mb-7'}>
        {notes.map((note) => (
          <li
            key={note.slug}
            className={`relative grid gap-x-6 gap-y-1 border-t border-line last:border-b has-focus-visible:outline-3 outline-primary md:grid-cols-[13rem_minmax(0,1fr)_10rem] md:items-baseline ${level === 1 ? 'py-6' : 'py-3 sm:py-6'}`}
          >
            <NoteDate note={note} />
            <div lang={note.lang} dir={note.dir}>
              <Heading level={level === 1 ? 2 : 3} size="small">
                <CardLink to={notePath(note)} className="hover:text-primary">
                  {note.title}
                </CardLink>
              </Heading>
              <p className={`mt-1 max-w-[60ch] text-muted ${onHome}`}>{note.description}</p>
            </div>
            <NoteCover note={note} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** On home. */
export function LatestNotes() {
  return (
    <NoteList notes={all.slice(0, 3)} level={2}>
      {all.length > 3 && (
        <Button look="quiet" to={notesPath}>
          {words.notes.all}
        </Button>
      )}
    </NoteList>
  );
}

function NoteCover({ note }: { note: Note }) {
  const cover = projectOf(note)?.cover;
  if (!cover) return null;
  return (
    <div className="max-md:hidden md:self-center print:hidden">
      <Picture
        picture={cover}
        alt=""
        sizes="160px"
        className="aspect-16/10 w-full rounded-field object-cover"
      />
    </div>
  );
}
