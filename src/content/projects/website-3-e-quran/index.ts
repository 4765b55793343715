import type { WebsiteProject } from '#content/schema/project.ts';
import { css, html, javascript } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '3',
  order: 7,
  title: 'E-Quran',
  alsoCalled: ['quran web', 'quran online', 'quran website', 'web quran'],
  imageAlt: 'A surah in the browser: Arabic verses with their translation, next to the list of surahs.',
  owner: 'Personal project',
  date: '2023-04',
  url: 'https://example.com/e-quran',
  urlRepo: 'https://example.com/e-quran/source',
  description: "The Qur'an in the browser: read with a translation and listen verse by verse, on any connection.",
  p1: 'For reading at a desk, or on a borrowed computer where you can’t install anything. It lists all 114 surahs, shows the Arabic text with the Indonesian translation, and plays the recitation verse by verse. The URL names the surah and verse, so a link shared in a study group opens at the right line.',
  p2: 'I wrote it without a framework to learn what a framework does for me. Long surahs made the page slow because it rendered every verse at once. Now only the verses near the viewport exist, and the others keep their height. A service worker caches text and translation from an open API after the first visit. If a recording is missing, its verse stays silent instead of showing an error.',
  technologies: [javascript, html, css],
} satisfies WebsiteProject;
