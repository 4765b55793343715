import type { Picture } from './picture.ts';

/** A technology as a project page shows it. `src` names a file of `public/`. */
export type Technology = { src: string; name: string };

/** Where something can be opened, or `private` when it cannot. */
export type ProjectLink = string;

type ProjectRecord = {
  /** Unique within its kind. The address of the page: `/website/3`. */
  id: string;
  title: string;
  /**
   * File name of the cover in `src/content/pictures/covers`. Without it, a picture there that is named for the kind and the
   * record's own file (`website-3-rain-diary.png`) is taken; where there is none, the build draws one.
   */
  image?: string;
  /** What the cover shows, for people who do not see it. */
  imageAlt?: string;
  /** Who it was made for or with, as shown. */
  owner: string;
  /** As shown, e.g. `March 2024`. */
  date: string;
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
  technologies: Technology[];
  /** Your part in it. */
  role?: string;
  /** What was wrong before. */
  problem?: string;
  /** What came of it. */
  result?: string;
  /** Two to four, of a few words each: '120 shops', '3 months'. The card shows the first. */
  facts?: string[];
  /** What somebody who uses it says. */
  quote?: { text: string; by: string; role: string };
};

export type WebsiteProject = ProjectRecord;

export type MobileProject = ProjectRecord & {
  /** Key of the screenshots in `galleries.ts`; a key that is not there means no slideshow. */
  imageKey: string;
  /** A store link (`https://…`), a file of `public/` (`downloads/app.apk`), or `private`. */
  download: ProjectLink;
  /** A third paragraph, when there is more to say. */
  p3?: string;
};

/** The part of a record that lists show. */
export type ProjectCard = Pick<ProjectRecord, 'id' | 'title' | 'description'> & {
  kind: 'website' | 'mobile';
  image: Picture;
  imageAlt: string;
  /** Names of the technologies. */
  technologies: string[];
  /** The first of the record. */
  fact?: string;
};

/** All of a record that is text: what the chat bot knows of a project. */
export type ProjectFacts = Pick<
  ProjectRecord,
  'id' | 'title' | 'description' | 'owner' | 'date' | 'url' | 'urlRepo'
> & {
  kind: 'website' | 'mobile';
  /** Names, as the project's page shows them. */
  technologies: readonly string[];
  paragraphs: readonly string[];
  /** What the screenshots show. */
  captions: readonly string[];
  download?: ProjectLink;
};

/** What a link to a project needs. */
export type ProjectTitle = Pick<ProjectCard, 'kind' | 'id' | 'title'>;

/** What a page shows of the one before or after it. */
export type ProjectNeighbour = ProjectTitle & Pick<ProjectCard, 'image'>;

type Neighbours = { previous?: ProjectNeighbour; next?: ProjectNeighbour };

/** The entry of the path that a project came of: `id` is its anchor. */
type MadeAt = { madeAt?: { id: string; at: string } };

/** All that a page shows: the record, with its pictures prepared and its screenshots looked up. */
export type ProjectPage = Neighbours &
  MadeAt &
  (
    | (Omit<WebsiteProject, Cover> & { kind: 'website' } & PreparedCover)
    | (Omit<MobileProject, Cover> & { kind: 'mobile'; gallery: GalleryPicture[] } & PreparedCover)
  );
type Cover = 'image' | 'imageAlt';
type PreparedCover = { image: Picture; imageAlt: string };

export type GalleryPicture = { picture: Picture; caption: string };
