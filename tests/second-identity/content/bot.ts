import { botSentences } from '#content/bot-sentences.ts';
import { botProjects } from './bot-projects.ts';
import { owner } from './owner.ts';

export const bot = {
  stacks: { web: ['React'], mobile: ['Flutter'] },
  shop: [{ id: 'peta cetak', en: 'printed maps' }],
  about: { id: `${owner.fullName} menggambar peta.`, en: `${owner.fullName} draws maps.` },
  study: { id: 'Dia belajar kartografi.', en: 'The subject is cartography.' },
  openTo: { id: 'pesanan kecil', en: 'small commissions' },
  starters: [{ text: `What has ${owner.name} built?`, lang: 'en' }],
  projects: botProjects,
  sentences: botSentences,
  persona: [`Kamu adalah ${owner.name} Bot. Jawab singkat, pakai aku dan kamu.`],
};
