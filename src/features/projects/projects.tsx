import { projectCounts, toolCounts } from 'virtual:project-counts';
import { owner } from '#content/owner.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { cardsWith, otherKind, type ProjectsFilter } from './filter-projects.ts';
import { NoMatch } from './no-match.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectTabs } from './project-tabs.tsx';
import './projects.css';
import { ToolFilter } from './tool-filter.tsx';
import { useProjectCards } from './use-project-cards.ts';
import { useProjectsFilter } from './use-projects-filter.ts';
import { step, useShown } from './use-shown.ts';

const lists = {
  website: { label: 'Website Projects', heading: 'Recent Web Projects', text: 'Some of my mini projects' },
  mobile: {
    label: 'Mobile Projects',
    heading: 'Recent Mobile Projects',
    text: 'Some of my mobile projects',
  },
} as const;

export function Projects() {
  const [{ kind: active, tool }, show] = useProjectsFilter();
  const counts = (tool && toolCounts[tool]) || projectCounts;
  const [shown, showMore] = useShown();
  const isMoreShown = shown.website > step || shown.mobile > step;
  const { cards, hasFailed, loadAll } = useProjectCards(tool !== undefined || isMoreShown);
  const matches = cardsWith(tool, cards);

  /** For picks that take away what had the focus. */
  function showAndFocusTab(filter: ProjectsFilter) {
    show(filter);
    document.getElementById(`tab-${filter.kind}`)?.focus({ preventScroll: true });
  }

  return (
    <div className="wrap">
      <h2 className="h2" tabIndex={-1}>
        My Projects
      </h2>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ProjectTabs
          active={active}
          counts={tool ? counts : undefined}
          onSelect={(kind) => show({ kind, tool })}
        />
        <ToolFilter
          tool={tool}
          count={counts.website + counts.mobile}
          total={projectCounts.website + projectCounts.mobile}
          onClear={() => showAndFocusTab({ kind: active, tool: undefined })}
        />
      </div>
      {(['website', 'mobile'] as const).map((kind) => (
        <ProjectList
          key={kind}
          kind={kind}
          isActive={kind === active}
          cards={matches.filter((card) => card.kind === kind).slice(0, shown[kind])}
          tool={tool}
          count={counts[kind]}
          hasFailed={hasFailed}
          onMore={() => (hasFailed ? loadAll() : showMore(kind))}
          {...lists[kind]}
        >
          {tool && counts[kind] === 0 && (
            <NoMatch
              kind={kind}
              tool={tool}
              onSwitch={() => showAndFocusTab({ kind: otherKind(kind), tool })}
            />
          )}
        </ProjectList>
      ))}
      <div className="mt-12 flex justify-center">
        <LinkButton href={owner.projectPortfolio.url}>View My Project Portfolio PDF</LinkButton>
      </div>
    </div>
  );
}
