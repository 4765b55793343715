import { X } from 'lucide-react';
import { words } from '#content/words/site.ts';
import { Button } from '#ui/button.tsx';

type Props = { tool: string | undefined; count: number; total: number; onClear: () => void };

export function ToolFilter({ tool, count, total, onClear }: Props) {
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
