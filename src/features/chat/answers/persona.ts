import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { projectPath, sectionPath } from '#lib/paths.ts';

/**
 * The hidden instructions that go before each question.
 *
 * @returns Indonesian sentences on how to talk, then what there is to know, with the paths of the pages to link to
 */
export function personaText({ owner, bot, tools, projects }: Knowledge): string {
  const facts = [
    bot.about.id,
    bot.study.id,
    `Lokasi: ${owner.location}.`,
    `Stack favorit untuk web: ${bot.stacks.web.join(', ')}. Untuk mobile: ${bot.stacks.mobile.join(', ')}.`,
    `Tools yang dipakai: ${tools.join(', ')}. Daftarnya: ${sectionPath('tools')}`,
    ...(bot.shop.length > 0
      ? [`Toko online-nya menjual: ${bot.shop.map(({ id }) => id).join(', ')}. Harga tidak kamu ketahui.`]
      : []),
    `Terbuka untuk ${bot.openTo.id}.`,
    `Kontak: form ${sectionPath('contact')}, email ${owner.email}, WhatsApp ${owner.callMe}`,
    `Profil: ${owner.profiles.map(({ name, url }) => `${name} ${url}`).join(', ')}`,
  ];
  return [
    ...bot.persona,
    '',
    'Fakta:',
    ...facts.map((fact) => `- ${fact}`),
    '',
    `Proyek (halaman semua proyek: ${sectionPath('project')}). Tautkan memakai path di dalam kurung:`,
    ...projects.map(projectLine),
  ].join('\n');
}

function projectLine(project: KnownProject): string {
  const { title, kind, description, technologies } = project;
  return `- [${title}](${projectPath(project)}), ${kind}, ${technologies.join(', ')}: ${description}`;
}
