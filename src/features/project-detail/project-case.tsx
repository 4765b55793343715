import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { Panel } from '#ui/card.tsx';

/** A short case study. The result comes first, for readers with a minute. */
export function ProjectCase({ project }: { project: Project }) {
  const { facts = [], lang, dir } = project;
  const parts = (['result', 'problem', 'role'] as const).filter((part) => project[part]);
  if (facts.length === 0 && parts.length === 0) return null;
  return (
    <Panel className="-mt-4 overflow-clip md:mt-0 lg:-order-3 lg:col-span-full" lang={lang} dir={dir}>
      {facts.length > 0 && (
        <ul
          className="flex flex-wrap gap-x-6 gap-y-1 bg-gold-soft px-5 py-3 font-extrabold tracking-tight md:grid md:grid-cols-3 md:gap-x-10 md:px-7 md:py-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:text-lg"
          aria-label={words.project.facts}
        >
          {facts.map((fact) => (
            <li key={fact} dir="auto" className="text-balance">
              {fact}
            </li>
          ))}
        </ul>
      )}
      {parts.length > 0 && (
        <dl className="grid auto-cols-[minmax(0,1fr)] gap-3 px-5 pt-4 pb-5 leading-snug md:grid-flow-col md:gap-10 md:px-7 md:pt-6 md:pb-8 md:leading-normal">
          {parts.map((part) => (
            // On phones the result comes first, elsewhere last.
            <div key={part} className={`break-inside-avoid ${part === 'result' ? 'md:order-1' : ''}`}>
              <dt className="text-xs font-bold tracking-wide text-accent uppercase md:mb-1">
                {words.project[part]}
              </dt>
              <dd dir="auto">{project[part]}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
