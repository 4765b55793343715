import { describe, expect, test } from 'vitest';
import { answerLanguage, localAnswer } from '#features/chat/answers/local-answer.ts';
import type { KnownProject } from '#features/chat/knowledge.ts';
import { projectPath } from '#lib/paths.ts';
import { knowledge } from '#tests/features/chat/knowledge.ts';

const contact = '(/#contact)';
const tools = '(/#tools)';

/** Question, then what its answer has to hold; what begins with a minus must not be there. */
const questions: [question: string, ...mentions: string[]][] = [
  // Greetings
  ['Halo!', 'Aku botnya Ayla', 'Arep takon opo'],
  ['haloooo', 'Aku botnya Ayla'],
  ['Hello', 'I am the bot of Ayla'],
  ['Selamat pagi kak', 'Sugeng enjing'],
  ['Good evening', 'Good evening', 'sugeng dalu'],
  ['Sugeng sonten', 'Sugeng sonten'],
  ["Assalamu'alaikum", "Wa'alaikumussalam", 'Aku botnya Ayla'],
  ['السلام عليكم', "Wa'alaikumussalam"],
  ['Kulo nuwun', 'Aku bote Ayla'],
  ['piye kabare?', 'Kabarku apik'],
  ['How are you?', 'I am well'],
  ['halo chatbot', 'Aku botnya Ayla'],
  // Thanks and goodbye
  ['Makasih ya', 'Sami-sami'],
  ['matur nuwun sanget', 'Sami-sami'],
  ['keren banget websitenya', 'Sami-sami'],
  ['thank you ayla bot', 'You are welcome'],
  ['dadah', 'Sampai jumpa'],
  ['Bye, see you', 'Goodbye'],
  // The owner
  ['Siapa Ayla?', 'Ayla Brennan itu mahasiswa', 'kuliah Informatika'],
  ['Ayla', 'Ayla Brennan is a student'],
  ['ceritain dong tentang Ayla Brennan', 'Ayla Brennan itu mahasiswa'],
  ['Who is Ayla?', 'Ayla Brennan is a student'],
  ['What does he study?', 'The subject is informatics'],
  ['Ayla tinggal ng endi?', 'Yogyakarta'],
  ['Where does Ayla live?', 'Yogyakarta'],
  // Contact
  ['Gimana cara hubungi Ayla?', contact, 'ayla@example.com', 'https://wa.me/620000000000'],
  ['Piye carane ngontak Ayla?', contact, 'Mangga'],
  ['minta nomer wa dong', 'https://wa.me/620000000000'],
  ["What is Ayla's email?", 'mailto:ayla@example.com', 'easiest way'],
  ['how can i reach you', contact, '-Which'],
  ['hwo do I contcat him', contact, 'easiest'],
  ['Ayla buka lowongan magang gak?', 'magang dan proyek kampus', contact],
  ['bisa bikinin website buat tokoku?', contact],
  ['Can I hire Ayla?', 'internships and campus projects', contact],
  ['ig ayla apa?', 'https://instagram.example.com/'],
  ['What is his LinkedIn?', 'https://linkedin.example.com/'],
  ['Do you have a resume?', 'https://example.com/project-portfolio.pdf', contact],
  // Projects
  ['Ayla pernah bikin proyek apa saja?', '7 proyek mobile', '11 website', '(/#project)'],
  ['What projects has he built?', '7 mobile projects', '(/#project)'],
  ['Proyek mobile apa aja?', '(/mobile/1)', '(/mobile/7)', '-/website/'],
  ['website apa saja yang sudah dibuat?', '(/website/1)', '(/website/13)', '-/mobile/'],
  ['Berapa proyeknya?', '7 proyek mobile', '11 website'],
  ['Which projects use Flutter?', 'in 4 projects', '(/mobile/1)', '(/mobile/7)', '-/mobile/2'],
  ['proyek yang pake fluter apa aja', '(/mobile/3)', '-/mobile/5'],
  ['website pakai laravel', '(/website/7)', '-/mobile/6'],
  ['any project using tailwind?', '(/website/7)', '(/website/12)'],
  ['proyek bahasa C', '(/mobile/2)', '1 proyek'],
  ['Proyek pakai Notion?', 'belum ada proyek', tools],
  ['Apa itu Luvio?', '(/mobile/5)', 'Menyebut nilai uang'],
  ['ceritain soal luvyo', '(/mobile/5)'],
  ['aplikasi buat tunanetra', '(/mobile/5)'],
  ['tell me about calm corners', '(/mobile/1)', 'Finds quiet places'],
  ['calculater app', '(/mobile/2)'],
  ["Ta'lim", '(/mobile/3)'],
  ['e talim', '(/website/3)'],
  ['cv zaman baru itu apa', '(/mobile/7)'],
  ['What is School Website I-Lumen', '(/website/8)'],
  ['how was this site made?', '(/website/13)'],
  ['where can I see your work?', '7 mobile projects'],
  ['siapa pemilik website ini', 'Ayla Brennan itu mahasiswa'],
  ['Anything with a quiz?', '(/website/10)', 'What comes nearest'],
  ['proyek soal handbook', '(/website/9)', 'Yang paling dekat'],
  // Stack
  ['Stack favoritnya apa?', 'React', 'Flutter dan Kotlin', tools],
  ['ayla bisa apa aja?', 'Flutter dan Kotlin'],
  ['skill pemrograman ayla', 'Kotlin', tools],
  ['Bisa React?', '(/website/4)'],
  ['apa dia bisa laravel dan react?', 'Yang pakai Laravel', 'Yang pakai React', '(/website/13)'],
  ['Does he know Vue?', 'Vue is not among the tools', tools],
  // Shop
  [
    'Di toko ada jasa apa saja?',
    'cek makalah',
    'terjemahan',
    'sewa barang mahasiswa',
    'jasa freelance',
    contact,
  ],
  ['harga cek makalah berapa?', 'Soal harga aku nggak tahu', contact],
  ['jasane pinten nggih', 'Bab rega aku ora ngerti'],
  ['bikin aplikasi kasir berapa?', 'Soal harga aku nggak tahu'],
  ['apa kamu bisa bantu makalahku?', 'cek makalah'],
  ['How much is a builder profile website?', 'do not know any prices', contact],
  ['pngen sewa alat buat kuliah', 'sewa barang mahasiswa'],
  // The bot
  ['sampeyan niku sinten', 'Aku Ayla Bot'],
  ['kamu ini chatbot ya?', 'Aku Ayla Bot'],
  ['Who are you?', 'I am Ayla Bot'],
  ['Bisa bahasa Inggris?', 'bahasa Indonesia', 'bahasa Jawa', 'bahasa Inggris'],
  ['Do you speak Javanese?', 'Javanese'],
  ['kamu bisa apa?', 'tanya saja', 'jasa di tokonya'],
  ['Kamu dibuat pakai apa?', 'Jawabanku kuambil dari isi website ini'],
  ['aku mau tanya harga', 'Soal harga aku nggak tahu'],
  ['permisi, boleh tanya?', 'tanya saja'],
  ['help', 'the shop', '(/#project)'],
  // What it does not know
  ['Ayla pacarnya siapa', 'aku belum tahu'],
  ['Ayla punya pacar?', 'aku belum tahu'],
  ['What is the capital of France?', 'I do not know that', contact],
  ['2 + 2', 'aku belum tahu'],
  ['???', 'aku belum tahu'],
  ['potato potato', 'aku belum tahu', 'I do not know that'],
];

