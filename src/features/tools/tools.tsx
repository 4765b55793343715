import { hasSection } from '#content/assemble/sections.ts';
import { counts } from '#content/index.ts';
import { tools } from '#content/tools.ts';
import { words } from '#content/words/site.ts';
import { toolPath } from '#lib/paths.ts';
import { Heading, Lead } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tile } from '#ui/tile.tsx';

export function Tools() {
  return (
    <div className="wrap" data-aos="fade-up">
      <Heading level={2}>{words.tools.heading}</Heading>
      <Lead>{words.tools.text}</Lead>
      {/* A last row that is not full stands in the middle. */}
      <ul className="mt-4 flex flex-wrap justify-center gap-(--gap) [--columns:3] [--gap:4px] sm:mt-10 sm:[--columns:6] sm:[--gap:14px] lg:[--columns:8]">
        {tools.map(({ src, name }) => {
          const count = countOf(name);
          return (
            <li
              key={name}
              className="grid w-[min(100%,max(4.75rem,(100%-(var(--columns)-1)*var(--gap))/var(--columns)-.01px))]"
            >
              <Tile
                look="stacked"
                to={count > 0 ? toolPath(name) : undefined}
                icon={<Icon src={src} name={name} size={40} />}
              >
                {name}{' '}
                {count > 0 && <span className="block text-xs text-muted">{words.tools.projects(count)}</span>}
              </Tile>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The number of projects that a tool links to. */
function countOf(name: string): number {
  if (!hasSection('project')) return 0;
  const { website = 0, mobile = 0 } = counts.tools[name] ?? {};
  return website + mobile;
}
