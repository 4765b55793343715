import type { ProjectKind } from '../../src/lib/paths.ts';
import { type FoundTechnology, findTechnologies } from './find-technologies.ts';
import type { Repository } from './github.ts';
import { firstParagraph, firstSentences } from './readme-text.ts';

/** A project before it has an id: what its record will say. */
export type ProjectDraft = {
  kind: ProjectKind;
  title: string;
  /** In the file's name, e.g. `rain-diary`. */
  slug: string;
  owner: string;
  /** `2024-03` or `2024` */
  date: string;
  url: string;
  urlRepo: string;
  download: string;
  description: string;
  p1: string;
  technologies: FoundTechnology[];
};

type Known = Parameters<typeof findTechnologies>[2];

const mobileWords =
  /^(android|ios|ipados|swift|swiftui|kotlin|dart|flutter|react-?native|expo|jetpack-?compose|mobile|mobile-?app)$/i;

/** A record's worth of one repository, in the words of its own description and README. */
export async function draftOfRepository(
  repository: Repository,
  { languages, readme, known }: { languages: string[]; readme: string; known: Known },
): Promise<ProjectDraft> {
  const { name, owner, topics = [], language, html_url, pushed_at, created_at } = repository;
  const words = [...(languages.length > 0 ? languages : language ? [language] : [])];
  const kind = [...words.slice(0, 1), ...topics].some((word) => mobileWords.test(word))
    ? 'mobile'
    : 'website';
  const paragraph = firstParagraph(readme);
  const said =
    sentence(repository.description ?? '') || paragraph || `${titleOf(name)} is a project of mine.`;
  const homepage = webAddress(repository.homepage);
  const isStore = /^https:\/\/(play\.google|apps\.apple|f-droid)\./.test(homepage ?? '');
  return {
    kind,
    title: titleOf(name),
    slug: slugOf(name),
    owner: owner.type === 'Organization' ? owner.login : 'Personal project',
    date: monthOf(pushed_at ?? created_at),
    url: isStore ? 'private' : (homepage ?? 'private'),
    urlRepo: html_url,
    download: isStore && homepage ? homepage : 'private',
    description: firstSentences(said, 220),
    p1: paragraph || said,
    technologies: await findTechnologies(words, topics, known),
  };
}

/** `my-cool_app` and `myCoolApp` become `My Cool App`; names with dots or capitals of their own stay. */
export function titleOf(name: string): string {
  const words = name.includes('.') && !/[-_]/.test(name) ? [name] : name.split(/[-_\s]+/);
  return words
    .filter(Boolean)
    .flatMap((word) => (/^[a-z0-9]+([A-Z][a-z0-9]+)+$/.test(word) ? word.split(/(?=[A-Z])/) : [word]))
    .map((word) => (word.includes('.') ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** Small letters, digits and dashes. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'project';
}

/** `2024-03-05` becomes `2024-03`; `2024` stays. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** An address as the site needs it: with its protocol. */
export function webAddress(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim();
  if (!trimmed) return undefined;
  const whole = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return URL.canParse(whole) && /^https?:\/\/[^\s/.]+\.\S+$/.test(whole) ? whole : undefined;
}

/** A description as a sentence: without pictures of its own, with a full stop. */
function sentence(text: string): string {
  const plain = text
    .replace(/:[a-z0-9_+-]{1,40}:/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' || /[.!?…。！？]$/.test(plain) ? plain : `${plain}.`;
}
