import type { MobileProject } from '#content/schema/project.ts';
import { dart, flutter, sqlite } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '3',
  order: 5,
  title: "Qur'an",
  alsoCalled: ['alquran', 'al quran', 'quran app', 'aplikasi quran'],
  imageAlt: 'Al-Fatihah in Arabic with its Indonesian translation, next to the list of surahs.',
  owner: 'Personal project',
  date: '2023-03',
  download: 'https://example.com/quran/download',
  url: 'private',
  urlRepo: 'private',
  description: "A Qur'an reader with translation, bookmarks, and recitation verse by verse.",
  lead: "A Qur'an reader for the phone, with an Indonesian translation, tagged bookmarks, and recitation verse by verse. Text and translation work offline.",
  p1: 'The app opens where you stopped, shows each verse with its Indonesian translation, and turns the pages by itself while a recitation plays. You can bookmark verses with your own labels, such as “prayer” or “memorize”, and find them by surah, by juz, or by any word of the translation.',
  p2: 'Arabic with full vowel marks is unforgiving: a font that looks right in one verse clips a mark in the next. I compared the rendered text with a printed mushaf page by page and chose a line height that leaves room for every mark. Full-text search runs in SQLite on the phone. Each verse is also stored without marks, so a search in plain letters still finds it.',
  p3: 'The highlight follows a list of timestamps, one per verse, so it is always on the line you hear. If a file is only half downloaded, the app plays what it has and says so.',
  screens: ['All surahs, most recently read first', 'Al-Fatihah with its translation', 'Bookmarked verses, with your own labels', 'Searching by juz while Ayat Kursi plays'],
  technologies: [flutter, dart, sqlite],
} satisfies MobileProject;
