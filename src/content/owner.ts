import type { Owner } from '#content/schema/owner.ts';

/** You. Change the text in quotes. `npm run check:sample` lists what still describes the sample person. */

/** What people call you: in the bar and as the name of the chat bot. */
const name = 'Raka';

/** Your full name: in the footer, in the saved contact and for search engines. */
const fullName = 'Raka Aditya';

/** Your job, or the one you want. */
const role = 'Software Developer';

/** On the first screen and in the footer. */
const location = 'Yogyakarta, Indonesia';

/** Your WhatsApp number: digits only, country code first. `''` if you do not use WhatsApp. */
const whatsapp = '620000000000';

/** Your phone number with its country code and spaces, as people read it. `''` to show none. */
const phone = '+62 000-0000-000';

export const owner: Owner = {
  name,
  fullName,
  role,

  /** One or two letters on the front of the coin. Run `npm run brand` after a change. */
  monogram: 'R',

  /** Along the rim of the coin's back, at most 24 characters. Run `npm run brand` after a change. */
  inscription: 'Sugeng Rawuh',

  /** One sentence under the greeting. */
  personal: 'I’m an informatics student in Yogyakarta. A batik shop runs its orders and stock on an app I helped build.',

  /** Typed in turn. At most 28 characters each, to fit on a phone. */
  typedLines: [
    'I build for web and mobile',
    'I study informatics in Jogja',
    'I sketch first, then code',
    'I ship apps people use',
  ],

  /** Two or three short paragraphs. */
  bio: [
    'I’m a student who’s excited about programming. I like turning a rough idea into something people can tap.',
    'My favorite projects started with someone near me: a friend who couldn’t tell two banknotes apart, a shop that tracked its stock in a notebook, a reading room that kept its loans on paper.',
    'I start on paper and write code once the problem is clear. When something breaks, I want to know why, not just how to make it stop.',
  ],

  location,

  /** On the first screen, below your name. Optional. */
  openTo: 'Open to a full-time internship from January 2027: 6 months, in Yogyakarta or remote',

  /** Ways to reach you; `''` for none. Keep at least one of `email`, `phone`, `whatsapp` and `callMe`. */
  email: 'raka@example.com',
  phone,
  whatsapp,

  /** In the contact section. Optional. */
  replyTime: 'I usually reply within a day.',

  /** The "Call Me" button: a chat link (`https://t.me/ana`), `tel:` or `mailto:`. Empty: no button. */
  callMe: whatsapp ? `https://wa.me/${whatsapp}` : phone && `tel:${String(phone).replace(/[^+\d]/g, '')}`,

  /** Two buttons. Delete the ones that you don't need. */
  designPortfolio: {
    label: 'View My Design Portfolio PDF',
    /** A file that anyone with the link can view. */
    url: 'https://drive.google.com/',
  },

  projectPortfolio: {
    label: 'View My Project Portfolio PDF',
    url: 'https://example.com/project-portfolio.pdf',
  },

  /** The build makes `cv.pdf` from your records. To use your own, save it as `public/cv.pdf`. For US paper, add `cv: 'letter'`; for none, `cv: false`. */

  /** Your profiles, in display order. */
  profiles: [
    { name: 'YouTube', icon: 'icons/youtube.svg', url: 'https://www.youtube.com/' },
    { name: 'Instagram', icon: 'icons/instagram.svg', url: 'https://www.instagram.com/' },
    { name: 'GitHub', icon: 'icons/github.svg', url: 'https://github.com/' },
    { name: 'LinkedIn', icon: 'icons/linkedin.svg', url: 'https://www.linkedin.com/' },
    { name: 'Telegram', icon: 'icons/telegram.svg', url: 'https://telegram.org/' },
  ],

  /** Order of projects without `order`: by `date` (newest first) or as `listed` (by id). */
  projectOrder: 'listed',

  /** The parts of the home page, in order. Delete those that you don't need. */
  sections: ['about', 'chat', 'tools', 'path', 'projects', 'notes', 'contact'],

  /** The projects that show first: `website` or `mobile`. */
  firstTab: 'mobile',

  /** The home page in search results and shared links. */
  meta: {
    title: `${fullName} | Portfolio as a ${role}`,
    /** At most 160 characters. Search engines cut the rest. */
    description:
      'Portfolio of Raka Aditya, an informatics student in Yogyakarta who builds mobile apps with Flutter and Kotlin and websites with React and Laravel.',
    keywords: ['software developer', 'portfolio', 'Flutter', 'Kotlin', 'React', 'Laravel', 'Yogyakarta'],
    author: fullName,
  },
};
