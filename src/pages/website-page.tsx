import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ProjectDetail } from '#features/project-detail/project-detail.tsx';
import { sectionPath } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { findProject } from './find-project.ts';
import { NotFoundHead, ProjectHead } from './head.tsx';
import { ProjectNotFound } from './project-not-found.tsx';

export async function loader({ params }: LoaderFunctionArgs) {
  return { project: await findProject('website', params.id) };
}

export function Component() {
  const { project } = useLoaderData<typeof loader>();
  const back = (
    <Link to={sectionPath('home')} className={buttonClass('quiet')}>
      Back to Home
    </Link>
  );
  if (!project) {
    return (
      <>
        <NotFoundHead title="Website not found" />
        <ProjectNotFound title="Website not found">{back}</ProjectNotFound>
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
