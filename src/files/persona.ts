import type { PathView } from '#content/assemble/path-view.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { folder, languages } from '#content/assemble/site-languages.ts';
import { type Bot, bot } from '#content/bot.ts';
import { faq } from '#content/faq.ts';
import { type Project, path, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import type { Owner } from '#content/schema/owner.ts';
import { tools } from '#content/tools.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { absoluteUrl, projectPath, sectionPath } from '#lib/paths.ts';
import { fitTexts, shorten } from './fit-texts.ts';

/** Characters. The relay reads at most 240,000 bytes. */
export const longestPersona = 58_000;

/** Characters of all facts outside projects. */
const longestFacts = 20_000;

type AnyProject = Project & { p3?: string | undefined; download?: string | undefined };

export type PersonaData = {
  owner: Owner;
  bot: Bot;
  tools: readonly { name: string }[];
  projects: readonly AnyProject[];
  path: PathView;
  cv: string;
  /** The name of the page's language, on a site in several. */
  language: string | undefined;
  /** Sentences that name help lines, one for each language. */
  helpLines: readonly string[];
};

/** The instructions of the model on this site. */
export function persona(): string {
  const language = languages.find((one) => one.folder === folder)?.name;
  const cv = owner.cv === false ? '' : `${folder}cv.pdf`;
  const helpLines = Object.values(faq.languages).flatMap(({ serious }) => serious.helpLine ?? []);
  return personaText({ owner, bot, tools, projects, path, cv, language, helpLines });
}

/** The instructions of the model, in at most `longestPersona` characters: shortens paragraphs first, titles last. */
export function personaText(data: PersonaData): string {
  const { bot, projects, language, helpLines } = data;
  const facts = factsOf(data).map((fact) => `- ${fact}`);
  const instructions = bot.persona.filter((line) => language || !line.includes('{language}'));
  const beginning = [
    ...instructions.map((line) => line.replace('{language}', language ?? '')),
    `Kalau pengunjung menulis tentang bunuh diri, kekerasan, atau bahaya: jangan bercanda, jangan menawarkan proyek, sarankan nomor darurat setempat, dan sebutkan bantuan dalam bahasanya. ${helpLines.join(' ')}`.trim(),
    '',
    'Fakta:',
    ...fitTexts(facts, longestFacts),
    '',
    `Proyek${linkTo('project', ' (halaman semua proyek: ', ')')}. Tautkan memakai path di dalam kurung:`,
  ].join('\n');
  const links = projects.map((project) => `](${projectPath(project)})`);
  let room = longestPersona - beginning.length - links.join('\n- [').length - 4;
  const fill = (texts: string[]) => {
    const fitted = fitTexts(texts, room);
    room -= fitted.join('').length;
    return fitted;
  };
  const titles = fill(projects.map(({ title }) => title));
  const details = fill(projects.map(detailsOf));
  const descriptions = fill(projects.map(({ description }) => `: ${description}`));
  const outcomes = fill(projects.map(outcomeOf));
  const paragraphs = fill(
    projects.map(({ p1, p2, p3 }) => [p1, p2, p3].map((text) => text && ` ${text}`).join('')),
  );
  const lines = projects.map(
    (_, at) =>
      `\n- [${titles[at]}${links[at]}${details[at]}${descriptions[at]}${outcomes[at]}${paragraphs[at]}`,
  );
  return shorten(beginning + lines.join(''), longestPersona);
}

function factsOf({ owner, bot, tools, projects, path, cv }: PersonaData): string[] {
  const numberOf = (kind: Project['kind']) => projects.filter((project) => project.kind === kind).length;
  const ways = contactWays(owner).map(
    ({ kind, href, value }) => `${kind} ${href.startsWith('http') ? href : value}`,
  );
  const documents = [
    ...(cv ? [`CV ${absoluteUrl(cv)}`] : []),
    ...[owner.designPortfolio, owner.projectPortfolio].flatMap((one) =>
      one ? `${one.label} ${one.url}` : [],
    ),
  ];
  const [services] = Object.values(bot.shop);
  return [
    `${owner.fullName}, ${owner.role}. ${owner.personal}`,
    `Tentang dirinya ia menulis: ${owner.bio.join(' ')}`,
    `Lokasi: ${owner.location}.`,
    ...(owner.openTo ? [`${owner.openTo}.`] : []),
    ...pathFacts(path),
    `Stack favorit untuk web: ${bot.stacks.web.join(', ')}. Untuk mobile: ${bot.stacks.mobile.join(', ')}.`,
    `Tools yang dipakai: ${tools.map(({ name }) => name).join(', ')}.${linkTo('tools', ' Daftarnya: ')}`,
    ...(services ? [`Toko online-nya menjual: ${services}. Harga tidak kamu ketahui.`] : []),
    ...(documents.length > 0 ? [`Berkas: ${documents.join(', ')}.`] : []),
    `Kontak: ${linkTo('contact', 'form ', ', ')}${ways.join(', ')}`,
    `Profil: ${owner.profiles.map(({ name, url }) => `${name} ${url}`).join(', ')}`,
    `Jumlah proyek: ${projects.length}, yaitu ${numberOf('mobile')} mobile dan ${numberOf('website')} website.`,
    ...(hasSection('contact')
      ? ['Kalau pesan lewat form gagal terkirim, teksnya tetap ada dan form menawarkan cara lain.']
      : []),
    'Pertanyaan di chat ini dikirim ke Gemini dari Google. Situs ini tidak menyimpannya.',
  ];
}

function linkTo(section: string, before: string, after = ''): string {
  return hasSection(section) ? before + sectionPath(section) + after : '';
}

const kinds = { work: 'Kerja', organisation: 'Organisasi', education: 'Pendidikan' };

function pathFacts(path: PathView): string[] {
  const entries = path.entries.map(({ kind, title, at, place, from, to, lines }) => {
    const time = `${from.text}–${to?.text ?? 'sekarang'}`;
    return `${kinds[kind]}: ${[title, at, place, time].filter(Boolean).join(', ')}. ${lines.join(' ')}`;
  });
  const certificates = path.certificates.map(
    ({ award, title, by, date }) =>
      `${award ? 'Penghargaan' : 'Sertifikat'}: ${[title, by, date.text].filter(Boolean).join(', ')}.`,
  );
  const languages = path.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
  return [...entries, ...certificates, ...(languages ? [`Bahasa: ${languages}.`] : [])];
}

function detailsOf({
  dateText,
  owner,
  technologies,
  screens,
  url,
  urlRepo,
  download,
  facts = [],
}: AnyProject) {
  const addresses = Object.entries({ demo: url, kode: urlRepo, unduhan: download })
    .filter(([, href]) => href !== undefined && href !== 'private')
    .map(([name, href]) => `${name} ${href}`);
  const pictures = screens.length > 0 ? [`${screens.length} screenshot`] : [];
  const names = technologies.map(({ name }) => name);
  return [dateText, `untuk atau bersama “${owner}”`, ...names, ...facts, ...pictures, ...addresses]
    .map((detail) => `, ${detail}`)
    .join('');
}

function outcomeOf({ problem, role, result, quote }: AnyProject): string {
  const parts = { Masalah: problem, Peran: role, Hasil: result, 'Kata pengguna': quote?.text };
  return Object.entries(parts)
    .map(([name, text]) => (text ? ` ${name}: ${text}` : ''))
    .join('');
}
