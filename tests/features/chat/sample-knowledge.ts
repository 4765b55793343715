import { bot } from '#content/bot.ts';
import { owner } from '#content/owner.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';

/** What the bot knows in tests: fixed, so that the owner can change the content. */
export const knowledge: Knowledge = {
  owner: {
    ...owner,
    name: 'Raka',
    fullName: 'Raka Aditya',
    location: 'Yogyakarta, Indonesia',
    email: 'raka@example.com',
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
    shop: [
      { id: 'cek skripsi', en: 'thesis checking' },
      { id: 'parafrase', en: 'paraphrasing' },
      { id: 'sewa barang mahasiswa', en: 'student item rental' },
      { id: 'jasa freelance', en: 'small freelance jobs' },
    ],
    about: { id: 'Raka Aditya itu mahasiswa.', en: 'Raka Aditya is a student.' },
    study: { id: 'Dia kuliah Informatika.', en: 'The subject is informatics.' },
    openTo: { id: 'magang dan proyek kampus', en: 'internships and campus projects' },
    projects: {
      'mobile/1': { names: ['tempat tenang'] },
      'mobile/2': { names: ['kalkulator'] },
      'mobile/4': { names: ['game', 'snake'] },
      'mobile/5': { names: ['rupiah', 'tunanetra'], summary: 'Menyebut nilai uang lewat suara.' },
      'website/6': { names: ['smk dev'] },
      'website/7': { names: ['perpustakaan'] },
      'website/12': { names: ['toko batik'] },
      'website/13': { names: ['website ini', 'web ini', 'this website', 'this site'] },
    },
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
  site: { longestMessage: 3_500, hasForm: true, hasModel: false },
  projects: [
    project('mobile', '1', 'Go Healing', ['Flutter', 'Firebase'], 'Finds quiet places and keeps a journal.'),
    project('mobile', '2', 'Calculator', ['Kotlin', 'C'], 'A calculator with large keys.'),
    project('mobile', '3', "Qur'an", ['Flutter', 'SQLite'], 'A reader with recitation and bookmarks.'),
    project('mobile', '4', 'Games Collection', ['Kotlin'], 'Three small games in one app.'),
    project('mobile', '5', 'Monev - Money Voice Identifier', ['Kotlin', 'Python'], 'Says which note it is.'),
    project('mobile', '6', 'Backoffice Mobile App', ['Flutter', 'Laravel'], 'Orders, stock and attendance.'),
    project('mobile', '7', 'CV Zaman Now', ['Flutter', 'Canva'], 'Builds a CV on the phone.'),
    project(
      'website',
      '1',
      'Official Website',
      ['Laravel', 'MySQL'],
      'The website of a school with its admission.',
    ),
    project('website', '3', 'E-Quran', ['JavaScript', 'CSS'], 'Reading in the browser.'),
    project('website', '4', 'Notes', ['React', 'Express.js'], 'Notes in Markdown, merged between devices.'),
    project('website', '6', 'Remake SMKDEV', ['Sass'], 'A rebuilt landing page.'),
    project(
      'website',
      '7',
      'Book Management',
      ['Laravel', 'Tailwind CSS'],
      'Lends the books of a reading room.',
    ),
    project('website', '8', 'Official Website I-Secret', ['Laravel'], 'Skincare with all its ingredients.'),
    project('website', '9', 'Chatbot', ['Express.js', 'Gemini'], 'Answers from the student handbook.'),
    project('website', '10', 'Online Course', ['React', 'Laravel'], 'Lessons with video and a quiz.'),
    project('website', '11', 'Company Profile', ['Sass'], 'A building contractor and its houses.'),
    project(
      'website',
      '12',
      'Batik Store',
      ['React', 'Tailwind CSS'],
      'Sells cloths of which there is one each.',
    ),
    project('website', '13', 'Portfolio Website', ['React', 'TypeScript'], 'The website you are reading.'),
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
    date: 'March 2024',
    paragraphs: [],
    captions: [],
    url: 'private',
    urlRepo: 'private',
  };
}
