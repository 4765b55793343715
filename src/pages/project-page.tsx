import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { findProject } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { ProjectDetail } from '#features/project-detail/project-detail.tsx';
import type { ProjectKind } from '#lib/paths.ts';
import { BackToHome, BackToProjects } from './back-links.tsx';
import { NotFoundHead, ProjectHead } from './head.tsx';

export function WebsitePage() {
  return <ProjectPage kind="website" back={<BackToHome />} />;
}

export function MobilePage() {
  return <ProjectPage kind="mobile" back={<BackToProjects />} />;
}

function ProjectPage({ kind, back }: { kind: ProjectKind; back: ReactNode }) {
  const { id } = useParams();
  const project = findProject(kind, id);
  if (!project) return <ProjectNotFound title={words.project.notFound[kind]}>{back}</ProjectNotFound>;
  return (
    <>
      {/* Keyed, so that nothing of one project stays when another one opens. */}
      <ProjectDetail key={id} project={project} back={back} />
      <ProjectHead project={project} />
    </>
  );
}

function ProjectNotFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <NotFoundHead title={title} />
      <h1 className="h2">{title}</h1>
      <p className="sub">{words.project.notFoundText}</p>
      {children}
    </section>
  );
}
