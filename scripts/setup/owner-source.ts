import type { Answers } from './answers.ts';
import { hasValue, isMarked, setValue, textAt } from './edit-source.ts';
import { firstParts } from './person.ts';
import { clip } from './plain-text.ts';

/**
 * Writes the answers into `owner.ts`. Keeps other values, except those of the sample and drafts (`// rewrite`).
 *
 * @param technologies of the new projects
 */
export function ownerSource(source: string, answers: Answers, technologies: readonly string[]): string {
  const { name, role = 'Developer', location, whatsapp, lang: _, ...texts } = answers;
  const fullName = answers.fullName ?? name;
  let next = source;
  const set = (path: string, value: unknown, mark?: string) => {
    if (hasValue(next, path)) next = setValue(next, path, `${JSON.stringify(value)}`, mark);
  };
  const given = {
    ...texts,
    name,
    fullName,
    role: answers.role,
    location,
    profiles: answers.profiles?.map(({ name, icon, url }) => ({ name, icon, url })),
    whatsapp: whatsapp?.replace(/\D/g, ''),
    phone: whatsapp?.replace(/^\+?/, '+'),
  };
  for (const [path, value] of Object.entries(given)) if (value !== undefined) set(path, value);
  if (!name) return next;

  if (isMarked(source, 'monogram', 'sample')) set('monogram', initialOf(name));
  /** For missing answers. */
  const placeholders = {
    personal: `${article(role)} who builds things that people use.`,
    typedLines: [firstParts(role, 28), 'I build things that work'],
    bio: [answers.personal ?? `I am ${article(role).toLowerCase()}. More about me soon.`],
    location: 'Online',
    email: 'you@example.com',
    profiles: [],
    designPortfolio: undefined,
    projectPortfolio: undefined,
    openTo: undefined,
  };
  for (const [path, value] of Object.entries(placeholders)) {
    if (isMarked(next, path, 'sample')) set(path, value, '// sample');
  }
  for (const way of ['whatsapp', 'phone']) if (isMarked(next, way, 'sample')) set(way, '');
  if (isMarked(next, 'projectOrder', 'sample')) set('projectOrder', 'date');
  const description = descriptionOf({ fullName, role, location });
  if (isMarked(source, 'description', 'sample')) {
    set('description', description);
    set('keywords', [
      role.toLowerCase(),
      'portfolio',
      ...technologies.slice(0, 4),
      ...(location ? [location] : []),
    ]);
  } else if (textAt(source, 'description') === descriptionOf(whoIn(source))) set('description', description);
  return next;
}

export type Who = { [Part in 'fullName' | 'role' | 'location' | 'personal']?: string | undefined };

/** The person in the file, without sample values. */
function whoIn(source: string): Who {
  const keys = ['fullName', 'role', 'location', 'personal'] as const;
  return Object.fromEntries(keys.map((key) => [key, textAt(source, key)]));
}

/** The description that setup writes. */
function descriptionOf({ fullName, role = 'Developer', location }: Who): string {
  const place = location ? ` in ${location}` : '';
  return clip(`Portfolio of ${fullName}, ${article(role).toLowerCase()}${place}.`, 160);
}

/** The letter on the coin. */
function initialOf(name: string): string | undefined {
  return new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment.toUpperCase();
}

/** `A Software Developer`, `An Engineer`. */
export function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'An' : 'A'} ${noun}`;
}
