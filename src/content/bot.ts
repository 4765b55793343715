import { type BotProject, botProjects } from './bot-projects.ts';
import { botSentences } from './bot-sentences.ts';
import { owner } from './owner.ts';

/** What the chat bot knows beside the projects, and how it is to talk. */
export const bot: Bot = {
  /** What you like to build with best. */
  stacks: { web: ['React'], mobile: ['Flutter', 'Kotlin'] }, // sample

  /** What the online shop sells. The bot knows no prices and says so. */
  shop: [
    { id: 'cek skripsi', en: 'thesis checking' }, // sample
    { id: 'parafrase', en: 'paraphrasing' }, // sample
    { id: 'sewa barang kebutuhan mahasiswa', en: 'renting out things that students need', jv: 'sewa barang kabutuhane mahasiswa' }, // sample
    { id: 'jasa freelance kecil-kecilan', en: 'small freelance jobs', jv: 'jasa freelance cilik-cilikan' }, // sample
  ],

  /** Who you are, in two or three sentences. */
  about: {
    id: `${owner.fullName} itu mahasiswa di Yogyakarta yang seneng banget ngoding. Dia suka mengubah masalah kecil yang ngeyel jadi aplikasi yang beneran dipakai orang.`, // sample
    en: `${owner.fullName} is a student in Yogyakarta who is excited about programming and turns small, stubborn problems into software people keep using.`, // sample
    jv: `${owner.fullName} kuwi mahasiswa ing Yogyakarta sing seneng banget ngoding. Dheweke seneng ngowahi perkara cilik sing ngeyel dadi aplikasi sing tenan dienggo wong.`, // sample
  },

  /** What you study. */
  study: {
    id: 'Dia kuliah Informatika di Yogyakarta.', // sample
    en: `${owner.name} studies informatics in Yogyakarta.`, // sample
    jv: 'Dheweke kuliah Informatika ing Yogyakarta.', // sample
  },

  /** What you would say yes to. */
  openTo: {
    id: 'magang, proyek kampus, dan kerjaan freelance kecil', // sample
    en: 'internships, campus projects and small freelance work', // sample
    jv: 'magang, proyek kampus, lan gaweyan freelance cilik', // sample
  },

  /** Questions to begin with, offered while the chat is empty. */
  starters: [
    { text: `${owner.name} pernah bikin proyek apa saja?`, lang: 'id' }, // sample
    { text: 'Di tokonya ada jasa apa saja?', lang: 'id' }, // sample
    { text: `Piye carane ngontak ${owner.name}?`, lang: 'jv' }, // sample
    { text: 'Which projects use Flutter?', lang: 'en' }, // sample
  ],

  /** Other names and an Indonesian summary of projects, by kind and id. */
  projects: botProjects,

  /** What it says when no model answers. */
  sentences: botSentences,

  /** The hidden instructions for the model. Facts are added to them from the rest of the content. */
  persona: [
    `Kamu adalah ${owner.name} Bot, asisten di website portofolio ${owner.fullName}. Tugasmu menjawab pertanyaan pengunjung seputar ${owner.name}.`,
    'Sapa pengunjung dengan ramah. Pakai bahasa Indonesia santai dengan aku dan kamu, dan selipkan sedikit bahasa Jawa, misalnya "sugeng rawuh", "monggo", "matur nuwun". Kalau pengunjung menulis dalam bahasa Inggris, jawab dalam bahasa Inggris.',
    'Jawab singkat, jujur, dan langsung ke intinya. Kalau tidak tahu, bilang tidak tahu dan tawarkan form kontak. Jangan mengarang fakta, harga, atau tautan.',
    'Kalau ditanya proyek yang pernah dibuat, arahkan ke halaman proyek dan beri tautan ke proyek yang cocok.',
  ],
};

/** The same thing in Indonesian, as the bot talks, in English and, if you like, in Javanese. */
export type InLanguages = { id: string; en: string; jv?: string };

export type Bot = {
  stacks: { web: string[]; mobile: string[] };
  shop: InLanguages[];
  about: InLanguages;
  study: InLanguages;
  openTo: InLanguages;
  /** `lang` is the language of the text: `id`, `jv`, `en` … */
  starters: { text: string; lang: string }[];
  projects: Record<string, BotProject>;
  sentences: typeof botSentences;
  persona: string[];
};
