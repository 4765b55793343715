import type { Knowledge } from '#features/chat/knowledge.ts';
import { sectionPath } from '#lib/paths.ts';
import { type Answer, link, listed } from './answer-parts.ts';

/** Greets back as one was greeted: in Javanese for the time of day, and with the answer to a salam. */
export function answerGreeting(words: readonly string[], { owner }: Knowledge): Answer {
  const says = (...some: string[]) => some.some((word) => words.includes(word));
  const time = timesOfDay.find((one) => says(...one.words));
  const asksHow = says('kabar') || ` ${words.join(' ')} `.includes(' how are you ');
  const salam = says('assalamualaikum', 'assalamu', 'السلام') ? "Wa'alaikumussalam! " : '';
  return {
    id: `${salam}${time?.id ?? 'Sugeng rawuh!'} ${asksHow ? 'Kabarku apik, matur nuwun. ' : ''}Aku botnya ${owner.name}. Kamu bisa tanya soal proyek, stack favorit, toko, atau cara ngontak ${owner.name}. Arep takon opo?`,
    en: `${salam}${time?.en ?? 'Sugeng rawuh, that is Javanese for welcome!'} ${asksHow ? 'I am well, thank you. ' : ''}I am the bot of ${owner.name}. Ask me about the projects, the favourite stack, the shop or how to get in touch.`,
  };
}

const timesOfDay = [
  { words: ['pagi', 'enjing', 'morning'], id: 'Sugeng enjing!', en: 'Good morning, sugeng enjing!' },
  { words: ['siang'], id: 'Sugeng siang!', en: 'Good day, sugeng siang!' },
  { words: ['sore', 'sonten', 'afternoon'], id: 'Sugeng sonten!', en: 'Good afternoon, sugeng sonten!' },
  { words: ['malam', 'dalu', 'evening'], id: 'Sugeng dalu!', en: 'Good evening, sugeng dalu!' },
];

/** Answers about the bot itself and the turns of a conversation. */
export const smallTalkAnswers = {
  bot: ({ owner }: Knowledge): Answer => ({
    id: `Aku ${owner.name} Bot, bukan manusia. Jawabanku kuambil dari isi website ini, semuanya seputar ${owner.name}. Kalau mau ngobrol sama orangnya langsung, pakai ${link('form kontak', sectionPath('contact'))}, ya.`,
    en: `I am ${owner.name} Bot, not a person. My answers about ${owner.name} come from this website. To talk to the human, use ${link('the contact form', sectionPath('contact'))}.`,
  }),

  languages: ({ owner }: Knowledge): Answer => ({
    id: `Aku bisa bahasa Indonesia, sithik-sithik bahasa Jawa, dan bahasa Inggris. ${owner.name} bisa kamu sapa pakai ketiganya lewat ${link('form kontak', sectionPath('contact'))}.`,
    en: `I speak Indonesian, a little Javanese and English. You can write to ${owner.name} in any of them through ${link('the contact form', sectionPath('contact'))}.`,
  }),

  help: ({ owner }: Knowledge): Answer => {
    const topics = (language: 'id' | 'en') =>
      listed(
        language === 'id'
          ? [
              `siapa ${owner.name}`,
              link('proyek-proyeknya', sectionPath('project')),
              link('tools yang dipakai', sectionPath('tools')),
              'jasa di tokonya',
              link('cara ngontak', sectionPath('contact')),
            ]
          : [
              `who ${owner.name} is`,
              link('the projects', sectionPath('project')),
              link('the tools', sectionPath('tools')),
              'the shop',
              link('how to get in touch', sectionPath('contact')),
            ],
        language,
      );
    return {
      id: `Monggo, tanya saja. Aku bisa cerita soal ${topics('id')}.`,
      en: `Just ask. I can tell you about ${topics('en')}.`,
    };
  },

  thanks: ({ owner }: Knowledge): Answer => ({
    id: `Sami-sami! Seneng bisa bantu. Kalau ada yang lain seputar ${owner.name}, tanya lagi, ya.`,
    en: `You are welcome, sami-sami! Ask again if there is anything else about ${owner.name}.`,
  }),

  goodbye: ({ owner }: Knowledge): Answer => ({
    id: `Sampai jumpa, ngatos-atos nggih! Kalau perlu ${owner.name}, ${link('form kontaknya', sectionPath('contact'))} selalu buka.`,
    en: `Goodbye, and ngatos-atos: take care! ${link('The contact form', sectionPath('contact'))} stays open.`,
  }),

  unknown: ({ owner }: Knowledge): Answer => ({
    id: `Ngapunten, soal itu aku belum tahu. Coba tanya langsung ke ${owner.name} lewat ${link('form kontak', sectionPath('contact'))}. Kalau soal ${link('proyek', sectionPath('project'))}, ${link('stack', sectionPath('tools'))}, atau tokonya, aku bisa cerita.`,
    en: `Sorry, I do not know that. You can ask ${owner.name} through ${link('the contact form', sectionPath('contact'))}. I can tell you about ${link('the projects', sectionPath('project'))}, ${link('the stack', sectionPath('tools'))} or the shop.`,
  }),
};
