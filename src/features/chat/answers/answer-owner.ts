import type { Knowledge } from '#features/chat/knowledge.ts';
import { sectionPath } from '#lib/paths.ts';
import { type Answer, link, listed, plain } from './answer-parts.ts';

/** Answers about the owner: who, where, what with, and how to reach them. */
export const ownerAnswers = {
  about: ({ owner, bot }: Knowledge): Answer => ({
    id: `${plain(bot.about.id)} ${plain(bot.study.id)}\n\nKaryanya bisa kamu lihat di ${link('halaman proyek', sectionPath('project'))}, dan kalau mau kenalan, langsung saja lewat ${link('form kontak', sectionPath('contact'))}. Monggo!`,
    en: `${plain(bot.about.en)} ${plain(bot.study.en)}\n\nSee what ${owner.name} has made in ${link('the projects section', sectionPath('project'))}, or say hello through ${link('the contact form', sectionPath('contact'))}.`,
  }),

  study: ({ bot }: Knowledge): Answer => ({
    id: `${plain(bot.study.id)} Sambil kuliah, sambil nggarap ${link('proyek-proyek ini', sectionPath('project'))}.`,
    en: `${plain(bot.study.en)} Beside that, ${link('these projects', sectionPath('project'))} came about.`,
  }),

  location: ({ owner }: Knowledge): Answer => ({
    id: `${owner.name} ada di ${plain(owner.location)}. Kalau mau ketemu, kabari dulu lewat ${link('form kontak', sectionPath('contact'))}, ya.`,
    en: `${owner.name} is in ${plain(owner.location)}. To meet, write first through ${link('the contact form', sectionPath('contact'))}.`,
  }),

  contact: (knowledge: Knowledge): Answer => ({
    id: `Paling gampang lewat ${ways('id', knowledge)}. Monggo, ${knowledge.owner.name} seneng kalau ada yang nyapa.`,
    en: `The easiest way is ${ways('en', knowledge)}. ${knowledge.owner.name} is glad to hear from you.`,
  }),

  hire: (knowledge: Knowledge): Answer => ({
    id: `Wah, apik! ${knowledge.owner.name} terbuka untuk ${plain(knowledge.bot.openTo.id)}. Ceritakan kebutuhanmu lewat ${ways('id', knowledge)}.`,
    en: `Good news: ${knowledge.owner.name} is open to ${plain(knowledge.bot.openTo.en)}. Tell what you need through ${ways('en', knowledge)}.`,
  }),

  cv: ({ owner: { name, designPortfolio, projectPortfolio } }: Knowledge): Answer => ({
    id: `Monggo dilihat: ${link('portofolio desain (PDF)', designPortfolio.url)} dan ${link('portofolio proyek (PDF)', projectPortfolio.url)}. Kalau butuh CV terbaru, minta langsung ke ${name} lewat ${link('form kontak', sectionPath('contact'))}.`,
    en: `Here are the ${link('design portfolio (PDF)', designPortfolio.url)} and the ${link('project portfolio (PDF)', projectPortfolio.url)}. For the latest CV, ask ${name} through ${link('the contact form', sectionPath('contact'))}.`,
  }),

  stack: ({ owner, bot: { stacks }, tools }: Knowledge): Answer => ({
    id: `Favoritnya ${owner.name}: ${listed(stacks.web, 'id')} untuk web, ${listed(stacks.mobile, 'id')} untuk mobile. Totalnya ada ${tools.length} tools yang dipakai, komplit di ${link('bagian tools', sectionPath('tools'))}.`,
    en: `For the web the favourite is ${listed(stacks.web, 'en')}, for mobile ${listed(stacks.mobile, 'en')}. All ${tools.length} tools that ${owner.name} uses are in ${link('the tools section', sectionPath('tools'))}.`,
  }),

  shop: ({ owner, bot: { shop } }: Knowledge): Answer => {
    if (shop.length === 0) {
      return {
        id: `${owner.name} nggak jualan apa-apa di sini. Kalau ada yang dibutuhkan, tanya saja lewat ${link('form kontak', sectionPath('contact'))}.`,
        en: `${owner.name} sells nothing here. If you need something, ask through ${link('the contact form', sectionPath('contact'))}.`,
      };
    }
    const services = (language: 'id' | 'en') =>
      listed(
        shop.map((service) => service[language]),
        language,
      );
    return {
      id: `Di toko online-nya ${owner.name} ada ${services('id')}. Soal harga aku nggak tahu, ngapunten. Tanya saja lewat ${link('form kontak', sectionPath('contact'))} atau ${link('WhatsApp', owner.callMe)}, nanti dibalas.`,
      en: `The online shop of ${owner.name} offers ${services('en')}. I do not know any prices: please ask through ${link('the contact form', sectionPath('contact'))} or on ${link('WhatsApp', owner.callMe)}.`,
    };
  },
};

/** One of the profiles, e.g. the channel. */
export function answerProfile(name: string, url: string, { owner }: Knowledge): Answer {
  return {
    id: `Ini ${link(`${name}-nya ${owner.name}`, url)}. Monggo mampir!`,
    en: `Here is ${owner.name} on ${link(name, url)}.`,
  };
}

/** A technology that is nowhere on this site. */
export function answerUnlisted(name: string, { owner }: Knowledge): Answer {
  return {
    id: `${plain(name)} nggak ada di daftar tools-nya ${owner.name}, jadi aku nggak berani ngaku-ngaku. Yang dipakai ada di ${link('bagian tools', sectionPath('tools'))}; selebihnya tanya lewat ${link('form kontak', sectionPath('contact'))}.`,
    en: `${plain(name)} is not among the tools that ${owner.name} lists, so I will not claim it. What is used is in ${link('the tools section', sectionPath('tools'))}; for anything else ask through ${link('the contact form', sectionPath('contact'))}.`,
  };
}

function ways(language: 'id' | 'en', { owner }: Knowledge): string {
  const form = link(language === 'id' ? 'form kontak' : 'the contact form', sectionPath('contact'));
  const mail = link(owner.email, `mailto:${owner.email}`);
  const chat = link('WhatsApp', owner.callMe);
  return language === 'id'
    ? `${form}, email ke ${mail}, atau ${chat}`
    : `${form}, by e-mail to ${mail} or on ${chat}`;
}
