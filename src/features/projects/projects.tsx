import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { counts as all, type Project, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import type { ProjectKind } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/card.tsx';
import { Heading, Lead } from '#ui/heading.tsx';
import {
  cardsWith,
  otherKind,
  type ProjectsFilter,
  projectKinds,
  step,
  useProjectsFilter,
} from './filter-projects.ts';
import { ProjectList } from './project-list.tsx';
import { ProjectTabs } from './project-tabs.tsx';

export function Projects() {
  const kinds = projectKinds.filter((kind) => all[kind] > 0);
  const [{ kind: active, tool, shown = step }, show] = useProjectsFilter();
  /** Cards appear one after another when the list is first scrolled to, but not after a change of tab. */
  const [isRevealed, setIsRevealed] = useState(false);
  const counts = (tool && all.tools[tool]) || all;
  const matches = cardsWith(tool, projects);

  function showAndFocusTab(filter: ProjectsFilter) {
    show(filter);
    const target =
      document.getElementById(`tab-${filter.kind}`) ?? document.querySelector<HTMLElement>('#project h2');
    target?.focus({ preventScroll: true });
  }

  return (
    <div className="wrap">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Heading level={2}>{words.projects.heading}</Heading>
        {kinds.length > 1 && (
          <ProjectTabs
            active={active}
            counts={tool ? counts : undefined}
            onSelect={(kind) => {
              setIsRevealed(true);
              show({ kind, tool });
            }}
          />
        )}
        <ToolFilter
          tool={tool}
          count={counts.website + counts.mobile}
          total={all.website + all.mobile}
          onClear={() => showAndFocusTab({ kind: active, tool: undefined })}
        />
      </div>
      {kinds.length === 0 && <Lead>{words.projects.none}</Lead>}
      {kinds.map((kind) => (
        <ProjectList
          key={kind}
          kind={kind}
          quoted={quotedOf(kind)}
          isActive={kind === active}
          isRevealed={isRevealed}
          projects={matches.filter((project) => project.kind === kind)}
          shown={kind === active ? shown : step}
          tool={tool}
          onMore={() => show({ kind, tool, shown: shown + step })}
          hasTab={kinds.length > 1}
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
      {owner.projectPortfolio && (
        <div className="mt-6 flex justify-center sm:mt-12">
          <Button
            look="quiet"
            href={owner.projectPortfolio.url}
            target="_blank"
            icon={<FileText size={20} />}
          >
            {owner.projectPortfolio.label}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The first project with a quote, of this kind if possible. */
function quotedOf(kind: ProjectKind): Project | undefined {
  const quoted = projects.filter(({ quote }) => quote);
  return quoted.find((project) => project.kind === kind) ?? quoted[0];
}

type ToolFilterProps = { tool: string | undefined; count: number; total: number; onClear: () => void };

function ToolFilter({ tool, count, total, onClear }: ToolFilterProps) {
  return (
    <div className={tool ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : 'sr-only'}>
      {tool && (
        <Button
          look="soft"
          size="small"
          iconAfter={<X size={18} className="transition-transform group-hover:rotate-90" aria-hidden />}
          className="group"
          onClick={onClear}
        >
          {tool}
          <span className="sr-only">{words.projects.showAll}</span>
        </Button>
      )}
      {/* Always rendered: screen readers announce changes in a status, not a new status. */}
      <p role="status" className="text-muted">
        {tool && words.projects.withTool(count, total, tool)}
      </p>
    </div>
  );
}

type NoMatchProps = { kind: ProjectKind; tool: string; onSwitch: () => void };

function NoMatch({ kind, tool, onSwitch }: NoMatchProps) {
  return (
    <Panel className="mt-6 grid justify-items-start gap-5 p-6">
      <p className="text-lg font-bold">{words.projects.noneWithTool(kind, tool)}</p>
      <Button look="quiet" onClick={onSwitch}>
        {words.projects.othersWithTool(otherKind(kind), tool)}
      </Button>
    </Panel>
  );
}
