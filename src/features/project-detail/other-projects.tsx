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
    <nav aria-label={words.project.others} className="others">
      {previous && <Other project={previous} rel="prev" />}
      <Other project={next} rel="next" />
    </nav>
  );
}

function Other({ project, rel }: { project: Project; rel: 'prev' | 'next' }) {
  const Arrow = rel === 'prev' ? ArrowLeft : ArrowRight;
  return (
    <SiteLink to={projectPath(project)} rel={rel} className="other lift">
      <Picture picture={project.cover} alt="" sizes="112px" />
      <span>
        <span className="block text-sm text-muted">
          {rel === 'prev' ? words.project.previous : words.project.next}{' '}
        </span>
        <span className="text-lg leading-snug font-extrabold tracking-[-.02em]">{project.title}</span>
      </span>
      <Arrow size={20} aria-hidden />
    </SiteLink>
  );
}
