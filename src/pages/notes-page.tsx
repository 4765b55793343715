import { Rss } from 'lucide-react';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { noteText } from '#content/assemble/note-text.ts';
import { notes } from '#content/assemble/notes.built.ts';
import { words } from '#content/words/site.ts';
import { NoteList } from '#features/notes/note-list.tsx';
import { NoteView } from '#features/notes/note-view.tsx';
import { siteHref } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { BackToHome } from './back-links.tsx';
import { NoteHead } from './head.tsx';
import { NotFound } from './not-found.tsx';
import sheet from './notes-page.css?url';

export function NotesPage() {
  const { slug } = useParams();
  const note = notes.find((one) => one.slug === slug);
  const text = note && use(noteText(note.file));
  const { notFound, notFoundText, subscribe } = words.notes;
  if (slug && !note) return <NotFound title={notFound} text={notFoundText} back={<BackToHome />} />;
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <NoteHead note={note} />
      {note ? (
        <NoteView key={slug} note={note} text={text} />
      ) : (
        <div className="band">
          <NoteList notes={notes} level={1}>
            {import.meta.env.VITE_SITE_URL && (
              <Button look="quiet" href={siteHref('/feed.xml')} icon={<Rss size={18} />}>
                {subscribe}
              </Button>
            )}
          </NoteList>
        </div>
      )}
    </>
  );
}

/** @throws when the text cannot be loaded */
export async function loadNote(slug?: string): Promise<void> {
  const note = notes.find((one) => one.slug === slug);
  if (note && (await noteText(note.file)) === undefined) throw new Error('The note could not be loaded');
}
