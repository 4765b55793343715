import type { Picture } from './picture.ts';

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
