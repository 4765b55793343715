import { ArrowUpRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { hasSection } from '#content/assemble/sections.ts';
import type { Technology } from '#content/schema/technologies.ts';
import { words } from '#content/words/site.ts';
import { toolPath } from '#lib/paths.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tile } from '#ui/tile.tsx';

type Props = { title: string; technologies: readonly Technology[] };

export function Technologies({ title, technologies }: Props) {
  if (technologies.length === 0) return null;
  const hasList = hasSection('project');
  return (
    <section aria-labelledby="technologies">
      <Heading level={2} size="medium" id="technologies" lang={words.project.technologies.lang}>
        {title}
      </Heading>
      <ul
        className="stagger mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2.5 lg:grid-cols-1"
        data-aos="stagger"
        data-aos-once="true"
      >
        {technologies.map(({ src, name }, place) => (
          <li key={name} className="break-inside-avoid" style={{ '--place': place } as CSSProperties}>
            <Tile
              look="row"
              to={hasList ? toolPath(name) : undefined}
              icon={<Icon src={src} name={name} size={32} />}
              iconAfter={
                hasList && (
                  <ArrowUpRight
                    size={18}
                    className="text-muted transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
                  />
                )
              }
            >
              {name} {hasList && <span className="sr-only">{words.project.allWithTechnology}</span>}
            </Tile>
          </li>
        ))}
      </ul>
    </section>
  );
}
