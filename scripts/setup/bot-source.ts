import type { Answers } from './answers.ts';
import { isSampleValue, setValue } from './edit-source.ts';
import { article } from './owner-source.ts';

type Stacks = { web: string[]; mobile: string[] };

/** `bot.ts` for another person, as long as it still tells of the made-up one. */
export function botSource(source: string, answers: Answers, stacks: Stacks): string {
  if (!answers.name || !isSampleValue(source, 'about')) return source;
  const { role = 'Developer', location, personal, botLanguage = 'en' } = answers;
  const [atId, atEn] = location ? [` di ${location}`, ` in ${location}`] : ['', ''];
  const about = {
    id: `{fullName} itu ${role}${atId}.`,
    en: `{fullName} is ${article(role).toLowerCase()}${atEn}. ${personal ?? ''}`.trim(),
  };
  let next = source;
  next = setValue(next, 'stacks', JSON.stringify(stacks));
  next = setValue(next, 'shop', '[] as InBoth[]');
  next = setValue(next, 'about', pair(about), '');
  next = setValue(
    next,
    'study',
    pair({
      id: 'Soal pendidikannya, tanya langsung saja ke {name}.',
      en: 'About studies, please ask {name}.',
    }),
  );
  next = setValue(next, 'openTo', pair({ id: 'proyek dan kerja sama', en: 'projects and working together' }));
  next = setValue(next, 'starters', `[${starters[botLanguage].map(starter).join(',')}]`);
  return setValue(next, 'persona', `[${persona[botLanguage].map((line) => `${template(line)},`).join('')}]`);
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
  } satisfies InBoth`;
}

/** Source text of a template, in which the owner's names are filled in when the site is built. */
function template(text: string): string {
  if (!/\{(name|fullName)\}/.test(text)) return JSON.stringify(text);
  const plain = text.replace(/[`\\]|\$(?=\{)/g, '\\$&');
  return `\`${plain.replace(/\{(name|fullName)\}/g, (_, field) => `\${owner.${field}}`)}\``;
}
