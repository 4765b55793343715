import type { ReactNode } from 'react';
import type { ProjectCard as Card } from '#content/project.ts';
import type { ProjectKind } from '#lib/paths.ts';
import { useStagger } from '#ui/use-stagger.ts';
import { ProjectCard } from './project-card.tsx';

type Props = {
  kind: ProjectKind;
  isActive: boolean;
  cards: readonly Card[];
  tool: string | undefined;
  label: string;
  heading: string;
  text: string;
  /** Stands in for the cards where there are none. */
  children?: ReactNode;
};

export function ProjectList({ kind, isActive, cards, tool, label, heading, text, children }: Props) {
  const list = useStagger<HTMLUListElement>({ each: 0.1, delay: 0.4, isShown: isActive });
  return (
    <div
      role="tabpanel"
      id={`panel-${kind}`}
      aria-labelledby={`tab-${kind}`}
      className="project-panel"
      data-inactive={isActive ? undefined : ''}
    >
      <p className="eyebrow">{label}</p>
      <h3 className="mt-2 text-[1.625rem] tracking-[-.03em]">{heading}</h3>
      <p className="mt-1 text-muted">{text}</p>
      <ul ref={list} className="cards empty:hidden">
        {cards.map((card) => (
          <ProjectCard key={card.id} card={card} tool={tool} />
        ))}
      </ul>
      {children}
    </div>
  );
}
