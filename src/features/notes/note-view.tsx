import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Note } from '#content/assemble/notes.built.ts';
import { words } from '#content/words/site.ts';
import { notesPath, projectPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardLink } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { opensHere } from '#ui/site-link.tsx';
import { NoteDate, projectOf } from './note-list.tsx';

const textClass = 'note-text prose mt-9 mb-10 flow-root sm:text-lg print:wrap-anywhere';

/** `text` is HTML that the build has made from Markdown. React keeps a prerendered text, also without it. */
export function NoteView({ note, text = '' }: { note: Note; text: string | undefined }) {
  const navigate = useNavigate();
  const project = projectOf(note);
  const html = useMemo(() => ({ __html: text }), [text]);
  const written = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = written.current;
    /** Without its `source`, the browser loads a picture again, as another file. */
    const reload = (image: EventTarget | null) =>
      image instanceof HTMLImageElement && image.previousElementSibling?.remove();
    const onError = ({ target }: Event) => reload(target);
    element?.addEventListener('error', onError, true);
    // A picture may have failed before this script ran.
    for (const image of element?.querySelectorAll('img') ?? [])
      if (image.complete && image.naturalWidth === 0) reload(image);
    return () => element?.removeEventListener('error', onError, true);
  }, []);

  function follow(event: MouseEvent<HTMLElement>) {
    const to = (event.target as Element).closest<HTMLElement>('a[data-to]')?.dataset.to;
    if (!to || !opensHere(event)) return;
    event.preventDefault();
    navigate(to);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for its links, which the keyboard clicks, too.
    <article
      className="wrap grid grid-cols-[minmax(0,44rem)] justify-center justify-items-start gap-3 pt-10 pb-22"
      onClick={follow}
    >
      <NoteDate note={note} />
      <div lang={note.lang} dir={note.dir} className="w-full">
        <Heading level={1}>{note.title}</Heading>
        <p className="mt-4 text-lg leading-snug text-muted">{note.description}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build refuses HTML in notes. */}
        <div ref={written} className={textClass} suppressHydrationWarning dangerouslySetInnerHTML={html} />
      </div>
      {project && (
        <Card lifts className="mb-6 flex w-full flex-wrap items-center gap-4 p-3 print:hidden">
          <div className="w-28 shrink-0">
            <Picture
              picture={project.cover}
              alt=""
              sizes="112px"
              className="aspect-16/10 w-full rounded-field object-cover"
            />
          </div>
          <p className="min-w-0 grow basis-[8rem]" lang={project.lang} dir={project.dir}>
            <CardLink to={projectPath(project)} className="text-lg font-extrabold tracking-tight">
              {project.title}
            </CardLink>
            <span className="block text-sm text-muted max-sm:hidden">{project.description}</span>
          </p>
        </Card>
      )}
      <Button look="quiet" to={notesPath}>
        {words.notes.all}
      </Button>
    </article>
  );
}