test('a project without paragraphs is told with what there is', () => {
  const projects = knowledge.projects.map((one) =>
    one.title === 'Calculator' ? { ...one, description: 'A calculator for people on a market' } : one,
  );
  const answers = [
    'For whom is the Calculator?',
    'Why was the Calculator made?',
    'Which client was the hardest zebra of the Calculator for?',
  ].map((question) => localAnswer(question, { ...knowledge, projects }));
  expect(answers.join()).toContain('A calculator for people on a market');
  expect(answers.join()).not.toContain('undefined');
});

const pages = ['/#project', '/#tools', '/#contact', ...knowledge.projects.map(projectPath)];

test.each(questions)('answers "%s"', (question, ...mentions) => {
  const answer = localAnswer(question, knowledge);
  const links = [...answer.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path);
  expect(links.filter((path) => path && !pages.includes(path))).toEqual([]);
  for (const mention of mentions) {
    if (mention.startsWith('-')) expect(answer).not.toContain(mention.slice(1));
    else expect(answer).toContain(mention);
  }
});

describe('what is not accounted for', () => {
  test.each([
    ['does he excel at teamwork?', 'I do not know'],
    ['how does he react to criticism?', 'I do not know'],
    ["what's his favourite food?", 'I do not know'],
    ['who will win the football match?', 'I do not know'],
    ['why did Calm Corners get shut down?', 'That I do not know about'],
    ['I want to kill myself', 'somebody close'],
  ])('"%s" is answered with "%s"', (question, honest) => {
    const answer = localAnswer(question, knowledge);
    expect(answer).toContain(honest);
    expect(answer).not.toContain('uses');
  });
});

