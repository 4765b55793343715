import { projectCards } from 'virtual:projects';
import { owner } from '#content/owner.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectTabs } from './project-tabs.tsx';
import { useProjectsTab } from './use-projects-tab.ts';

const lists = {
  website: { label: 'Website Projects', heading: 'Recent Web Projects', text: 'Some of my mini projects' },
  mobile: {
    label: 'Mobile Projects',
    heading: 'Recent Mobile Projects',
    text: 'Some of my mobile projects',
  },
} as const;

export function Projects() {
  const [active, select] = useProjectsTab();
  return (
    <div className="wrap">
      <h2 className="h2" tabIndex={-1}>
        My Projects
      </h2>
      <ProjectTabs active={active} onSelect={select} />
      {(['website', 'mobile'] as const).map((kind) => (
        <ProjectList
          key={kind}
          kind={kind}
          isActive={kind === active}
          cards={projectCards.filter((card) => card.kind === kind)}
          {...lists[kind]}
        />
      ))}
      <div className="mt-12 flex justify-center">
        <LinkButton href={owner.projectPortfolio.url}>View My Project Portfolio PDF</LinkButton>
      </div>
    </div>
  );
}
