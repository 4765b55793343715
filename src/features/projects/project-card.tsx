import { Code, ExternalLink, type LucideIcon } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { projectPath } from '#lib/paths.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';

/** On phones, only the first has a large cover. */
const sizes = {
  first:
    '(min-width: 1973px) 835px, (min-width: 1562px) 43vw, (min-width: 1188px) 661px, (min-width: 768px) 55vw, 92vw',
  half: '(min-width: 1973px) 708px, (min-width: 1562px) 36vw, (min-width: 1188px) 558px, (min-width: 640px) 46vw, 112px',
  third:
    '(min-width: 1973px) 464px, (min-width: 1562px) 24vw, (min-width: 1188px) 364px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 112px',
};

/** On phones, a small cover is beside the title, and the description is below both. */
const looks = {
  first: {
    card: 'md:not-print:grid md:grid-cols-[58%_minmax(0,1fr)] md:items-center',
    cover: 'md:self-stretch md:*:h-full',
    text: 'md:px-8',
    title: 'lg:text-2xl',
    description: 'max-sm:leading-snug lg:text-base lg:leading-normal',
    chips: 'max-sm:*:nth-[n+4]:hidden',
  },
  others: {
    card: 'sm:flex sm:flex-col beside:grid beside:grid-cols-[7rem_minmax(0,1fr)] beside:grid-rows-[auto_auto_1fr] beside:items-start beside:gap-x-3.5 beside:p-3',
    cover: 'beside:row-span-3 beside:rounded-field',
    text: 'grow beside:contents',
    title: 'beside:mt-0 max-sm:text-lg',
    description: 'beside:col-span-full max-sm:leading-snug',
    chips: 'mt-auto max-sm:hidden',
  },
};

const chosenClass = 'border-transparent bg-primary-soft text-primary-strong forced-colors:border-[Highlight]';

type Props = {
  project: Project;
  tool: string | undefined;
  place: number;
  count: number;
  /** Below the card. */
  children?: ReactNode;
};

/** One of `count` cards. The first, or each of two, takes a full row; the others take halves and thirds of full rows. */
export const ProjectCard = memo(({ project, tool, place, count, children }: Props) => {
  const path = projectPath(project);
  const { title, description, technologies, facts = [], lang, dir } = project;
  const others = technologies.map(({ name }) => name).filter((name) => name !== tool);
  const names = tool ? [tool, ...others] : others;
  const isOpening = useViewTransitionState(path);
  const isLead = place === 0 || count === 2;
  const look = looks[isLead ? 'first' : 'others'];
  const size = isLead ? 'first' : place <= halves(count) ? 'half' : 'third';
  /** The last card, alone in its row of two. */
  const isLone = !isLead && place === count - 1 && count % 2 === 0;
  return (
    <li
      className={`@container grid ${isLead ? 'sm:col-span-full' : size === 'half' ? 'lg:col-span-3' : 'lg:col-span-2'} ${isLone ? 'sm:max-lg:col-span-2' : ''}`}
      lang={lang}
      dir={dir}
      style={{ '--place': place } as CSSProperties}
    >
      <Card
        lifts
        className={`group ${look.card} ${isLone ? 'sm:max-lg:grid-cols-[46%_minmax(0,1fr)] sm:max-lg:grid' : ''}`}
      >
        <div
          className={`overflow-hidden print:hidden ${look.cover}`}
          style={{ viewTransitionName: isOpening ? 'cover' : undefined }}
        >
          <Picture
            picture={project.cover}
            alt={project.imageAlt}
            sizes={sizes[size]}
            className="aspect-16/10 size-full object-cover transition-transform duration-slow group-hover:scale-103"
          />
        </div>
        <div className={`flex flex-col px-5.5 pt-4 pb-5 sm:pt-4.5 sm:pb-5.5 ${look.text}`}>
          <p className="flex items-center gap-2 text-xs font-semibold text-muted">
            <time className="me-auto tabular-nums" dateTime={project.date}>
              {project.dateText}
            </time>
            <Mark link={project.url} Icon={ExternalLink} label={words.project.demo} />
            <Mark link={project.urlRepo} Icon={Code} label={words.project.repo} />
          </p>
          <Heading level={4} size="small" dir="auto" className={`mt-0.5 text-balance ${look.title}`}>
            <CardLink to={path}>{title}</CardLink>
          </Heading>
          {facts[0] && (
            <p dir="auto" className="mt-1 text-sm leading-snug font-bold text-balance text-accent">
              {facts[0]}
            </p>
          )}
          <p
            dir="auto"
            className={`mt-1.5 line-clamp-3 text-sm text-muted @max-[18rem]:line-clamp-none in-data-wide-text:line-clamp-none! ${look.description}`}
          >
            {description}
          </p>
          <ul
            className={`flex flex-wrap gap-x-1 gap-y-1.5 pt-3.5 ${look.chips}`}
            aria-label={words.projects.technologies}
          >
            {names.slice(0, 4).map((name) => (
              <li key={name}>
                <span
                  className={`rounded-full border px-2 py-0.5 text-xs font-semibold ${name === tool ? chosenClass : 'border-line text-muted'}`}
                >
                  {name}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </Card>
      {children}
    </li>
  );
});

type MarkProps = { link: string | undefined; Icon: LucideIcon; label: string };

/** Shows that the project's page has a link. */
function Mark({ link, Icon, label }: MarkProps) {
  if (!link || link === 'private') return null;
  return <Icon size={16} role="img" aria-label={label} />;
}

/** How many cards after the first take half a row, so that the rows of three are full. */
export function halves(count: number): number {
  const left = (count - 1) % 3;
  return left === 1 && count > 4 ? 4 : left;
}