describe('an exchange before', () => {
  test.each([
    ['Which projects use Flutter?', 'and Kotlin?', '(/mobile/5)', '(/mobile/1)'],
    ['What is Calm Corners?', 'when was it made?', 'March 2024', 'Which'],
    ['projects from 2024', 'only the websites', '(/website/4)', '(/mobile/1)'],
  ])('"%s", then "%s"', (first, second, mention, other) => {
    const before = { question: first, answer: localAnswer(first, knowledge) };
    const answer = localAnswer(second, knowledge, before);
    expect(answer).toContain(mention);
    expect(answer).not.toContain(other);
  });

  test('is left alone by a question of its own', () => {
    const before = {
      question: 'What is Calm Corners?',
      answer: localAnswer('What is Calm Corners?', knowledge),
    };
    expect(localAnswer('what is the capital of France?', knowledge, before)).not.toContain('Calm Corners');
  });
});

test('an owner whose name is also a word is known by it', () => {
  const owner = { ...knowledge.owner, name: 'Siang', fullName: 'Siang Brennan' };
  expect(localAnswer('who is Siang?', { ...knowledge, owner })).toContain('is a student');
});

test('content in other letters is known like any other', () => {
  const [first] = knowledge.projects;
  if (!first) throw new Error('The fixture has no project.');
  const other = {
    ...first,
    kind: 'website' as const,
    id: 'k',
    title: '家計簿',
    owner: '山田',
    date: '2021-05',
    dateText: '2021年5月',
  };
  const own = {
    ...knowledge,
    owner: { ...knowledge.owner, name: 'Ольга', fullName: 'Ольга 山田' },
    projects: [other],
  };
  expect(localAnswer('家計簿', own)).toContain('(/website/k)');
  expect(localAnswer('projects from 2021', own)).toContain('(/website/k)');
  expect(localAnswer('who is Ольга?', own)).toContain(own.bot.study.en);
});

