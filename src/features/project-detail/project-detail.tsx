import type { ReactNode } from 'react';
import { hasSection } from '#content/assemble/sections.ts';
import { madeAt, type Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { sectionPath } from '#lib/paths.ts';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Quote } from '#ui/quote.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { OtherProjects } from './other-projects.tsx';
import { ProjectCase } from './project-case.tsx';
import { ProjectLinks } from './project-links.tsx';
import { ProjectVideo } from './project-video.tsx';
import { Slideshow } from './slideshow.tsx';
import { Technologies } from './technologies.tsx';

/** One project as a short case study. `back` is the link back, which differs by kind. */
export function ProjectDetail({ project, back }: { project: Project; back: ReactNode }) {
  const isMobile = project.kind === 'mobile';
  const hasPhone = isMobile && project.screens.length > 0;
  const { update } = words.project;
  const { quote, lang, dir } = project;
  const entry = madeAt(project);
  const paragraphs = [project.p1, project.p2, isMobile ? project.p3 : undefined].filter(Boolean);
  return (
    // On wide screens the screenshots of an app stand beside the text, otherwise the technologies.
    <article
      className={`wrap grid grid-cols-1 gap-10 pt-6 pb-18 lg:gap-y-14 lg:pt-12 lg:pb-24 ${hasPhone ? 'lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16' : 'lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-20'}`}
    >
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
          <div className="flex gap-2">
            <dt>{words.project.date}</dt>
            <dd className="font-bold text-ink">
              <time dateTime={project.date}>{project.dateText}</time>
            </dd>
          </div>
          <div className="flex gap-2">
            <dt>{words.project.owner}</dt>
            <dd className="font-bold text-ink" dir="auto">
              {project.owner}
            </dd>
          </div>
          {entry && hasSection(entry.id) && (
            <div className="flex gap-2">
              <dt>{words.project.madeAt}</dt>
              <dd className="font-bold text-ink">
                <SiteLink
                  to={sectionPath(entry.id)}
                  className="py-3.5 underline underline-offset-3"
                  dir="auto"
                >
                  {entry.at}
                </SiteLink>
              </dd>
            </div>
          )}
        </dl>
      </header>
      <ProjectCase project={project} />
      <div className="overflow-hidden rounded-card shadow-card [view-transition-name:cover] break-inside-avoid lg:-order-5 lg:col-span-full lg:-mt-6">
        <Picture
          picture={project.cover}
          alt={project.imageAlt}
          sizes="(min-width: 1188px) 1140px, 94vw"
          isFirst
          className="w-full object-cover print:max-h-[90mm]"
        />
      </div>
      <ProjectLinks project={project} />
      {project.screens.length > 0 && (
        <div className={hasPhone ? 'lg:-order-1 lg:col-start-2 lg:row-end-[span_2]' : 'lg:col-span-full'}>
          <Slideshow
            title={project.title}
            pictures={project.screens}
            frame={hasPhone ? 'phone' : 'browser'}
          />
        </div>
      )}
      <div
        className="grid max-w-[65ch] content-start gap-5 lg:-order-2 lg:col-start-1 lg:text-lg"
        lang={lang}
        dir={dir}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
        {quote && <Quote quote={quote} className="mt-3 ps-6" />}
      </div>
      <div className={hasPhone ? 'lg:col-start-1' : 'lg:col-start-2'}>
        <Technologies
          title={words.project.technologies[project.kind]}
          technologies={project.technologies}
          isNarrow={!hasPhone}
        />
      </div>
      {project.video && (
        <div className="lg:col-span-full">
          <ProjectVideo project={project} src={project.video} />
        </div>
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
