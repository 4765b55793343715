import { notes } from '#content/assemble/notes.ts';
import { words } from '#content/words/site.ts';
import { notesPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { NoteList } from './note-list.tsx';

export function LatestNotes() {
  return (
    <NoteList notes={notes.slice(0, 3)} level={2}>
      {notes.length > 3 && (
        <Button look="quiet" to={notesPath}>
          {words.notes.all}
        </Button>
      )}
    </NoteList>
  );
}
