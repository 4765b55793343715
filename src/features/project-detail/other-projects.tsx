import { ArrowLeft, ArrowRight } from 'lucide-react';
import { neighborsOf, type Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { projectPath } from '#lib/paths.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** The next project with its cover, and a link to the previous one. */
export function OtherProjects({ project }: { project: Project }) {
  const { previous, next } = neighborsOf(project);
  if (!next) return null;
  return (
    <nav
      aria-label={words.project.others}
      className="grid justify-items-start gap-4 border-t border-line pt-10 lg:col-span-full print:hidden"
    >
      <Next project={next} />
      {previous && (
        <SiteLink
          to={projectPath(previous)}
          rel="prev"
          className="group flex min-h-13 items-center gap-3 leading-snug no-underline"
        >
          <ArrowLeft
            size={20}
            className="shrink-0 text-muted transition-transform group-hover:-translate-x-1 rtl:-scale-x-100"
          />
          <span>
            <span className="text-sm text-muted">{words.project.previous} </span>
            <span className="font-bold underline-offset-4 group-hover:underline max-sm:block">
              {previous.title}
            </span>
          </span>
        </SiteLink>
      )}
    </nav>
  );
}

function Next({ project }: { project: Project }) {
  return (
    <Card lifts className="group grid w-full sm:grid-cols-[58%_minmax(0,1fr)] sm:items-center">
      <div className="overflow-hidden border-line sm:self-stretch sm:border-e sm:*:h-full">
        <Picture
          picture={project.cover}
          alt=""
          sizes="(min-width: 1973px) 835px, (min-width: 1562px) 43vw, (min-width: 1188px) 661px, (min-width: 640px) 55vw, 94vw"
          className="aspect-16/10 size-full object-cover transition-transform duration-slow group-hover:scale-103"
        />
      </div>
      <div className="flex items-center gap-4 px-5.5 py-5 md:px-8">
        <div className="min-w-0 grow">
          <CardLink to={projectPath(project)} rel="next">
            <span className="block text-sm text-muted">{words.project.next} </span>
            <span className="block text-xl font-extrabold text-balance md:text-2xl">{project.title}</span>
          </CardLink>
          <p
            className="mt-2 text-sm text-muted max-md:hidden"
            lang={project.lang}
            dir={project.dir ?? 'auto'}
          >
            {project.description}
          </p>
        </div>
        <ArrowRight
          size={24}
          className="shrink-0 text-muted transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
        />
      </div>
    </Card>
  );
}
