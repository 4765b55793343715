import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { projectPath } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** The first card may span the columns. On phones the others have a small cover. */
const sizes = {
  first: '(min-width: 1188px) 684px, (min-width: 640px) 58vw, 92vw',
  others: '(min-width: 1188px) 364px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 112px',
};

type Props = { project: Project; tool: string | undefined; place: number };

export function ProjectCard({ project, tool, place }: Props) {
  const path = projectPath(project);
  const { title, description, technologies, facts = [], lang, dir } = project;
  const others = technologies.map(({ name }) => name).filter((name) => name !== tool);
  const names = tool ? [tool, ...others] : others;
  const isOpening = useViewTransitionState(path);
  return (
    <li className="card lift" lang={lang} dir={dir} style={{ '--place': place } as CSSProperties}>
      <div className="card-cover" style={{ viewTransitionName: isOpening ? 'cover' : undefined }}>
        <Picture
          picture={project.cover}
          alt={project.imageAlt}
          sizes={place === 0 ? sizes.first : sizes.others}
          className="aspect-16/10 w-full object-cover"
        />
      </div>
      <div className="card-text">
        <p className="card-date">
          <time dateTime={project.date} suppressHydrationWarning>
            {project.dateText}
          </time>
        </p>
        <h4 className="card-title">
          <SiteLink to={path} className="card-link">
            {title}
          </SiteLink>
        </h4>
        {facts[0] && <p className="card-fact">{facts[0]}</p>}
        <p className="card-description">{description}</p>
        <ul className="card-chips" aria-label={words.projects.technologies}>
          {names.slice(0, 4).map((name) => (
            <li key={name} className="chip" data-chosen={name === tool ? '' : undefined}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
