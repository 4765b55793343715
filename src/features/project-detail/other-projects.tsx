import { ArrowLeft, ArrowRight } from 'lucide-react';
import { neighborsOf, type Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { projectPath } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';

export function OtherProjects({ project }: { project: Project }) {
  const { previous, next } = neighborsOf(project);
  if (!next) return null;
  return (
    <nav
      aria-label={words.project.others}
      className="grid gap-4 border-t border-line pt-10 sm:grid-cols-2 lg:col-span-full print:hidden"
    >
      {previous && <Other project={previous} rel="prev" />}
      <Other project={next} rel="next" />
    </nav>
  );
}

const looks = {
  prev: {
    Arrow: ArrowLeft,
    link: 'flex-row-reverse ps-5 pe-3 text-end',
    arrow: 'group-hover:-translate-x-1',
  },
  next: { Arrow: ArrowRight, link: 'ps-3 pe-5', arrow: 'group-hover:translate-x-1' },
};

function Other({ project, rel }: { project: Project; rel: 'prev' | 'next' }) {
  const { Arrow, link, arrow } = looks[rel];
  return (
    <SiteLink
      to={projectPath(project)}
      rel={rel}
      className={`group lift flex min-h-24 items-center gap-3 rounded-card border border-line bg-surface py-3 leading-snug hover:border-line-strong sm:gap-4.5 ${link}`}
    >
      <Picture
        picture={project.cover}
        alt=""
        sizes="112px"
        className="aspect-16/10 w-21 shrink-0 rounded-field object-cover sm:w-28"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">
          {rel === 'prev' ? words.project.previous : words.project.next}{' '}
        </span>
        <span className="text-lg leading-snug font-extrabold tracking-tight">{project.title}</span>
      </span>
      <Arrow
        size={20}
        className={`shrink-0 text-muted transition-transform rtl:-scale-x-100 ${arrow}`}
        aria-hidden
      />
    </SiteLink>
  );
}
