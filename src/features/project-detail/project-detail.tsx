import { ArrowRight, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { notesAbout } from '#content/assemble/notes.built.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { madeAt, type Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { notePath, projectPath, sectionPath } from '#lib/paths.ts';
import { Heading } from '#ui/heading.tsx';
import { Picture, pictureUrl } from '#ui/picture.tsx';
import { Quote } from '#ui/quote.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { OtherProjects } from './other-projects.tsx';
import { ProjectCase } from './project-case.tsx';
import { ProjectLinks } from './project-links.tsx';
import { Slideshow } from './slideshow.tsx';
import { Technologies } from './technologies.tsx';

/** One project as a short case study. `back` is the link back, which differs by kind. */
export function ProjectDetail({ project, back }: { project: Project; back: ReactNode }) {
  const isMobile = project.kind === 'mobile';
  const { update } = words.project;
  const { quote, lang, dir } = project;
  const entry = madeAt(project);
  const note = notesAbout[projectPath(project)];
  const paragraphs = [project.p1, project.p2, isMobile ? project.p3 : undefined].filter(Boolean);
  return (
    // On wide screens, the technologies are beside the text.
    <article className="wrap grid grid-cols-1 gap-10 pt-6 pb-18 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-20 lg:gap-y-14 lg:pt-12 lg:pb-24">
      <header className="lg:-order-6 lg:col-span-full">
        <Heading level={1} className="max-w-[20ch]" lang={lang} dir={dir ?? 'auto'}>
          {project.title}
        </Heading>
        <p
          className="mt-3 max-w-[40ch] text-lg leading-snug lg:text-xl lg:tracking-normal"
          lang={lang}
          dir={dir ?? 'auto'}
        >
          {project.lead ?? project.description}
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-0.5 text-sm text-muted">
          <Detail name={words.project.date}>
            <time className="tabular-nums" dateTime={project.date}>
              {project.dateText}
            </time>
          </Detail>
          <Detail name={words.project.owner}>{project.owner}</Detail>
          {entry && hasSection(entry.id) && (
            <Detail name={words.project.madeAt}>
              <SiteLink to={sectionPath(entry.id)} className="py-3.5 underline underline-offset-3">
                {entry.at}
              </SiteLink>
            </Detail>
          )}
        </dl>
      </header>
      <ProjectCase project={project} />
      <div className="overflow-hidden rounded-card shadow-card [view-transition-name:cover] break-inside-avoid lg:-order-5 lg:col-span-full lg:-mt-6">
        <Picture
          picture={project.cover}
          alt={project.imageAlt}
          sizes="(min-width: 1973px) 1440px, (min-width: 1562px) 73vw, (min-width: 1188px) 1140px, 94vw"
          isFirst
          className="w-full object-cover print:max-h-[90mm]"
        />
      </div>
      <ProjectLinks project={project} />
      {project.screens.length > 0 && (
        <div className="lg:col-span-full">
          <Slideshow
            title={project.title}
            pictures={project.screens}
            frame={isMobile ? 'phone' : 'browser'}
          />
        </div>
      )}
      <div
        className="grid max-w-[50ch] content-start gap-5 lg:-order-2 lg:col-start-1 lg:text-lg"
        lang={lang}
        dir={dir}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
        {quote && <Quote quote={quote} className="mt-3 ps-6" />}
        {note && <NoteLink note={note} />}
      </div>
      <div className="lg:-order-1 lg:col-start-2">
        <Technologies title={words.project.technologies[project.kind]} technologies={project.technologies} />
      </div>
      {project.video && (
        <section aria-labelledby="video" className="lg:col-span-full">
          <Heading level={2} size="medium" id="video">
            {words.project.video}
          </Heading>
          {/* biome-ignore lint/a11y/useMediaCaption: the owner's file has no separate captions. */}
          <video
            className="mt-6 aspect-16/10 w-full rounded-card bg-ink"
            src={project.video}
            poster={pictureUrl(project.cover)}
            aria-label={project.title}
            controls
            playsInline
            // Nothing of it loads before it is played.
            preload="none"
          />
        </section>
      )}
      {isMobile && update.text && (
        <p className="rounded-card bg-gold-soft px-6 py-5 text-lg font-bold lg:col-span-full">
          {update.text} <span lang={update.lang}>{update.thanks}</span>...{' '}
          <span aria-hidden>{update.emoji}</span>
        </p>
      )}
      <OtherProjects project={project} />
      <div className="lg:col-span-full print:hidden">{back}</div>
    </article>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex max-w-full flex-wrap gap-x-2">
      <dt>{name}</dt>
      <dd className="min-w-0 max-w-max grow basis-[6rem] font-bold wrap-break-word text-ink" dir="auto">
        {children}
      </dd>
    </div>
  );
}

function NoteLink({ note }: { note: { slug: string; title: string } }) {
  return (
    <p className="mt-1 print:hidden">
      <SiteLink
        to={notePath(note)}
        className="group inline-flex min-h-11 items-center gap-3 leading-snug no-underline"
      >
        <NotebookPen size={20} className="shrink-0 text-accent" />
        <span>
          <span className="block text-sm text-muted">{words.notes.heading} </span>
          <span className="font-bold underline-offset-4 group-hover:underline">{note.title}</span>
        </span>
        <ArrowRight
          size={18}
          className="shrink-0 text-muted transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
        />
      </SiteLink>
    </p>
  );
}
