/** Change the text in quotes; in functions, keep `${…}`. A text in another language sets `lang`, for screen readers. */

type Kind = 'website' | 'mobile';

const project = (count: number) => (count === 1 ? 'project' : 'projects');

export const words = {
  /** Language of the page, for browsers, screen readers and search engines. */
  lang: 'en',

  bar: {
    /** Section names in the bar, the menu and the footer. */
    sections: { home: 'Home', tools: 'Tools', project: 'Projects', contact: 'Contact' },
    skip: 'Skip to content',
    navigation: 'Sections',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    search: 'Search',
    stopMotion: 'Stop motion',
    startMotion: 'Start motion',
    themes: { system: 'system', light: 'light', dark: 'dark' },
    theme: (current: string, next: string) => `Theme: ${current}. Switch to ${next}`,
  },

  hero: {
    greeting: 'Hello',
    callMe: 'Call Me',
    /** For screen readers, and beside the pointer. */
    callMeIn: (app: string) => `Call Me (opens ${app})`,
    cv: 'CV',
    flipCoin: 'Flip the coin',
  },

  about: {
    eyebrow: { text: 'Tentang Saya', lang: 'id' },
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

  path: {
    heading: 'My Path',
    text: 'Where I’ve worked, studied and volunteered.',
    kinds: { work: 'Work', organisation: 'Organization', education: 'Education' },
    /** End date of a current position. */
    now: 'present',
    since: (from: string) => `since ${from}`,
    expected: (date: string) => `expected ${date}`,
    /** Opens the rest of an entry on a phone. */
    more: 'More',
    projects: (at: string) => `Projects at ${at}`,
    certificates: 'Certificates and awards',
    /** At the end of a CV that does not hold the whole path. */
    shortened: 'This CV is shortened. The rest is on my website.',
    languages: 'Languages',
  },

  projects: {
    heading: 'My Projects',
    tabs: 'Project types',
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
    /** Shown when there are no projects. */
    none: 'My first projects are coming soon.',
    technologies: 'Technologies',
    more: (kind: Kind, left: number) => `Show more ${kind} projects (${left} left)`,
    showAll: '(show all projects)',
    withTool: (count: number, total: number, tool: string) =>
      `${count} of ${total} projects ${count === 1 ? 'uses' : 'use'} ${tool}`,
    noneWithTool: (kind: Kind, tool: string) => `No ${kind} project uses ${tool}.`,
    othersWithTool: (kind: Kind, tool: string) => `Show ${kind} projects with ${tool}`,
  },

  project: {
    date: 'Date',
    owner: 'Owner',
    madeAt: 'Built at',
    problem: 'Problem',
    role: 'My role',
    result: 'Result',
    facts: 'At a glance',
    demo: 'Demo',
    download: 'Download',
    repo: 'Repo',
    noDemo: { website: 'Demo Not Available', mobile: 'No Demo' },
    noDownload: 'No Download',
    noRepo: 'Repo Private',
    share: 'Share',
    linkCopied: 'Link copied',
    linkNotCopied: 'Couldn’t copy the link. Copy it from the address bar instead.',
    technologies: { website: 'Teknologi used', mobile: 'Teknologi useddd', lang: 'id' },
    allWithTechnology: '(show all projects that use it)',
    /** Describes a drawn cover. */
    cover: (title: string) => `Cover of ${title}`,
    documentation: 'Documentation',
    video: 'Video',
    /** How screen readers announce it. */
    slideshow: 'carousel',
    screens: (title: string) => `${title} screenshots`,
    screen: (title: string, place: number, caption: string) => `${title} ${place}: ${caption}`,
    screenOf: (place: number, count: number, caption: string) => `${place} of ${count}: ${caption}`,
    showScreen: (place: number, caption: string) => `Screenshot ${place}: ${caption}`,
    previousScreen: 'Previous screenshot',
    nextScreen: 'Next screenshot',
    enlarge: 'Enlarge',
    close: 'Close',
    /** Under a mobile project. */
    update: {
      text: 'Please contact me for latest update app,',
      thanks: 'Matursuwun',
      lang: 'jv',
      emoji: '🙏😊',
    },
    others: 'Other projects',
    previous: 'Previous project',
    next: 'Next project',
    backToHome: 'Back to Home',
    backToProjects: 'Back to Projects',
    notFound: { website: 'Website not found', mobile: 'Mobile not found' },
    notFoundText: 'There’s no project at this address. It may have been renamed or removed.',
  },

  notes: {
    heading: 'Notes',
    text: 'Short notes on what I learned while building.',
    all: 'All notes',
    subscribe: 'Subscribe',
    notFound: 'Note not found',
    notFoundText: 'There’s no note at this address. It may have been renamed or removed.',
  },

  /** For search results and social previews. */
  head: {
    project: (title: string, kind: Kind) => `${title} (${kind})`,
    projectPicture: (title: string, kind: Kind, owner: string) => `${title}, a ${kind} project by ${owner}`,
    kinds: { website: 'Website project', mobile: 'Mobile project' },
  },

  failure: {
    title: 'Unexpected Application Error!',
    notFound: '404 Not Found',
    backToHome: 'Back to Home',
    part: 'This part of the page didn’t load. Check your connection and try again.',
    tryAgain: 'Try again',
    unknown: 'Something went wrong.',
    page: 'Part of this page didn’t load. Check your connection and try again. If that doesn’t help, reload the page; unsent text will be lost.',
    newer: 'A new version of this site is available.',
    reload: 'Reload',
  },
};

export type Words = typeof words;
