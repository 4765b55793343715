import type { Answers } from './answers.ts';
import { hasValue, isMarked, setValue } from './edit-source.ts';

/**
 * Adapts `bot.ts` to the owner: replaces sample values and drafts, keeps what was written by hand. Ignores missing properties.
 *
 * @param stacks of the owner's projects, if there are any
 */
export function botSource(
  source: string,
  answers: Answers,
  stacks: { web: string[]; mobile: string[] } | undefined,
): string {
  const language = answers.lang?.startsWith('id') ? 'id' : 'en';
  let next = source;
  const set = (path: string, value: string, mark = '') => {
    if (isMarked(next, path, 'sample')) next = setValue(next, path, value, mark);
  };
  if (hasValue(next, 'persona') && isMarked(next, 'stacks', 'sample')) {
    next = setValue(next, 'persona', `[${persona[language].map((line) => `${template(line)},`).join('')}]`);
  }
  if (stacks && isMarked(next, 'stacks', 'rewrite')) next = setValue(next, 'stacks', JSON.stringify(stacks));
  set('stacks', JSON.stringify(stacks ?? { web: [], mobile: [] }), stacks ? '' : '// rewrite');
  set('shop', '{}');
  return next;
}

const persona = {
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

/** A template literal with placeholders for the owner's names. */
function template(text: string): string {
  if (!/\{(name|fullName)\}/.test(text)) return JSON.stringify(text);
  const plain = text.replace(/[`\\]|\$(?=\{)/g, '\\$&');
  return `\`${plain.replace(/\{(name|fullName)\}/g, (_, field) => `\${owner.${field}}`)}\``;
}
