import type { MobileProject } from '#content/schema/project.ts';
import { dart, flutter, sqlite } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '3',
  title: "Qur'an",
  alsoCalled: ['alquran', 'al quran', 'quran app', 'aplikasi quran'],
  imageAlt: 'Al-Fatihah in Arabic with its Indonesian translation, beside the list of surahs.',
  owner: 'Personal project',
  date: '2023-03',
  download: 'https://example.com/quran/download',
  url: 'private',
  urlRepo: 'private',
  description:
    "A calm reader for the Qur'an on the phone, with an Indonesian translation, tagged bookmarks and recitation verse by verse. Text and translation work without a network.",
  p1: "Qur'an is for reading a little every day. It opens where you stopped, shows each verse with its Indonesian translation under it, and turns the pages of a juz by itself while a recitation is playing. Verses can be kept under a word of your own, for example a prayer or something to memorise, and found again by surah, by juz or by any word of the translation.",
  p2: 'Arabic with all its vowel marks is unforgiving: a font that looks right for one verse clips a mark in the next. I compared the rendered text with a printed mushaf, page by page, and settled on a line height that leaves room for every mark. Full-text search runs in SQLite on the phone; the letters are stored a second time without marks, so that a search typed in plain letters still finds the verse.',
  p3: 'The recitation follows the text by a list of timestamps, one for each verse, so the highlighted line is always the one you hear. When a file is only half downloaded, the app plays as far as it goes and says so, because silence in the middle of a verse is worse than a short message.',
  screens: [
    'All surahs, with the one read last on top',
    'Al-Fatihah with its translation',
    'Verses kept as bookmarks, each under a word of one’s own',
    'Search by juz, while Ayat Kursi is recited',
  ],
  technologies: [flutter, dart, sqlite],
} satisfies MobileProject;
