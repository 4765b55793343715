/**
 * The page's own texts: headings, buttons, errors and screen reader texts. Change the text in quotes, and keep what is inside
 * `${}`. A text in another language than the page names it in `lang`, for pronunciation and translation. Lines that end in
 * `sample` are Indonesian or Javanese: keep or replace them, then remove the mark.
 */
import type { ProjectCard } from './project.ts';

type Kind = ProjectCard['kind'];

const project = (count: number) => (count === 1 ? 'project' : 'projects');

export const words = {
  /** The language of all that does not name another, for browsers, screen readers and search engines. */
  lang: 'en',

  bar: {
    /** The sections, as in the bar, the menu and the footer. */
    sections: { home: 'Home', tools: 'Tools', project: 'Projects', contact: 'Contact' },
    skip: 'Skip to content',
    navigation: 'Sections',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    stopMotion: 'Stop motion',
    startMotion: 'Start motion',
    themes: { system: 'system', light: 'light', dark: 'dark' },
    theme: (current: string, next: string) => `Theme: ${current}. Switch to ${next}`,
  },

  hero: {
    greeting: 'Hello',
    callMe: 'Call Me',
    cv: 'CV',
    flipCoin: 'Flip the coin',
  },

  about: {
    eyebrow: { text: 'Tentang Saya', lang: 'id' }, // sample
    heading: 'Welcome to My Website',
    portrait: (name: string) => `Portrait of ${name}`,
    connect: 'Let’s Connect',
    path: 'My path so far',
  },

  tools: {
    heading: 'Tech Stack & Tools',
    text: 'Technologies and tools I use to bring ideas to life.',
    projects: (count: number) => `${count} ${project(count)}`,
  },

  /** Where you have studied, worked and helped out. */
  path: {
    heading: 'My Path',
    text: 'Where I have studied, worked and lent a hand.',
    kinds: { work: 'Work', organisation: 'Organisation', education: 'Education' },
    /** The end of what goes on. */
    now: 'now',
    projects: (at: string) => `Projects at ${at}`,
    certificates: 'Certificates and awards',
    languages: 'Languages',
  },

  projects: {
    heading: 'My Projects',
    tabs: 'Kinds of project',
    website: {
      tab: 'Website',
      label: 'Website Projects',
      heading: 'Recent Web Projects',
      text: 'Some of my mini projects',
    },
    mobile: {
      tab: 'Mobile',
      label: 'Mobile Projects',
      heading: 'Recent Mobile Projects',
      text: 'Some of my mobile projects',
    },
    /** Instead of both lists while there is no project at all. */
    none: 'My first projects are on their way.',
    technologies: 'Technologies',
    more: (kind: Kind, left: number) => `Show more ${kind} projects (${left} left)`,
    moreFailed: 'More projects could not be loaded. Check your connection and try again.',
    showAll: '(show all projects)',
    withTool: (count: number, total: number, tool: string) =>
      `${count} of ${total} projects ${count === 1 ? 'uses' : 'use'} ${tool}`,
    noneWithTool: (kind: Kind, tool: string) => `No ${kind} project uses ${tool}.`,
    othersWithTool: (kind: Kind, tool: string) => `Show ${kind} projects with ${tool}`,
  },

  /** The page of one project. */
  project: {
    date: 'Date',
    owner: 'Owner',
    madeAt: 'Made at',
    problem: 'Problem',
    role: 'My part',
    result: 'Result',
    facts: 'In short',
    demo: 'Demo',
    download: 'Download',
    repo: 'Repo',
    noDemo: { website: 'Demo Not Available', mobile: 'No Demo' },
    noDownload: 'No Download',
    noRepo: 'Repo Private',
    share: 'Share',
    linkCopied: 'Link copied',
    linkNotCopied: 'The link could not be copied. You find it in the address bar.',
    technologies: { website: 'Teknologi used', mobile: 'Teknologi useddd', lang: 'id' }, // sample
    allWithTechnology: '(all projects with it)',
    documentation: 'Documentation',
    /** What a screen reader calls it. */
    slideshow: 'carousel',
    screens: (title: string) => `Screens of ${title}`,
    screen: (title: string, place: number, caption: string) => `${title} ${place}: ${caption}`,
    screenOf: (place: number, count: number, caption: string) => `${place} of ${count}: ${caption}`,
    showScreen: (place: number, caption: string) => `Screen ${place}: ${caption}`,
    previousScreen: 'Previous screen',
    nextScreen: 'Next screen',
    enlarge: 'Enlarge',
    close: 'Close',
    /** Under a mobile project. */
    update: {
      text: 'Please contact me for latest update app,',
      thanks: 'Matursuwun', // sample
      lang: 'jv',
      emoji: '🙏😊',
    },
    others: 'Other projects',
    previous: 'Previous project',
    next: 'Next project',
    backToHome: 'Back to Home',
    backToProjects: 'Back to Projects',
    notFound: { website: 'Website not found', mobile: 'Mobile not found' },
    notFoundText: 'There is no project at this address. It may have been renamed or taken down.',
  },

  /** In search results and on shared-link pictures. */
  head: {
    project: (title: string, kind: Kind) => `${title} (${kind})`,
    projectPicture: (title: string, kind: Kind, owner: string) => `${title}, a ${kind} project of ${owner}`,
    kinds: { website: 'Website project', mobile: 'Mobile project' },
  },

  failure: {
    title: 'Unexpected Application Error!',
    backToHome: 'Back to Home',
    part: 'This part of the page could not be loaded. Please check your connection.',
    tryAgain: 'Try again',
    unknown: 'Something went wrong on this page.',
    page: 'A part of this page could not be loaded. Please check your connection and try again. If the site has been renewed since you came, load the page: what you have written here would be lost by that.',
    loadPage: 'Load the page',
    newer: 'There is a newer version of this site.',
    newerLoses: 'What you have written here would not be in it.',
    loadNewer: 'Load it',
  },
};
