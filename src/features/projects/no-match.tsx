import { words } from '#content/words/site.ts';
import type { ProjectKind } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { otherKind } from './filter-projects.ts';

type Props = { kind: ProjectKind; tool: string; onSwitch: () => void };

export function NoMatch({ kind, tool, onSwitch }: Props) {
  return (
    <Panel className="mt-6 grid justify-items-start gap-5 p-6">
      <p className="text-lg font-bold">{words.projects.noneWithTool(kind, tool)}</p>
      <Button look="quiet" onClick={onSwitch}>
        {words.projects.othersWithTool(otherKind(kind), tool)}
      </Button>
    </Panel>
  );
}
