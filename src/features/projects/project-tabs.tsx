import type { KeyboardEvent } from 'react';
import type { ProjectKind } from '#lib/paths.ts';
import { otherKind } from './filter-projects.ts';

const tabs = [
  { kind: 'website', label: 'Website' },
  { kind: 'mobile', label: 'Mobile' },
] as const;

type Props = {
  active: ProjectKind;
  /** How many projects each list shows, while a filter makes that worth saying. */
  counts: Record<ProjectKind, number> | undefined;
  onSelect: (kind: ProjectKind) => void;
};

/** Tabs after the WAI-ARIA pattern: arrows, Home and End move and select. */
export function ProjectTabs({ active, counts, onSelect }: Props) {
  function pick(kind: ProjectKind) {
    onSelect(kind);
    document.getElementById('project-lists')?.scrollIntoView({ block: 'nearest' });
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const moves: Record<string, ProjectKind> = {
      ArrowLeft: otherKind(active),
      ArrowRight: otherKind(active),
      Home: 'website',
      End: 'mobile',
    };
    const kind = moves[event.key];
    if (!kind) return;
    event.preventDefault();
    onSelect(kind);
    document.getElementById(`tab-${kind}`)?.focus();
  }

  return (
    <div role="tablist" aria-label="Kinds of project" className="tabs needs-script" onKeyDown={move}>
      {tabs.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          role="tab"
          id={`tab-${kind}`}
          aria-selected={kind === active}
          aria-controls={`panel-${kind}`}
          tabIndex={kind === active ? 0 : -1}
          onClick={() => pick(kind)}
        >
          {label} {counts && <span className="tab-count">{counts[kind]}</span>}
        </button>
      ))}
    </div>
  );
}
