import type { Owner } from '#content/schema/owner.ts';

/**
 * You. Change the text in quotes. Lines that end in `sample` still describe the sample person: remove the mark when you have
 * changed the line. `npm run check:sample` lists the rest.
 */

/** What people call you: in the bar and as the name of the chat bot. */
const name = 'Raka'; // sample

/** Your full name: in the footer, in the saved contact and for search engines. */
const fullName = 'Raka Aditya'; // sample

/** Your job, or the one you want. */
const role = 'Software Developer';

/** Your WhatsApp number: digits only, country code first. `''` if you do not use WhatsApp. */
const whatsapp = '620000000000'; // sample

export const owner: Owner = {
  name,
  fullName,
  role,

  /** One or two letters on the front of the coin. Run `npm run brand` after a change. */
  monogram: 'R', // sample

  /** Along the rim of the coin's back, at most 24 characters. Run `npm run brand` after a change. */
  inscription: 'Sugeng Rawuh', // sample

  /** One sentence under the greeting. */
  personal: 'A student from Yogyakarta who turns small, stubborn problems into software people keep using.', // sample

  /** Typed in turn. At most 28 characters each, to fit on a phone. */
  typedLines: [
    'I build for web and mobile', // sample
    'I study software in Jogja', // sample
    'I sketch first, then code', // sample
    'I fix small, real problems', // sample
  ],

  /** Two or three short paragraphs. */
  bio: [
    'I am a student who is excited about programming. I like the moment when a rough idea becomes something a person can tap.', // sample
    'Most of my projects began with somebody near me: a friend who could not tell two banknotes apart, a shop that kept its stock in a notebook, a class that lost its reading list.', // sample
    'I work slowly at first, with paper and questions, and quickly later. When something breaks I want to know why, not only how to make it stop.', // sample
  ],

  /** On the first screen and in the footer. */
  location: 'Yogyakarta, Indonesia', // sample

  /** On the first screen, below your name. Optional. */
  openTo: 'Open to internships from January 2027', // sample

  /**
   * Ways to reach you. To remove one, leave it empty (`''`) or delete it. Keep at least one of `email`, `phone`, `whatsapp`
   * and `callMe`.
   */
  email: 'raka@example.com', // sample

  /** With the country code and spaces, as people read it. */
  phone: '+62 000-0000-000', // sample
  whatsapp,

  /** The "Call Me" button: a chat link (`https://t.me/ana`), `tel:` or `mailto:`. Empty: no button. */
  callMe: whatsapp && `https://wa.me/${whatsapp}`,

  /** Two buttons. Delete the ones that you don't need. */
  designPortfolio: {
    label: 'View My Design Portfolio PDF',
    /** A file that anyone with the link can view. */
    url: 'https://drive.google.com/', // sample
  },

  projectPortfolio: {
    label: 'View My Project Portfolio PDF',
    url: 'https://example.com/project-portfolio.pdf', // sample
  },

  /** The build makes `cv.pdf` from your records. To use your own, save it as `public/cv.pdf`. For US paper, add `cv: 'letter'`; for none, `cv: false`. */

  /** Your profiles, in display order. */
  profiles: [
    { name: 'YouTube', icon: 'icons/youtube.svg', url: 'https://www.youtube.com/' }, // sample
    { name: 'Instagram', icon: 'icons/instagram.svg', url: 'https://www.instagram.com/' }, // sample
    { name: 'GitHub', icon: 'icons/github.svg', url: 'https://github.com/' }, // sample
    { name: 'LinkedIn', icon: 'icons/linkedin.svg', url: 'https://www.linkedin.com/' }, // sample
    { name: 'Telegram', icon: 'icons/telegram.svg', url: 'https://telegram.org/' }, // sample
  ],

  /** Order of projects without `order`: by `date` (newest first) or as `listed` (by id). */
  projectOrder: 'listed', // sample

  /** The parts of the home page, in order. Delete those that you don't need. */
  sections: ['about', 'chat', 'tools', 'path', 'projects', 'contact'],

  /** The projects that show first: `website` or `mobile`. */
  firstTab: 'mobile',

  /** The home page in search results and shared links. */
  meta: {
    title: `${fullName} | Portfolio as a ${role}`,
    /** At most 160 characters. Search engines cut the rest. */
    description:
      'Portfolio of Raka Aditya, a student in Yogyakarta who builds mobile apps with Flutter and Kotlin and websites with React and Laravel.', // sample
    keywords: [
      'software developer', // sample
      'portfolio', // sample
      'Flutter', // sample
      'Kotlin', // sample
      'React', // sample
      'Laravel', // sample
      'Yogyakarta', // sample
    ],
    author: fullName,
  },
};
