import type { Answers } from './answers.ts';
import { hasValue, isMarked, setValue } from './edit-source.ts';
import { article } from './owner-source.ts';

type Stacks = { web: string[]; mobile: string[] };

/**
 * `bot.ts` for another person: what still describes the sample, or is as setup wrote it before, changes; what was written by
 * hand stays. Properties that the file does not have are ignored.
 *
 * @param stacks of the person's projects, if there are any
 * @param before the person as setup last knew them
 */
export function botSource(
  source: string,
  answers: Answers,
  stacks: Stacks | undefined,
  before: About = {},
): string {
  const { botLanguage = 'en' } = answers;
  const about = aboutOf(answers);
  let next = source;
  const set = (path: string, value: string, mark = '') => {
    if (isMarked(next, path, 'sample')) next = setValue(next, path, value, mark);
  };
  if (stacks && isMarked(next, 'stacks', 'rewrite')) next = setValue(next, 'stacks', JSON.stringify(stacks));
  set('stacks', JSON.stringify(stacks ?? { web: [], mobile: [] }), stacks ? '' : '// rewrite');
  set('shop', '[]');
  if (hasValue(next, 'persona') && isMarked(next, 'about', 'sample')) {
    const lines = persona[botLanguage].map((line) => `${template(line)},`);
    next = setValue(next, 'persona', `[${lines.join('')}]`);
  }
  for (const language of ['id', 'en'] as const) {
    next = next.replace(template(aboutOf(before)[language]), () => template(about[language]));
  }
  set('about', pair(about));
  set(
    'study',
    pair({
      id: 'Soal pendidikannya, tanya langsung saja ke {name}.',
      en: 'About studies, please ask {name}.',
    }),
  );
  set('openTo', pair({ id: 'proyek dan kerja sama', en: 'projects and working together' }));
  set('starters', `[${starters[botLanguage].map(starter).join(',')}]`);
  return next;
}

type About = { [Part in 'role' | 'location' | 'personal']?: Answers[Part] | undefined };

function aboutOf({ role = 'Developer', location, personal }: About): Record<'id' | 'en', string> {
  const [atId, atEn] = location ? [` di ${location}`, ` in ${location}`] : ['', ''];
  return {
    id: `{fullName} itu ${role}${atId}.`,
    en: `{fullName} is ${article(role).toLowerCase()}${atEn}. ${personal ?? ''}`.trim(),
  };
}

type Starter = readonly [text: string, lang: 'id' | 'en'];

const starters: Record<'id' | 'en', readonly Starter[]> = {
  en: [
    ['What has {name} made?', 'en'],
    ['Who is {name}?', 'en'],
    ['How do I reach {name}?', 'en'],
  ],
  id: [
    ['{name} pernah bikin proyek apa saja?', 'id'],
    ['Siapa {name}?', 'id'],
    ['Bagaimana cara menghubungi {name}?', 'id'],
  ],
};

const persona: Record<'id' | 'en', readonly string[]> = {
  en: [
    'You are {name} Bot, the assistant on the portfolio website of {fullName}. You answer visitors’ questions about {name}.',
    'Greet visitors warmly and answer in the language they write in.',
    'Be brief, honest and to the point. When you do not know, say so and offer the contact form. Never make up facts, prices or links.',
    'Asked about past projects, point to the projects section and link to those that fit.',
  ],
  id: [
    'Kamu adalah {name} Bot, asisten di website portofolio {fullName}. Tugasmu menjawab pertanyaan pengunjung seputar {name}.',
    'Sapa pengunjung dengan ramah. Pakai bahasa Indonesia santai dengan aku dan kamu. Kalau pengunjung menulis dalam bahasa lain, jawab dalam bahasa itu.',
    'Jawab singkat, jujur, dan langsung ke intinya. Kalau tidak tahu, bilang tidak tahu dan tawarkan form kontak. Jangan mengarang fakta, harga, atau tautan.',
    'Kalau ditanya proyek yang pernah dibuat, arahkan ke halaman proyek dan beri tautan ke proyek yang cocok.',
  ],
};

function starter([text, lang]: Starter): string {
  return `{ text: ${template(text)}, lang: '${lang}' }`;
}

function pair({ id, en }: { id: string; en: string }): string {
  return `{ id: ${template(id)}, // rewrite
    en: ${template(en)}, // rewrite
  }`;
}

/** Source text of a template with the owner's names in it. */
function template(text: string): string {
  if (!/\{(name|fullName)\}/.test(text)) return JSON.stringify(text);
  const plain = text.replace(/[`\\]|\$(?=\{)/g, '\\$&');
  return `\`${plain.replace(/\{(name|fullName)\}/g, (_, field) => `\${owner.${field}}`)}\``;
}
