import type { KeyboardEvent, MouseEvent } from 'react';
import { words } from '#content/words/site.ts';
import type { ProjectKind } from '#lib/paths.ts';
import { otherKind, projectKinds } from './filter-projects.ts';

type Props = {
  active: ProjectKind;
  /** The number of matches in each list, while a filter is on. */
  counts: Record<ProjectKind, number> | undefined;
  onSelect: (kind: ProjectKind) => void;
};

/** Tabs after the WAI-ARIA pattern: arrows, Home and End move and select. */
export function ProjectTabs({ active, counts, onSelect }: Props) {
  function pick(kind: ProjectKind, { currentTarget }: MouseEvent) {
    onSelect(kind);
    currentTarget.parentElement?.scrollIntoView({ block: 'start' });
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const moves: Record<string, ProjectKind> = {
      ArrowLeft: otherKind(active),
      ArrowRight: otherKind(active),
      Home: 'website',
      End: 'mobile',
    };
    const kind = moves[event.key];
    if (!kind || event.altKey) return;
    event.preventDefault();
    onSelect(kind);
    document.getElementById(`tab-${kind}`)?.focus();
  }

  return (
    <div role="tablist" aria-label={words.projects.tabs} className="tabs needs-script" onKeyDown={move}>
      {projectKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          role="tab"
          id={`tab-${kind}`}
          aria-selected={kind === active}
          aria-controls={`panel-${kind}`}
          tabIndex={kind === active ? 0 : -1}
          onClick={(event) => pick(kind, event)}
        >
          {words.projects[kind].tab} {counts && <span className="tab-count">{counts[kind]}</span>}
        </button>
      ))}
    </div>
  );
}
