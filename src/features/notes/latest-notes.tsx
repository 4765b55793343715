import { notes } from '#content/assemble/notes.ts';
import { words } from '#content/words/site.ts';
import { notesPath } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { NoteList } from './note-list.tsx';

export function LatestNotes() {
  return (
    <NoteList notes={notes.slice(0, 3)} level={2}>
      {notes.length > 3 && (
        <SiteLink to={notesPath} className={buttonClass('quiet')}>
          {words.notes.all}
        </SiteLink>
      )}
    </NoteList>
  );
}
