import type { ProjectKind } from '../../src/lib/paths.ts';
import { type FoundTechnology, findTechnologies, type Known } from './find-technologies.ts';
import type { Repository } from './github.ts';
import { isStore, kindOf } from './kind.ts';
import { clip, lineOf } from './plain-text.ts';
import { firstParagraph, isBoilerplate } from './readme-text.ts';
import { placeOf, webAddress } from './web-address.ts';

/** A project record before it has an id. */
export type ProjectDraft = {
  kind: ProjectKind;
  /** Whether the source implies the kind. */
  isKindSure: boolean;
  title: string;
  owner: string;
  /** `2024-03`, `2024`, or empty if unknown. */
  date: string;
  url: string;
  urlRepo: string;
  download: string;
  description: string;
  p1: string;
  technologies: FoundTechnology[];
};

export const longestDescription = 220;

/** Drafts a record from the description, topics and README of a repository. */
export async function draftOfRepository(
  repository: Repository,
  { languages, readme, known }: { languages: string[]; readme: string; known: Known },
): Promise<ProjectDraft> {
  const { name, owner, topics = [], language, html_url, homepage, pushed_at, created_at } = repository;
  const words = languages.length > 0 ? languages : language ? [language] : [];
  const title = titleOf(name);
  const about = sentence(repository.description ?? '');
  const paragraph = firstParagraph(readme);
  const summary = about || paragraph || `${title} is a project of mine.`;
  const { kind, isSure } = kindOf({
    tags: [...words.slice(0, 1), ...topics],
    prose: [about],
    links: [homepage ?? ''],
  });
  return {
    kind,
    isKindSure: isSure,
    title,
    owner: owner.type === 'Organization' ? owner.login : 'Personal project',
    date: (pushed_at ?? created_at).slice(0, 7),
    ...linksOf(homepage),
    urlRepo: html_url,
    description: clip(summary, longestDescription),
    p1: paragraph || summary,
    technologies: await findTechnologies(words, topics, known),
  };
}

/** Assigns a URL to the right field: repository, download or demo. */
export function linksOf(
  address: string | null | undefined,
): Pick<ProjectDraft, 'url' | 'urlRepo' | 'download'> {
  const links = { url: 'private', urlRepo: 'private', download: 'private' };
  const link = webAddress(address);
  if (!link) return links;
  const place = placeOf(link);
  if (place?.isRepository) return { ...links, urlRepo: place.address };
  return isStore(link) ? { ...links, download: link } : { ...links, url: link };
}

/** `my-cool_app` and `myCoolApp` become `My Cool App`; keeps names with dots or other capitals, and `_`. */
export function titleOf(name: string): string {
  const words = name.includes('.') && !/[-_]/.test(name) ? [name] : name.split(/[-_\s]+/);
  const title = words
    .filter(Boolean)
    .flatMap((word) => (/^[a-z0-9]+([A-Z][a-z0-9]+)+$/.test(word) ? word.split(/(?=[A-Z])/) : [word]))
    .map((word) => (word.includes('.') ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ');
  return title || name;
}

/** A description without emoji codes and with a final period; empty for boilerplate. */
function sentence(text: string): string {
  const plain = lineOf(text.replace(/:[a-z0-9_+-]{1,40}:/g, ''));
  if (!/[\p{L}\p{N}]/u.test(plain) || isBoilerplate(plain)) return '';
  return /[.!?…。！？]$/.test(plain) ? plain : `${plain}.`;
}
