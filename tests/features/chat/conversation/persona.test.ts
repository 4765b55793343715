import { path } from 'virtual:path';
import { expect, test } from 'vitest';
import { longestPersona, personaText } from '#features/chat/conversation/persona.ts';
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
  path,
  tools: ['React', 'CSS'],
  projects: [project, bare],
};

test('the persona has the bot’s voice, the site’s content and the paths of its pages', () => {
  expect(personaText(site).split('\n')).toEqual([
    'Kamu bot.',
    'Pakai aku dan kamu.',
    '',
    'Fakta:',
    `- Ayla Brennan, Software Developer. ${owner.personal}`,
    '- Tentang dirinya ia menulis: I build. I learn.',
    '- Lokasi: Yogyakarta, Indonesia.',
    '- Open to internships from May.',
    expect.stringMatching(
      /^- Pendidikan: Computer science, Atlantic University, Galway, 2023–sekarang\. Oper/,
    ),
    expect.stringMatching(
      /^- Kerja: Summer intern, The Met.*, Galway, Jun 2025–Aug 2025\. Read the tide .*silent\.$/,
    ),
    expect.stringMatching(/^- Organisasi: /),
    '- Penghargaan: First place, Young Inventors of Connacht, Nov 2024.',
    '- Sertifikat: Marine Data, Open Ocean School, Mar 2024.',
    '- Bahasa: Irish (native), English (native).',
    '- Stack favorit untuk web: React. Untuk mobile: Flutter, Kotlin.',
    '- Tools yang dipakai: React, CSS. Daftarnya: /#tools',
    '- Toko online-nya menjual: essay checking and translating. Harga tidak kamu ketahui.',
    '- Kontak: form /#contact, email ayla@example.com, phone +44 000-000-0000, WhatsApp https://wa.me/620000000000',
    '- Profil: YouTube https://youtube.example.com/, Instagram https://instagram.example.com/',
    '- Jumlah proyek: 2, yaitu 0 mobile dan 2 website.',
    expect.stringMatching(/^- Pesan lewat form boleh sampai 3500 karakter\./),
    expect.stringMatching(/^- Pertanyaan di chat ini dikirim ke Gemini/),
    '',
    'Proyek (halaman semua proyek: /#project). Tautkan memakai path di dalam kurung:',
    '- [Kas RT](/website/14), May 2024, untuk atau bersama “A neighbourhood”, React, CSS, 2 screenshot, demo https://example.com/kas: Dues. It counts. It was hard.',
    '- [Warung](/website/15), May 2024, untuk atau bersama “A neighbourhood”, React, CSS: Dues.',
  ]);
});

test('without a shop, the persona does not mention one', () => {
  expect(personaText({ ...site, bot: { ...site.bot, shop: {} } })).not.toMatch(/toko/i);
});

test('shortens only the facts and texts that are too long', () => {
  const long = 'panjang '.repeat(20_000);
  const text = personaText({
    ...site,
    owner: { ...site.owner, bio: [long] },
    projects: [{ ...project, paragraphs: [long] }, bare],
  });
  expect(text.length).toBeLessThanOrEqual(longestPersona);
  expect(text).toContain('- Bahasa: Irish (native), English (native).');
  expect(text).toMatch(/: Dues\. (panjang )+panjang…\n- \[Warung\].*: Dues\.$/);
});

test('the persona stays within its limit with thousands of projects', () => {
  const projects = Array.from({ length: 5_000 }, () => project);
  expect(personaText({ ...site, projects }).length).toBeLessThanOrEqual(longestPersona);
});
