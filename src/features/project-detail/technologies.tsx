import { ArrowUpRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { hasSection } from '#content/assemble/sections.ts';
import type { Technology } from '#content/schema/technologies.ts';
import { words } from '#content/words/site.ts';
import { toolPath } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

type Props = { title: string; technologies: readonly Technology[] };

export function Technologies({ title, technologies }: Props) {
  if (technologies.length === 0) return null;
  return (
    <section aria-labelledby="technologies" className="detail-technologies">
      <h2 id="technologies" lang={words.project.technologies.lang} className="detail-heading">
        {title}
      </h2>
      <ul className="technologies stagger" data-aos="stagger" data-aos-once="true">
        {technologies.map(({ src, name }, place) => (
          <li key={name} style={{ '--place': place } as CSSProperties}>
            {hasSection('project') ? (
              <SiteLink to={toolPath(name)} className="technology lift">
                <Icon src={src} name={name} size={32} />
                <span>
                  {name} <span className="sr-only">{words.project.allWithTechnology}</span>
                </span>
                <ArrowUpRight size={18} aria-hidden className="technology-arrow" />
              </SiteLink>
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
