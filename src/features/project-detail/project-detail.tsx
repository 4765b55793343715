import type { ReactNode } from 'react';
import { hasSection } from '#content/assemble/sections.ts';
import { madeAt, type Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { sectionPath } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
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
  const { update } = words.project;
  const { quote, lang, dir } = project;
  const entry = madeAt(project);
  const paragraphs = [project.p1, project.p2, isMobile ? project.p3 : undefined].filter(Boolean);
  return (
    <article className="wrap detail">
      <header className="detail-header">
        <h1 className="h2 max-w-[20ch]" tabIndex={-1} lang={lang} dir={dir}>
          {project.title}
        </h1>
        <p className="detail-lead" lang={lang} dir={dir}>
          {project.lead ?? project.description}
        </p>
        <dl className="detail-meta">
          <div>
            <dt>{words.project.date}</dt>
            <dd>
              <time dateTime={project.date} suppressHydrationWarning>
                {project.dateText}
              </time>
            </dd>
          </div>
          <div>
            <dt>{words.project.owner}</dt>
            <dd>{project.owner}</dd>
          </div>
          {entry && hasSection(entry.id) && (
            <div>
              <dt>{words.project.madeAt}</dt>
              <dd>
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
      <div className="detail-cover">
        <Picture
          picture={project.cover}
          alt={project.imageAlt}
          sizes="(min-width: 1188px) 1140px, 94vw"
          isFirst
          className="w-full object-cover"
        />
      </div>
      <ProjectLinks project={project} />
      {project.screens.length > 0 && (
        <Slideshow title={project.title} pictures={project.screens} frame={isMobile ? 'phone' : 'browser'} />
      )}
      <div className="detail-text" lang={lang} dir={dir}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {quote && (
          <figure className="quote">
            <blockquote>{quote.text}</blockquote>
            <figcaption>
              <b>{quote.by}</b>, {quote.role}
            </figcaption>
          </figure>
        )}
      </div>
      <Technologies title={words.project.technologies[project.kind]} technologies={project.technologies} />
      {project.video && <ProjectVideo project={project} src={project.video} />}
      {isMobile && update.text && (
        <p className="detail-wide rounded-card bg-gold-soft px-6 py-5 text-lg font-bold">
          {update.text} <span lang={update.lang}>{update.thanks}</span>...{' '}
          <span aria-hidden>{update.emoji}</span>
        </p>
      )}
      <OtherProjects project={project} />
      <div className="detail-wide">{back}</div>
    </article>
  );
}
