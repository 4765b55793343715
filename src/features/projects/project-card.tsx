import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import type { Project } from '#content/index.ts';
import { words } from '#content/words.ts';
import { projectPath } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';

type Props = { project: Project; tool: string | undefined; place: number };

/** The card is one link, named by its title. The filtering tool comes first. */
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
          sizes="(min-width: 1188px) 364px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw"
          className="aspect-16/10 w-full object-cover"
        />
      </div>
      {facts[0] && <p className="card-fact">{facts[0]}</p>}
      <div className="px-5.5 pt-5 pb-6">
        <h4 className="text-[1.3125rem] leading-tight font-extrabold tracking-[-.02em]">
          <SiteLink to={path} className="card-link">
            {title}
          </SiteLink>
        </h4>
        <p className="mt-1.5 line-clamp-3 text-[.96875rem] leading-[1.55] text-muted">{description}</p>
        <ul className="mt-4 flex flex-wrap gap-x-1 gap-y-1.5" aria-label={words.projects.technologies}>
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
