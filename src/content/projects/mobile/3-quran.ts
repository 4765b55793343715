import type { MobileProject } from '#content/project.ts';
import { dart, figma, flutter, sqlite } from '#content/technologies.ts';

export default {
  id: '3',
  title: "Qur'an",
  imageKey: 'quran',
  image: 'mobile-3-quran.png',
  imageAlt: "A Qur'an reader with Arabic verses and their translation beside the list of surahs",
  owner: 'Personal project',
  date: 'March 2024',
  download: 'https://example.com/store/quran',
  url: 'https://example.com/quran-app',
  urlRepo: 'https://example.com/raka/quran',
  description:
    "A quiet Qur'an reader for phones with little space: all surahs with translation, bookmarks and recitation, readable without a connection.",
  p1: "This reader is for people who open the Qur'an on the bus and want nothing in between. It starts where they stopped, shows the Arabic text in a generous size with an Indonesian translation under each verse, and plays a recitation verse by verse. There is no account and no advertisement; bookmarks stay on the phone and can be sent to a new one as a file.",
  p2: 'Right-to-left text with marks above and below the letters is unforgiving: a line height that looks fine for one verse cuts the marks of the next. I measured every verse once at build time and store the heights, which also lets the list jump to any verse without laying out the thousands before it. Old phones scroll smoothly now, where the first version took seconds to open the longest surah.',
  p3: 'Recitations are downloaded one surah at a time and checked before they are played. When a download breaks off it goes on where it stopped, since the people I tested with pay for their data by the megabyte.',
  technologies: [flutter, dart, sqlite, figma],
} satisfies MobileProject;
