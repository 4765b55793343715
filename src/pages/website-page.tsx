import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { findProject } from '#content/index.ts';
import { words } from '#content/words.ts';
import { ProjectDetail } from '#features/project-detail/project-detail.tsx';
import { BackToHome } from './back-to-projects.tsx';
import { NotFoundHead, ProjectHead } from './head.tsx';
import { ProjectNotFound } from './project-not-found.tsx';

export async function loader({ params }: LoaderFunctionArgs) {
  return { project: findProject('website', params.id) };
}

export function Component() {
  const { project } = useLoaderData<typeof loader>();
  const back = <BackToHome />;
  if (!project) {
    return (
      <>
        <NotFoundHead title={words.project.notFound.website} />
        <ProjectNotFound title={words.project.notFound.website}>{back}</ProjectNotFound>
      </>
    );
  }
  return (
    <>
      <ProjectDetail project={project} back={back} />
      <ProjectHead project={project} />
    </>
  );
}
