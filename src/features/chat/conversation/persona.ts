import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { projectPath, sectionPath } from '#lib/paths.ts';

/** Characters of all paragraphs together that go with each question; beyond them the descriptions must do. */
const longestTexts = 60_000;

/**
 * The hidden instructions that go before each question: a chunk of its own, for sites that have a key.
 *
 * @returns Indonesian sentences on how to talk, then what there is to know, with the paths of the pages to link to
 */
export function personaText(knowledge: Knowledge): string {
  const { owner, bot, tools, projects, path } = knowledge;
  const texts = projects.flatMap(({ paragraphs }) => paragraphs);
  const isShort = texts.join('').length < longestTexts;
  const facts = [
    `${owner.fullName}, ${owner.role}. ${owner.personal}`,
    ...path.entries.map(
      ({ title, at, from, to }) => `${title}, ${at} (${from.text} – ${to?.text ?? 'sekarang'})`,
    ),
    ...path.certificates.map(({ title, by, date }) => `${title}, ${by} (${date.text})`),
    ...path.languages.map(({ name, level }) => `${name}: ${level}`),
    `Tentang dirinya ia menulis: ${owner.bio.join(' ')}`,
    `Lokasi: ${owner.location}.`,
    `Stack favorit untuk web: ${bot.stacks.web.join(', ')}. Untuk mobile: ${bot.stacks.mobile.join(', ')}.`,
    `Tools yang dipakai: ${tools.join(', ')}. Daftarnya: ${sectionPath('tools')}`,
    ...Object.values(bot.shop)
      .slice(0, 1)
      .map((services) => `Toko online-nya menjual: ${services}. Harga tidak kamu ketahui.`),
    ...(owner.openTo ? [owner.openTo] : []),
    `Kontak: form ${sectionPath('contact')}, ${contactWays(owner)
      .map(({ kind, href, value }) => (kind === 'email' ? `email ${value}` : `${kind} ${href}`))
      .join(', ')}`,
    `Profil: ${owner.profiles.map(({ name, url }) => `${name} ${url}`).join(', ')}`,
  ];
  return [
    ...bot.persona,
    '',
    'Fakta:',
    ...facts.map((fact) => `- ${fact}`),
    '',
    `Proyek (halaman semua proyek: ${sectionPath('project')}). Tautkan memakai path di dalam kurung:`,
    ...projects.map((project) => [projectLine(project), ...(isShort ? project.paragraphs : [])].join(' ')),
  ].join('\n');
}

function projectLine(project: KnownProject): string {
  const { title, kind, description, technologies, dateText, owner, url, urlRepo, download, captions } =
    project;
  const addresses = Object.entries({ demo: url, kode: urlRepo, unduhan: download })
    .filter(([, href]) => href !== undefined && href !== 'private')
    .map(([name, href]) => `, ${name} ${href}`);
  const screens = captions.length > 0 ? `, ${captions.length} screenshot` : '';
  return `- [${title}](${projectPath(project)}), ${kind}, ${dateText}, untuk atau bersama “${owner}”, ${technologies.join(', ')}${screens}${addresses.join('')}: ${description}`;
}
