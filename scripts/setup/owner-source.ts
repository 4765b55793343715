import type { Answers } from './answers.ts';
import { hasValue, isMarked, setValue, textAt, textsAt } from './edit-source.ts';
import { firstParts } from './person.ts';
import { clip } from './plain-text.ts';

/**
 * `owner.ts` with the answers in it. The rest stays, unless it names the sample. The description and the keywords follow while
 * they are the sample's or as setup wrote them.
 */
export function ownerSource(source: string, answers: Answers, technologies: readonly string[]): string {
  const { name, role, location } = answers;
  const fullName = answers.fullName ?? name;
  const before = whoIn(source);
  let next = source;
  const set = (path: string, value: unknown) => {
    if (value !== undefined && hasValue(next, path)) next = setValue(next, path, JSON.stringify(value));
  };
  /** A placeholder for what nobody has answered yet. It keeps its mark. */
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
  if (isMarked(source, 'monogram', 'sample')) set('monogram', initialOf(name));
  fill('personal', `${article(what)} who likes to make things that people use.`);
  fill('typedLines', [firstParts(what, 28), 'I build things that work']);
  fill('bio', [answers.personal ?? `I am ${article(what).toLowerCase()}. More about me soon.`]);
  fill('location', 'Online');
  fill('email', 'you@example.com');
  fill('profiles', []);
  for (const part of ['designPortfolio', 'projectPortfolio']) {
    // No button rather than one that leads nowhere.
    fill(part, undefined);
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

type Who = { fullName: string | undefined; role: string; location: string | undefined };

/** Whom the file is about, the sample's values left out. */
export function whoIn(source: string): Who {
  const [fullName, role = 'Developer', location] = ['fullName', 'role', 'location'].map((path) =>
    textAt(source, path),
  );
  return { fullName, role, location };
}

/** As setup writes it. */
function descriptionOf({ fullName, role, location }: Who): string {
  const place = location ? ` in ${location}` : '';
  return clip(`Portfolio of ${fullName}, ${article(role).toLowerCase()}${place}.`, 160);
}

/** The letter on the coin. */
export function initialOf(name: string): string | undefined {
  return new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment.toUpperCase();
}

/** `A Software Developer`, `An Engineer`. */
export function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'An' : 'A'} ${noun}`;
}
