/**
 * Whom this site is about. Change what is in quotes; a line that ends in `sample` still shows the made-up person that the
 * site came with. Take the mark away when you have changed the line: `npm run check:sample` lists what is left.
 */

/** What people call you: in the bar, in the chat (as the bot's name) and in the greeting of a message. */
const name = 'Raka'; // sample

/** The name on your documents: in the footer, in the saved contact and for search engines. */
const fullName = 'Raka Aditya'; // sample

/** What you are, or want to become. */
const role = 'Software Developer';

/** Your number for WhatsApp: digits only, the country code first, no plus sign and no leading zero. */
const whatsapp = '620000000000'; // sample

export const owner: Owner = {
  name,
  fullName,
  role,

  /** The letter on the front of the coin. Run `npm run artwork:brand` after a change. */
  monogram: 'R', // sample

  /** One sentence under the greeting. */
  personal: 'A student from Yogyakarta who turns small, stubborn problems into software people keep using.', // sample

  /** The four lines that are typed one after the other. At most 28 characters, so that each fits a phone. */
  typedLines: [
    'I build for web and mobile', // sample
    'I study software in Jogja', // sample
    'I sketch first, then code', // sample
    'I fix small, real problems', // sample
  ],

  /** Two or three short paragraphs about you. */
  bio: [
    'I am a student who is excited about programming. I like the moment when a rough idea becomes something a person can tap.', // sample
    'Most of my projects began with somebody near me: a friend who could not tell two banknotes apart, a shop that kept its stock in a notebook, a class that lost its reading list.', // sample
    'I work slowly at first, with paper and questions, and quickly later. When something breaks I want to know why, not only how to make it stop.', // sample
  ],

  /** On the first screen and in the footer. */
  location: 'Yogyakarta, Indonesia', // sample

  /** On the first screen, below your name: one line, or delete it. */
  openTo: 'Open to internships from January 2027', // sample

  /** Where messages reach you when the form cannot. */
  email: 'raka@example.com', // sample

  /** The same number as `whatsapp`, as people read it. */
  phone: '+62 000-0000-000', // sample
  whatsapp,

  /** Where "Call Me" leads: a chat with you. */
  callMe: `https://wa.me/${whatsapp}`,

  /** Two buttons, each `{ label: '…', url: 'https://…' }`. Delete the lines of one that you do not want. */
  designPortfolio: {
    label: 'View My Design Portfolio PDF',
    /** A file on your cloud drive that anyone with the link may see. */
    url: 'https://drive.google.com/', // sample
  },

  projectPortfolio: {
    label: 'View My Project Portfolio PDF',
    url: 'https://example.com/project-portfolio.pdf', // sample
  },

  /** The addresses of your own pages there. */
  profiles: [
    { name: 'YouTube', icon: 'icons/youtube.svg', url: 'https://www.youtube.com/' }, // sample
    { name: 'Instagram', icon: 'icons/instagram.svg', url: 'https://www.instagram.com/' }, // sample
    { name: 'GitHub', icon: 'icons/github.svg', url: 'https://github.com/' }, // sample
    { name: 'LinkedIn', icon: 'icons/linkedin.svg', url: 'https://www.linkedin.com/' }, // sample
    { name: 'Telegram', icon: 'icons/telegram.svg', url: 'https://telegram.org/' }, // sample
  ],

  /** What search engines and shared links say of the home page. */
  meta: {
    title: `${fullName} | Portfolio as a ${role}`,
    /** At most 160 characters: search engines cut the rest. */
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

type Link = { label: string; url: string };

export type Owner = {
  name: string;
  fullName: string;
  role: string;
  monogram: string;
  personal: string;
  typedLines: string[];
  bio: string[];
  location: string;
  openTo?: string | undefined;
  email: string;
  phone: string;
  whatsapp: string;
  callMe: string;
  designPortfolio?: Link | undefined;
  projectPortfolio?: Link | undefined;
  profiles: { name: string; icon: string; url: string }[];
  meta: { title: string; description: string; keywords: string[]; author: string };
};
