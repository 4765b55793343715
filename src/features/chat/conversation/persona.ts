import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { hasSection } from '#lib/has-section.ts';
import { projectPath, sectionPath } from '#lib/paths.ts';
import { fitTexts, shorten } from './fit-texts.ts';

/** The relay accepts 60,000 characters, including a question of up to 1,000. */
export const longestPersona = 58_000;

/** Characters of all facts outside projects. */
const longestFacts = 20_000;

/**
 * The instructions sent with each question, in Indonesian: tone, facts, and the pages to link to. With many projects,
 * shortens their paragraphs first, then descriptions, dates and technologies, and titles last.
 *
 * @returns at most `longestPersona` characters
 */
export function personaText(knowledge: Knowledge): string {
  const { bot, projects } = knowledge;
  const facts = factsOf(knowledge).map((fact) => `- ${fact}`);
  const beginning = [
    ...bot.persona,
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
  const paragraphs = fill(projects.map((project) => project.paragraphs.map((text) => ` ${text}`).join('')));
  const lines = projects.map(
    (_, at) => `\n- [${titles[at]}${links[at]}${details[at]}${descriptions[at]}${paragraphs[at]}`,
  );
  return shorten(beginning + lines.join(''), longestPersona);
}

function factsOf({ owner, bot, tools, projects, path, site }: Knowledge): string[] {
  const numberOf = (kind: KnownProject['kind']) => projects.filter((project) => project.kind === kind).length;
  const ways = contactWays(owner).map(
    ({ kind, href, value }) => `${kind} ${href.startsWith('http') ? href : value}`,
  );
  const [services] = Object.values(bot.shop);
  return [
    `${owner.fullName}, ${owner.role}. ${owner.personal}`,
    `Tentang dirinya ia menulis: ${owner.bio.join(' ')}`,
    `Lokasi: ${owner.location}.`,
    ...(owner.openTo ? [`${owner.openTo}.`] : []),
    ...pathFacts(path),
    `Stack favorit untuk web: ${bot.stacks.web.join(', ')}. Untuk mobile: ${bot.stacks.mobile.join(', ')}.`,
    `Tools yang dipakai: ${tools.join(', ')}.${linkTo('tools', ' Daftarnya: ')}`,
    ...(services ? [`Toko online-nya menjual: ${services}. Harga tidak kamu ketahui.`] : []),
    `Kontak: ${linkTo('contact', 'form ', ', ')}${ways.join(', ')}`,
    `Profil: ${owner.profiles.map(({ name, url }) => `${name} ${url}`).join(', ')}`,
    `Jumlah proyek: ${projects.length}, yaitu ${numberOf('mobile')} mobile dan ${numberOf('website')} website.`,
    ...(hasSection('contact')
      ? [
          `Pesan lewat form boleh sampai ${site.longestMessage} karakter. Kalau gagal terkirim, teksnya tetap ada dan form menawarkan cara lain.`,
        ]
      : []),
    'Pertanyaan di chat ini dikirim ke Gemini dari Google. Situs ini tidak menyimpannya.',
  ];
}

function linkTo(section: string, before: string, after = ''): string {
  return hasSection(section) ? before + sectionPath(section) + after : '';
}

const kinds = { work: 'Kerja', organisation: 'Organisasi', education: 'Pendidikan' };

function pathFacts(path: Knowledge['path']): string[] {
  const entries = path.entries.map(({ kind, title, at, place, from, to, lines }) => {
    const time = `${from.text}–${to?.text ?? 'sekarang'}`;
    return `${kinds[kind]}: ${[title, at, place, time].filter(Boolean).join(', ')}. ${lines.join(' ')}`;
  });
  const certificates = path.certificates.map(
    ({ award, title, by, date }) => `${award ? 'Penghargaan' : 'Sertifikat'}: ${title}, ${by}, ${date.text}.`,
  );
  const languages = path.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
  return [...entries, ...certificates, ...(languages ? [`Bahasa: ${languages}.`] : [])];
}

function detailsOf({
  dateText,
  owner,
  technologies,
  captions,
  url,
  urlRepo,
  download,
}: KnownProject): string {
  const addresses = Object.entries({ demo: url, kode: urlRepo, unduhan: download })
    .filter(([, href]) => href !== undefined && href !== 'private')
    .map(([name, href]) => `${name} ${href}`);
  const screens = captions.length > 0 ? [`${captions.length} screenshot`] : [];
  const details = [dateText, `untuk atau bersama “${owner}”`, ...technologies, ...screens, ...addresses];
  return details.map((detail) => `, ${detail}`).join('');
}
