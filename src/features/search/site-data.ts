import type { Faq } from '#content/faq.ts';
import type { Owner } from '#content/owner.ts';
import type { PathView } from '#content/path-view.ts';
import type { Picture } from '#content/picture.ts';

/** What the search and the chat know of a project. */
export type SiteProject = {
  kind: 'website' | 'mobile';
  id: string;
  title: string;
  description: string;
  owner: string;
  date: string;
  dateText: string;
  order?: number | undefined;
  url?: string | undefined;
  urlRepo?: string | undefined;
  download?: string | undefined;
  p1: string;
  p2: string;
  p3?: string | undefined;
  technologies: readonly { name: string }[];
  role?: string | undefined;
  problem?: string | undefined;
  result?: string | undefined;
  facts?: readonly string[] | undefined;
  quote?: { text: string } | undefined;
  alsoCalled?: readonly string[] | undefined;
  cover: Picture;
  screens: readonly { caption: string }[];
  lang?: string | undefined;
};

/** The content that the search and the chat find things in. */
export type SiteData = {
  projects: readonly SiteProject[];
  path: PathView;
  owner: Owner;
  tools: readonly { name: string; src: string }[];
  /** What the owner's shop sells, by language. */
  services: Record<string, string>;
  faq: Faq;
  /** The page's language. */
  lang: string;
  /** The path of the CV below the base, or empty. */
  cv: string;
  /** The other languages of the site. */
  languages: readonly { lang: string; name: string; href: string }[];
  /** The name of the model that answers first, or empty. */
  model: string;
};
