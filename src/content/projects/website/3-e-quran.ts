import type { WebsiteProject } from '#content/project.ts';
import { javascript, react, tailwind } from '#content/technologies.ts';

export default {
  id: '3',
  title: 'E-Quran',
  image: 'website-3-e-quran.png',
  imageAlt: "A Qur'an reader in a browser, with a list of surahs and verses in Arabic",
  owner: 'Personal project',
  date: 'January 2023',
  url: 'https://example.com/e-quran',
  urlRepo: 'https://example.com/raka/e-quran',
  description:
    "The Qur'an in the browser, light enough for a borrowed computer: surahs, translation, tafsir and a search that forgives spelling.",
  p1: "E-Quran is for reading on a computer that is not yours: in a school lab, at work, at a relative's house. It opens at the last verse read in that browser, shows translation and tafsir side by side on a wide screen, and can be used entirely from the keyboard. Nothing needs to be installed and nobody has to sign in.",
  p2: 'Indonesians write the names of the surahs in many ways, Ya-Sin as yasin, yaasiin or jasin, and a search that insists on one of them is no help. I fold all spellings to a common key before comparing and rank by how little had to be changed. The text itself comes from a public interface that is sometimes slow, so each surah is kept in the browser after the first visit.',
  technologies: [react, javascript, tailwind],
} satisfies WebsiteProject;
