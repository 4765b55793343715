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
    <div
      role="tablist"
      aria-label={words.projects.tabs}
      className="needs-script inline-flex flex-wrap gap-1 rounded-[27px] border border-line bg-surface p-1 print:hidden"
      onKeyDown={move}
    >
      {projectKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          role="tab"
          id={`tab-${kind}`}
          aria-selected={kind === active}
          aria-controls={`panel-${kind}`}
          tabIndex={kind === active ? 0 : -1}
          className="min-h-11 rounded-full px-6 text-sm font-bold text-muted aria-selected:bg-ink aria-selected:text-paper"
          onClick={(event) => pick(kind, event)}
        >
          {words.projects[kind].tab} {counts && <span className="ms-2 tabular-nums">{counts[kind]}</span>}
        </button>
      ))}
    </div>
  );
}
