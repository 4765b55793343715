import { hasSection } from '#content/assemble/sections.ts';
import { counts } from '#content/index.ts';
import { tools } from '#content/tools.ts';
import { words } from '#content/words/site.ts';
import { ToolTile } from './tool-tile.tsx';

/** The number of projects that a tool links to. */
function countOf(name: string): number {
  if (!hasSection('project')) return 0;
  const { website = 0, mobile = 0 } = counts.tools[name] ?? {};
  return website + mobile;
}

export function Tools() {
  return (
    <div className="wrap" data-aos="fade-up">
      <h2 className="h2" tabIndex={-1}>
        {words.tools.heading}
      </h2>
      <p className="sub">{words.tools.text}</p>
      <ul className="tools">
        {tools.map((tool) => (
          <ToolTile key={tool.name} tool={tool} count={countOf(tool.name)} />
        ))}
      </ul>
    </div>
  );
}