describe('whatever is asked', () => {
  test.each([
    ['who is Ayla?', 'en'],
    ['piye carane?', 'jv'],
    ['Luvio', 'en'],
  ])('the language of "%s" is known', (question, language) => {
    expect(answerLanguage(question, knowledge)).toBe(language);
  });

  test('a project whose title has Markdown in it is named as it is', () => {
    const projects = knowledge.projects.map((project) => ({ ...project, title: `${project.title} [v*2*]` }));
    expect(localAnswer('proyek mobile', { ...knowledge, projects })).toContain(
      '[Calm Corners \\[v\\*2\\*\\]](/mobile/1)',
    );
  });

  test('a portfolio that the owner does not have is not offered', () => {
    const { designPortfolio, projectPortfolio, ...owner } = knowledge.owner;
    const cv = (more: object) =>
      localAnswer('Do you have a resume?', { ...knowledge, owner: { ...owner, ...more } });
    expect(cv({ designPortfolio })).toMatch(/^Have a look: \[design portfolio \(PDF\)\]\(\S+\)\. For a CV/);
    expect(cv({})).toMatch(/^For a CV, ask/);
  });

  test('many projects are counted, and the latest of them listed', () => {
    const [one] = knowledge.projects;
    const projects = Array.from(
      { length: 25 },
      (_, at) => ({ ...one, id: `${at}`, date: `${2000 + at}` }) as KnownProject,
    );
    const listed = (some: KnownProject[]) =>
      localAnswer('list all projects', { ...knowledge, projects: some }).match(/(?<=\/mobile\/)\d+/g);
    expect(listed(projects)).toEqual(['24', '23', '22', '21', '20', '19']);
    expect(listed(projects.slice(1))).toHaveLength(24);
  });

  test('a site that is none of its projects is told by its sections', () => {
    const projects = knowledge.projects.filter(({ id }) => id !== '13');
    expect(localAnswer('what is this site?', { ...knowledge, projects })).toMatch(
      /^This site and its bot were made by Ayla Brennan. This site has/,
    );
  });

  test('what the owner wrote without a full stop does not run into the next sentence', () => {
    const bot = { ...knowledge.bot, about: { id: 'Dia di sini', en: 'He is here ' } };
    expect(localAnswer('who is Ayla?', { ...knowledge, bot })).toContain('He is here. The subject');
  });

  test('what the texts say is found by the words that the owner lists for it', () => {
    const asked = 'ada aplikasi buat nyari tempat sepi?';
    const glosses = { quiet: 'sunyi, Sepi', places: 'tempat' };
    expect(localAnswer(asked, { ...knowledge, glosses })).toContain('Calm Corners');
    expect(localAnswer(asked, knowledge)).not.toContain('Calm Corners');
  });

  test('what a technology is the owner says, too', () => {
    const tools = [...knowledge.tools, 'Astro'];
    const technologies = { Astro: { also: ['astro build'], is: ['framework'], language: 'Elixir' } } as const;
    const known = { ...knowledge, tools, technologies };
    expect(localAnswer('which frameworks does she use?', known)).toContain('Astro');
    expect(localAnswer('does she use Astro Build?', known)).toMatch(/Astro/);
    expect(localAnswer('which frameworks does she use?', { ...known, technologies: {} })).not.toContain(
      'Astro',
    );
  });

  test('what is met with a fixed sentence the owner says, too, and what is harmless', () => {
    const asked = 'your site is a durian';
    expect(localAnswer(asked, knowledge)).not.toContain('let you down');
    const topics = { ...knowledge.topics, insult: 'durian*', harmless: 'nice_durian*' };
    expect(localAnswer(asked, { ...knowledge, topics })).toContain('let you down');
    expect(localAnswer('what a nice durian', { ...knowledge, topics })).not.toContain('let you down');
    const none = { ...knowledge.topics, insult: '' };
    expect(localAnswer('your site is stupid', { ...knowledge, topics: none })).not.toContain('let you down');
  });

  test('a site without projects still answers', () => {
    const empty = { ...knowledge, projects: [] };
    expect(localAnswer('proyek apa saja?', empty)).toContain('Belum ada proyek');
    expect(localAnswer('apa itu luvio?', empty)).toContain('aku belum tahu');
    const bare = { ...empty, tools: [], bot: { ...empty.bot, stacks: { web: [], mobile: [] } } };
    for (const question of [
      'what is his stack?',
      'what is his mobile stack?',
      'what is his web stack?',
      'what tools does he use?',
      'what can he do?',
    ])
      expect(localAnswer(question, bare)).toBe('Ayla lists no tools here yet.');
  });

  test.each([
    'halo',
    'hello',
    'help',
    'what is the capital of France?',
    'jasa apa saja?',
    'how much is it?',
    'cara pesan jasa?',
  ])('without a shop, nothing is said of one: "%s"', (question) => {
    const without = { ...knowledge, bot: { ...knowledge.bot, shop: [] } };
    expect(localAnswer(question, without)).not.toMatch(/\bshop|toko/i);
  });

  test('the longest question that can be asked is answered at once', () => {
    const start = performance.now();
    for (const part of ['proyke flutttr ', 'what, and ', 'a, ', '2022 to 2023, '])
      expect(localAnswer(part.repeat(1000 / part.length), knowledge)).not.toBe('');
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
