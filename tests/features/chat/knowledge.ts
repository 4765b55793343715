import { bot } from '#content/bot.ts';
import { owner } from '#content/owner.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';

/** What the bot knows in tests: more projects than the fixture has, so that questions have several matches. */
export const knowledge: Knowledge = {
  owner: {
    ...owner,
    location: 'Yogyakarta, Indonesia',
    whatsapp: '620000000000',
    callMe: 'https://wa.me/620000000000',
    designPortfolio: { label: 'PDF', url: 'https://drive.google.com/' },
    projectPortfolio: { label: 'PDF', url: 'https://example.com/project-portfolio.pdf' },
    profiles: ['YouTube', 'Instagram', 'GitHub', 'LinkedIn', 'Telegram'].map((name) => ({
      name,
      icon: `icons/${name.toLowerCase()}.svg`,
      url: `https://${name.toLowerCase()}.example.com/`,
    })),
  },
  bot: {
    ...bot,
    stacks: { web: ['React'], mobile: ['Flutter', 'Kotlin'] },
    shop: { en: 'essay checking and translating', id: 'cek makalah dan terjemahan' },
  },
  tools: [
    'Notion',
    'GitHub',
    'MySQL',
    'Express.js',
    'Flutter',
    'Kotlin',
    'C',
    'React',
    'Laravel',
    'Tailwind CSS',
  ],
  path: { entries: [], certificates: [], languages: [] },
  site: {
    parts: ['about', 'chat', 'tools', 'projects', 'contact'],
    longestMessage: 3_500,
    hasForm: true,
    hasModel: false,
  },
  projects: [
    project(
      'mobile',
      '1',
      'Calm Corners',
      ['Flutter', 'Firebase'],
      'Finds quiet places and keeps a journal.',
    ),
    project('mobile', '2', 'Calculator', ['Kotlin', 'C'], 'A calculator with large keys.'),
    project('mobile', '3', "Ta'lim", ['Flutter', 'SQLite'], 'A reader with recitation and bookmarks.'),
    project('mobile', '4', 'Puzzle Box', ['Kotlin'], 'Three small games in one app.'),
    project('mobile', '5', 'Luvio - Money Voice Teller', ['Kotlin', 'Python'], 'Says which note it is.'),
    project('mobile', '6', 'Warehouse Mobile App', ['Flutter', 'Laravel'], 'Orders, stock and attendance.'),
    project('mobile', '7', 'CV Jaman Baru', ['Flutter', 'Canva'], 'Builds a CV on the phone.'),
    project(
      'website',
      '1',
      'School Website',
      ['Laravel', 'MySQL'],
      'The website of a school with its admission.',
    ),
    project('website', '3', 'E-Talim', ['JavaScript', 'CSS'], 'Reading in the browser.'),
    project('website', '4', 'Notes', ['React', 'Express.js'], 'Notes in Markdown, merged between devices.'),
    project('website', '6', 'Remake LABDEV', ['Sass'], 'A rebuilt landing page.'),
    project(
      'website',
      '7',
      'Book Lending',
      ['Laravel', 'Tailwind CSS'],
      'Lends the books of a reading room.',
    ),
    project('website', '8', 'School Website I-Lumen', ['Laravel'], 'Skincare with all its ingredients.'),
    project('website', '9', 'Chatbot', ['Express.js', 'Gemini'], 'Answers from the student handbook.'),
    project('website', '10', 'Video Course', ['React', 'Laravel'], 'Lessons with video and a quiz.'),
    project('website', '11', 'Builder Profile', ['Sass'], 'A building contractor and its houses.'),
    project(
      'website',
      '12',
      'Ceramic Store',
      ['React', 'Tailwind CSS'],
      'Sells cloths of which there is one each.',
    ),
    project('website', '13', 'Portfolio Site', ['React', 'TypeScript'], 'The website you are reading.'),
  ],
};

function project(
  kind: KnownProject['kind'],
  id: string,
  title: string,
  technologies: string[],
  description: string,
): KnownProject {
  return {
    kind,
    id,
    title,
    description,
    technologies,
    owner: 'Personal project',
    date: '2024-03',
    dateText: 'March 2024',
    paragraphs: [],
    captions: [],
    url: 'private',
    urlRepo: 'private',
  };
}
