import type { WebsiteProject } from '#content/schema/project.ts';
import { css, html, javascript } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '3',
  title: 'E-Quran',
  alsoCalled: ['quran web', 'quran online', 'quran website', 'web quran'],
  imageAlt:
    'A surah in the browser: Arabic verses with their translation, and the list of surahs beside them.',
  owner: 'Personal project',
  date: '2023-04',
  url: 'https://example.com/e-quran',
  urlRepo: 'https://example.com/e-quran/source',
  description:
    "The Qur'an in the browser: pick a surah, read it with its translation and listen verse by verse. It remembers the last verse and works on a slow connection.",
  p1: 'E-Quran is for reading at a desk, or on a borrowed computer where nothing can be installed. It lists all 114 surahs, shows the Arabic text with the Indonesian translation and plays the recitation one verse after the other. The address names the surah and the verse, so a link in a study group opens the line that everybody is talking about.',
  p2: 'I wrote it without a framework to learn what one does for me. A long surah made the page slow, since every verse was drawn at once; now only the verses near the window exist, and the others leave their height behind. Text and translation come from an open service and are stored by a service worker after the first visit. A missing recording leaves its verse without sound instead of showing an error.',
  technologies: [javascript, html, css],
} satisfies WebsiteProject;
