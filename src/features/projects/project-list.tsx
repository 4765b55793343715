import { type ReactNode, useEffect, useRef } from 'react';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { type ProjectKind, projectPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Eyebrow, Heading } from '#ui/heading.tsx';
import { Quote } from '#ui/quote.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ProjectCard } from './project-card.tsx';

type Props = {
  kind: ProjectKind;
  /** Its quote is shown below the first card. */
  quoted: Project | undefined;
  isActive: boolean;
  isRevealed: boolean;
  projects: readonly Project[];
  shown: number;
  tool: string | undefined;
  onMore: () => void;
  /** Whether both kinds have projects, and so a tab. */
  hasTab: boolean;
  children?: ReactNode;
};

export function ProjectList(props: Props) {
  const { kind, quoted, isActive, isRevealed, projects, shown, tool, onMore, hasTab, children } = props;
  const cards = projects.slice(0, shown);
  const { label, heading, text } = words.projects[kind];
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);

  // Move focus to the first new card, since the button has moved.
  useEffect(() => {
    const { current: first } = firstNew;
    if (first === undefined || cards.length <= first) return;
    firstNew.current = undefined;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [cards.length]);

  function showMore() {
    firstNew.current = cards.length;
    onMore();
  }

  return (
    <div
      {...(hasTab && { role: 'tabpanel', 'aria-labelledby': `tab-${kind}` })}
      id={`panel-${kind}`}
      ref={keepWideText}
      className="mt-3 not-print:script:data-inactive:hidden md:mt-6"
      data-inactive={isActive ? undefined : ''}
    >
      <Eyebrow>{label}</Eyebrow>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 break-after-avoid">
        <Heading level={3} size="medium" className="max-sm:text-xl">
          {heading}
        </Heading>
        <p className="text-muted max-sm:text-sm">{text}</p>
      </div>
      <ul
        ref={list}
        className={`mt-3 grid [--stagger:.4s] grid-cols-1 gap-3 empty:hidden sm:grid-cols-2 sm:mt-4 sm:gap-6 lg:grid-cols-6 ${isRevealed ? '' : 'stagger'}`}
        {...(!isRevealed && { 'data-aos': 'stagger', 'data-aos-once': 'true' })}
      >
        {cards.map((card, place) => (
          <ProjectCard key={card.id} project={card} tool={tool} place={place} count={cards.length}>
            {place === 0 && quoted?.quote && !tool && (
              <Quote
                quote={quoted.quote}
                about={quoted.id === card.id && quoted.kind === kind ? undefined : quoted.title}
                className="mt-3.5 ps-5 sm:mt-7 sm:mb-2"
                lang={quoted.lang}
                dir={quoted.dir}
              />
            )}
          </ProjectCard>
        ))}
      </ul>
      {cards.length < projects.length && (
        <MoreProjects kind={kind} left={projects.slice(shown)} onMore={showMore} />
      )}
      {children}
    </div>
  );
}

/** Shows full descriptions when a reader widens letters: clamped ones would lose words (WCAG 1.4.12). */
function keepWideText(panel: HTMLElement | null) {
  if (!panel) return;
  const observer = new ResizeObserver(() =>
    panel.toggleAttribute('data-wide-text', getComputedStyle(panel).letterSpacing !== 'normal'),
  );
  observer.observe(panel);
  return () => observer.disconnect();
}

type MoreProps = {
  kind: ProjectKind;
  left: readonly Project[];
  onMore: () => void;
};

/** Shows more cards; without JavaScript, links to their pages. */
function MoreProjects({ kind, left, onMore }: MoreProps) {
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <Button look="quiet" className="needs-script" onClick={onMore}>
        {words.projects.more(kind, left.length)}
      </Button>
      <ul className="columns-[14rem] script:hidden">
        {left.map((project) => (
          <li key={project.id}>
            <SiteLink to={projectPath(project)} className="inline-block min-h-11">
              {project.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
