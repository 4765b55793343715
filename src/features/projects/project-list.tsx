import { type ReactNode, useEffect, useRef } from 'react';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import type { ProjectKind } from '#lib/paths.ts';
import { MoreProjects } from './more-projects.tsx';
import { ProjectCard } from './project-card.tsx';

type Props = {
  kind: ProjectKind;
  isActive: boolean;
  projects: readonly Project[];
  shown: number;
  tool: string | undefined;
  onMore: () => void;
  /** Whether the other kind has projects too, and both have a tab. */
  hasTab: boolean;
  children?: ReactNode;
};

export function ProjectList(props: Props) {
  const { kind, isActive, projects, shown, tool, onMore, hasTab, children } = props;
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
      className="project-panel"
      data-inactive={isActive ? undefined : ''}
    >
      <p className="eyebrow">{label}</p>
      <h3 className="mt-2 text-[1.625rem] tracking-[-.03em]">{heading}</h3>
      <p className="mt-1 text-muted">{text}</p>
      <ul ref={list} className="cards stagger empty:hidden" data-aos="stagger" data-aos-once="true">
        {cards.map((card, place) => (
          <ProjectCard key={card.id} project={card} tool={tool} place={place} />
        ))}
      </ul>
      {cards.length < projects.length && (
        <MoreProjects kind={kind} left={projects.slice(shown)} onMore={showMore} />
      )}
      {children}
    </div>
  );
}

/** Shows all of each description once a reader has set wider letters: clamped, it would lose words (WCAG 1.4.12). */
function keepWideText(panel: HTMLElement | null) {
  if (!panel) return;
  const observer = new ResizeObserver(() =>
    panel.toggleAttribute('data-wide-text', getComputedStyle(panel).letterSpacing !== 'normal'),
  );
  observer.observe(panel);
  return () => observer.disconnect();
}
