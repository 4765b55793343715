import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { findProject } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { ProjectDetail } from '#features/project-detail/project-detail.tsx';
import type { ProjectKind } from '#lib/paths.ts';
import { BackToHome, BackToProjects } from './back-links.tsx';
import { ProjectHead } from './head.tsx';
import { NotFound } from './not-found.tsx';
import sheet from './project-page.css?url';

export function WebsitePage() {
  return <ProjectPage kind="website" back={<BackToHome />} />;
}

export function MobilePage() {
  return <ProjectPage kind="mobile" back={<BackToProjects />} />;
}

function ProjectPage({ kind, back }: { kind: ProjectKind; back: ReactNode }) {
  const { id } = useParams();
  const project = findProject(kind, id);
  const { notFound, notFoundText } = words.project;
  if (!project) return <NotFound title={notFound[kind]} text={notFoundText} back={back} />;
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      {/* Keyed, so that nothing of one project stays when another one opens. */}
      <ProjectDetail key={id} project={project} back={back} />
      <ProjectHead project={project} />
    </>
  );
}
