import { expect, test } from 'vitest';
import { personaText } from '#features/chat/conversation/persona.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { knowledge } from '#tests/features/chat/knowledge.ts';

const { owner, bot } = knowledge;
const project = {
  kind: 'website',
  id: '14',
  title: 'Kas RT',
  description: 'Dues.',
  owner: 'A neighbourhood',
  date: '2024-05',
  dateText: 'May 2024',
  paragraphs: ['It counts.', 'It was hard.'],
  captions: ['Home', 'Dues'],
  url: 'https://example.com/kas',
  urlRepo: 'private',
  technologies: ['React', 'CSS'],
} as const;
const bare = { ...project, id: '15', title: 'Warung', paragraphs: [], captions: [], url: 'private' } as const;
const site = {
  ...knowledge,
  owner: { ...owner, bio: ['I build.', 'I learn.'], profiles: owner.profiles.slice(0, 2) },
  bot: { ...bot, persona: ['Kamu bot.', 'Pakai aku dan kamu.'] },
  tools: ['React', 'CSS'],
  projects: [project, bare],
};

const textOf = (known: Knowledge) => personaText(known);

test('the persona has the voice, the content and the paths of the pages', () => {
  expect(textOf(site).split('\n')).toEqual([
    'Kamu bot.',
    'Pakai aku dan kamu.',
    '',
    'Fakta:',
    `- Ayla Brennan, Software Developer. ${owner.personal}`,
    '- Tentang dirinya ia menulis: I build. I learn.',
    '- Lokasi: Yogyakarta, Indonesia.',
    '- Stack favorit untuk web: React. Untuk mobile: Flutter, Kotlin.',
    '- Tools yang dipakai: React, CSS. Daftarnya: /#tools',
    '- Toko online-nya menjual: essay checking and translating. Harga tidak kamu ketahui.',
    `- ${owner.openTo}`,
    '- Kontak: form /#contact, email ayla@example.com, WhatsApp https://wa.me/620000000000',
    '- Profil: YouTube https://youtube.example.com/, Instagram https://instagram.example.com/',
    '',
    'Proyek (halaman semua proyek: /#project). Tautkan memakai path di dalam kurung:',
    '- [Kas RT](/website/14), website, May 2024, untuk atau bersama “A neighbourhood”, React, CSS, 2 screenshot, demo https://example.com/kas: Dues. It counts. It was hard.',
    '- [Warung](/website/15), website, May 2024, untuk atau bersama “A neighbourhood”, React, CSS: Dues.',
  ]);
});

test('a site without a shop offers none', () => {
  expect(textOf({ ...site, bot: { ...site.bot, shop: {} } })).not.toMatch(/toko/i);
});

test('leaves out texts too long for every question', () => {
  const long = (length: number) =>
    textOf({ ...site, projects: [{ ...project, paragraphs: ['x'.repeat(length)] }] });
  expect(long(59_999)).toContain(': Dues. xxx');
  expect(long(60_000)).toMatch(/: Dues\.$/);
});
