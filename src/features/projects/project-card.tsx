import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { projectPath } from '#lib/paths.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';

/** The first card may span the columns. On phones the others have a small cover. */
const sizes = {
  first: '(min-width: 1188px) 684px, (min-width: 640px) 58vw, 92vw',
  others: '(min-width: 1188px) 364px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 112px',
};

/** As many columns as it takes to fill the last row of two columns, or of three. */
const spans = {
  ofTwo: ['', 'sm:max-lg:col-span-2 sm:max-lg:grid-cols-[58%_minmax(0,1fr)]'],
  ofThree: [
    '',
    'lg:col-span-3 lg:grid-cols-[58%_minmax(0,1fr)]',
    'lg:col-span-2 lg:grid-cols-[58%_minmax(0,1fr)]',
  ],
};

/** On phones a small cover stands beside the title, and the description below both. */
const looks = {
  first: {
    card: 'sm:grid',
    cover: 'sm:*:h-full',
    text: 'justify-center',
    title: 'lg:text-2xl',
    description: '',
    chips: '',
  },
  others: {
    card: 'max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:grid-rows-[auto_auto_1fr] max-sm:items-start max-sm:gap-x-3.5 max-sm:p-3.5',
    cover: 'max-sm:row-span-3 max-sm:self-center max-sm:rounded-field',
    text: 'max-sm:contents',
    title: 'max-sm:mt-0 max-sm:text-lg',
    description: 'max-sm:col-span-full max-sm:leading-snug',
    chips: 'mt-auto max-sm:hidden',
  },
};

type Props = { project: Project; tool: string | undefined; place: number; count: number };

/** One of `count` cards. */
export function ProjectCard({ project, tool, place, count }: Props) {
  const path = projectPath(project);
  const { title, description, technologies, facts = [], lang, dir } = project;
  const others = technologies.map(({ name }) => name).filter((name) => name !== tool);
  const names = tool ? [tool, ...others] : others;
  const isOpening = useViewTransitionState(path);
  const look = looks[place === 0 ? 'first' : 'others'];
  const span = place === 0 ? `${spans.ofTwo[count % 2]} ${spans.ofThree[count % 3]}` : '';
  return (
    <Card
      as="li"
      lifts
      className={`group ${look.card} ${span}`}
      lang={lang}
      dir={dir}
      style={{ '--place': place } as CSSProperties}
    >
      <div
        className={`overflow-hidden print:hidden ${look.cover}`}
        style={{ viewTransitionName: isOpening ? 'cover' : undefined }}
      >
        <Picture
          picture={project.cover}
          alt={project.imageAlt}
          sizes={place === 0 ? sizes.first : sizes.others}
          className="aspect-16/10 size-full object-cover transition-transform duration-slow group-hover:scale-103"
        />
      </div>
      <div className={`flex flex-col px-5.5 pt-4.5 pb-5.5 ${look.text}`}>
        <p className="text-xs font-semibold text-muted">
          <time dateTime={project.date}>{project.dateText}</time>
        </p>
        <Heading level={4} size="small" dir="auto" className={`mt-0.5 ${look.title}`}>
          <CardLink to={path}>{title}</CardLink>
        </Heading>
        {facts[0] && (
          <p dir="auto" className="mt-1 text-sm leading-snug font-bold text-accent">
            {facts[0]}
          </p>
        )}
        <p
          dir="auto"
          className={`mt-1.5 line-clamp-3 text-sm text-muted in-data-wide-text:line-clamp-none ${look.description}`}
        >
          {description}
        </p>
        <ul
          className={`flex flex-wrap gap-x-1 gap-y-1.5 pt-3.5 ${look.chips}`}
          aria-label={words.projects.technologies}
        >
          {names.slice(0, 4).map((name) => (
            <li key={name}>
              <Chip isChosen={name === tool}>{name}</Chip>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
