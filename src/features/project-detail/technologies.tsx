import { ArrowUpRight } from 'lucide-react';
import type { Technology } from '#content/schema/technologies.ts';
import { hasSection } from '#content/sections.ts';
import { words } from '#content/words.ts';
import { siteHref, toolPath } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useStagger } from '#ui/use-stagger.ts';

type Props = { title: string; technologies: readonly Technology[] };

/** Each technology links to all projects that use it, unless they are hidden. */
export function Technologies({ title, technologies }: Props) {
  const list = useStagger<HTMLUListElement>({ each: 0.1 });
  if (technologies.length === 0) return null;
  return (
    <section aria-labelledby="technologies">
      <h2 id="technologies" lang={words.project.technologies.lang} className="detail-heading">
        {title}
      </h2>
      <ul ref={list} className="technologies">
        {technologies.map(({ src, name }) => (
          <li key={name}>
            {hasSection('project') ? (
              <a href={siteHref(toolPath(name))} className="technology lift">
                <Icon src={src} name={name} size={32} />
                <span>
                  {name} <span className="sr-only">{words.project.allWithTechnology}</span>
                </span>
                <ArrowUpRight size={18} aria-hidden className="technology-arrow" />
              </a>
            ) : (
              <span className="technology">
                <Icon src={src} name={name} size={32} />
                {name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
