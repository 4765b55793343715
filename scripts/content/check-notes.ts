import { ContentError } from './content-error.ts';
import { languageOfFile } from './content-plugin.ts';
import { noteAddress, notesIn, readNote } from './read-note.ts';

/**
 * Errors of all notes, and of the links between them and to projects.
 *
 * @param projects all projects: `mobile/3`
 */
export function checkNotes(contentDir: string, projects: readonly string[]): ContentError[] {
  const notes = notesIn(contentDir).map((file) => ({ file, ...readNote(file) }));
  const originals = new Map<string, (typeof notes)[number]>();
  const shared: ContentError[] = [];
  for (const note of notes) {
    if (languageOfFile(note.file)) continue;
    const address = noteAddress(note.file);
    const other = originals.get(address);
    const message = `has the address ${address}, as ${other?.file} has. Rename one of them.`;
    if (other) shared.push(new ContentError(message, note.file));
    else originals.set(address, note);
  }
  const headings = notes.flatMap(({ file, ids }) => [...ids].map((id) => noteAddress(file) + id));
  const dead = notes.flatMap(({ file, record, links }) =>
    links.flatMap(({ href, line }) => {
      const [, page = '', hash = ''] = /^(\/(?:website|mobile|notes)\/[^/#?]+)[^#]*(#.+)?/.exec(href) ?? [];
      const target = originals.get(page);
      const isThere =
        projects.includes(page.slice(1)) || (target && (!hash || headings.includes(page + hash)));
      if (!page || (isThere && (record.draft || !target?.record.draft))) return [];
      const why = isThere ? 'is a draft. Publish it first' : 'does not exist. Change the link';
      return [
        new ContentError(`links to ${target ? page + hash : page} in line ${line}, which ${why}.`, file),
      ];
    }),
  );
  return [...notes.flatMap(({ errors }) => errors), ...shared, ...dead];
}
