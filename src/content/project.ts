import type { Picture } from './picture.ts';

/** `src` is a file in `public/`. */
export type Technology = { src: string; name: string };

/** An address, or `private`. */
export type ProjectLink = string;

type ProjectRecord = {
  /** Unique within its kind. The address of the page: `/website/3`. */
  id: string;
  title: string;
  /** Other names, by which the search and the chat find it. */
  alsoCalled?: string[];
  /** Describes the cover, `cover.png`, to people who cannot see it. Without the file, the build draws a cover. */
  imageAlt?: string;
  /** Who it was made for or with. */
  owner: string;
  /** A year, or a year and a month: `2024-10`. The page shows it as "October 2024", in the language of `words.ts`. */
  date: string;
  /** Shown instead of the date, e.g. `Spring 2024`. */
  dateText?: string;
  /** Position in the list: 1 is first. Projects without it follow in the `projectOrder` of `owner.ts`. */
  order?: number;
  /** A running demo: `https://…`, or `private`. */
  url: ProjectLink;
  /** The source code: `https://…`, or `private`. */
  urlRepo: ProjectLink;
  /** Two or three sentences for the card. */
  description: string;
  /** What it does, and for whom. */
  p1: string;
  /** What was hard, and how it was solved. May be empty. */
  p2: string;
  /** A caption for each screenshot beside this file: `1.png`, `2.png` … */
  screens?: string[];
  technologies: Technology[];
  /** Your role. */
  role?: string;
  /** What it solves. */
  problem?: string;
  /** What it achieved. */
  result?: string;
  /** Two to four, of a few words each: '120 shops', '3 months'. The card shows the first. */
  facts?: string[];
  /** A quote from a user. */
  quote?: { text: string; by: string; role: string };
};

export type WebsiteProject = ProjectRecord & { kind: 'website' };

export type MobileProject = ProjectRecord & {
  kind: 'mobile';
  /** A store link (`https://…`), a file in `public/` (`downloads/app.apk`), or `private`. */
  download: ProjectLink;
  /** An optional third paragraph. */
  p3?: string;
};

/** The part of a record that lists show. */
export type ProjectCard = Pick<ProjectRecord, 'id' | 'title' | 'description'> & {
  kind: 'website' | 'mobile';
  image: Picture;
  imageAlt: string;
  /** Names of the technologies. */
  technologies: string[];
  /** The record's first fact. */
  fact?: string;
};

/** The text of a record, for the chat. */
export type ProjectFacts = Pick<
  ProjectRecord,
  'id' | 'title' | 'description' | 'owner' | 'date' | 'url' | 'urlRepo' | 'role' | 'problem' | 'result'
> & {
  /** The formatted date. */
  dateText: string;
  kind: 'website' | 'mobile';
    technologies: readonly string[];
  paragraphs: readonly string[];
  /** Of the screenshots. */
  captions: readonly string[];
  download?: ProjectLink;
};

/** The part of a record that links need. */
export type ProjectTitle = Pick<ProjectCard, 'kind' | 'id' | 'title'>;

/** The previous or next project. */
export type ProjectNeighbor = ProjectTitle & Pick<ProjectCard, 'image'>;

type Neighbors = { previous?: ProjectNeighbor; next?: ProjectNeighbor };

/** The path entry that a project belongs to: `id` is its anchor. */
type MadeAt = { madeAt?: { id: string; at: string } };

/** A record with its formatted date, prepared pictures and screenshots. */
export type ProjectPage = Neighbors &
  MadeAt &
  (
    | (Omit<WebsiteProject, Prepared> & PreparedParts)
    | (Omit<MobileProject, Prepared> & { gallery: GalleryPicture[] } & PreparedParts)
  );
type Prepared = 'imageAlt' | 'dateText' | 'screens';
type PreparedParts = { image: Picture; imageAlt: string; dateText: string };

export type GalleryPicture = { picture: Picture; caption: string };
