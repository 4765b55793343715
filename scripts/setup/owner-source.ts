import type { Answers } from './answers.ts';
import { isMarked, setValue, textAt, textsAt } from './edit-source.ts';

/**
 * `owner.ts` with the answers in it. What was not answered stays, unless it names the made-up person. The description and the
 * keywords follow, as long as they are those of the sample or of an earlier setup.
 */
export function ownerSource(source: string, answers: Answers, technologies: readonly string[]): string {
  const { name, role, location } = answers;
  const fullName = answers.fullName ?? name;
  const before = whoIn(source);
  let next = source;
  const set = (path: string, value: unknown) => {
    if (value !== undefined) next = setValue(next, path, JSON.stringify(value));
  };
  /** What nobody has said yet, but must not stay as it is. It keeps its mark. */
  const fill = (path: string, value: unknown) => {
    if (isMarked(next, path, 'sample')) next = setValue(next, path, `${JSON.stringify(value)}`, '// sample');
  };
  set('name', name);
  set('fullName', fullName);
  set('role', role);
  set('personal', answers.personal);
  set('typedLines', answers.typedLines);
  set('bio', answers.bio);
  set('location', location);
  set('email', answers.email);
  set(
    'profiles',
    answers.profiles?.map(({ name, icon, url }) => ({ name, icon, url })),
  );
  if (answers.whatsapp) {
    set('whatsapp', answers.whatsapp.replace(/\D/g, ''));
    set('phone', answers.whatsapp.startsWith('+') ? answers.whatsapp : `+${answers.whatsapp}`);
  }
  if (!name) return next;

  const what = role ?? 'Developer';
  if (hasField(source, 'projectOrder') && isMarked(source, 'projectOrder', 'sample'))
    set('projectOrder', 'date');
  if (isMarked(source, 'monogram', 'sample')) set('monogram', initialOf(name));
  fill('personal', `${article(what)} who likes to make things that people use.`);
  fill('typedLines', [what.slice(0, 28), 'I build things that work']);
  fill('bio', [answers.personal ?? `I am ${article(what).toLowerCase()}. More about me soon.`]);
  fill('location', 'Online');
  fill('email', 'you@example.com');
  for (const way of ['whatsapp', 'phone']) if (hasField(next, way)) fill(way, '');
  fill('profiles', []);
  for (const part of ['designPortfolio', 'projectPortfolio', 'openTo']) {
    // Optional: the owner may have deleted it.
    if (next.includes(`${part}:`)) fill(part, undefined);
  }
  if (isMarked(source, 'description', 'sample')) {
    set('description', descriptionOf({ fullName, role: what, location }));
    set('keywords', [
      what.toLowerCase(),
      'portfolio',
      ...technologies.slice(0, 4),
      ...(location ? [location] : []),
    ]);
  } else if (textAt(source, 'description') === descriptionOf(before)) {
    const now = whoIn(next);
    set('description', descriptionOf(now));
    const renamed = new Map([
      [before.role.toLowerCase(), now.role.toLowerCase()],
      [before.location, now.location],
    ]);
    set(
      'keywords',
      textsAt(next, 'keywords').map((word) => renamed.get(word) ?? word),
    );
  }
  return next;
}

/** An owner may have deleted an optional line. */
function hasField(source: string, field: string): boolean {
  return new RegExp(`^ *(const )?${field}( =|:)`, 'm').test(source);
}

type Who = { fullName: string | undefined; role: string; location: string | undefined };

/** Whom the file is about; without what is still the sample's. */
export function whoIn(source: string): Who {
  const [fullName, role = 'Developer', location] = ['fullName', 'role', 'location'].map((path) =>
    textAt(source, path),
  );
  return { fullName, role, location };
}

/** As setup writes it. */
function descriptionOf({ fullName, role, location }: Who): string {
  const place = location ? ` in ${location}` : '';
  return `Portfolio of ${fullName}, ${article(role).toLowerCase()}${place}.`.slice(0, 160);
}

/** The letter that a coin shows. */
export function initialOf(name: string): string | undefined {
  return new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment.toUpperCase();
}

/** `A Software Developer`, `An Engineer`. */
export function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'An' : 'A'} ${noun}`;
}
