import { words } from '#content/words/site.ts';
import type { ProjectKind } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { otherKind } from './filter-projects.ts';

type Props = { kind: ProjectKind; tool: string; onSwitch: () => void };

export function NoMatch({ kind, tool, onSwitch }: Props) {
  return (
    <div className="mt-6 grid justify-items-start gap-5 rounded-card border border-line bg-surface px-6 py-7">
      <p className="text-lg font-bold">{words.projects.noneWithTool(kind, tool)}</p>
      <Button look="quiet" onClick={onSwitch}>
        {words.projects.othersWithTool(otherKind(kind), tool)}
      </Button>
    </div>
  );
}
