import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';

/** A short case study. The result comes first, for readers with a minute. */
export function ProjectCase({ project }: { project: Project }) {
  const { facts = [], lang, dir } = project;
  const parts = (['result', 'problem', 'role'] as const).filter((part) => project[part]);
  if (facts.length === 0 && parts.length === 0) return null;
  return (
    <div className="case" lang={lang} dir={dir}>
      {facts.length > 0 && (
        <ul className="case-facts" aria-label={words.project.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {parts.length > 0 && (
        <dl className="case-parts">
          {parts.map((part) => (
            <div key={part} className={`case-${part}`}>
              <dt>{words.project[part]}</dt>
              <dd>{project[part]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
