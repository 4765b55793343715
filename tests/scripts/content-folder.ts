import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { words } from '#content/words/site.ts';

const react = { src: 'icons/react.svg', name: 'React' };

export const website = {
  ...{ kind: 'website', id: '14', title: 'Tide Tables', imageAlt: 'A chart of the tide', date: '2024-03' },
  ...{ owner: 'Personal project', url: 'https://example.com/tides', urlRepo: 'private' },
  description: 'When the water comes.',
  p1: 'It is for people who walk to the island.',
  p2: '',
  technologies: [react],
};

export const mobile = { ...website, kind: 'mobile', title: 'Tide Clock', download: 'private' };

export const owner = {
  ...{ name: 'Ada', fullName: 'Ada Example', role: 'Developer', monogram: 'A', location: 'Nowhere' },
  ...{ personal: 'Builds small things.', typedLines: ['I build'], bio: ['I build small things.'] },
  ...{ email: 'ada@example.com', phone: '+49 30 1234567', whatsapp: '49301234567' },
  callMe: 'https://wa.me/49301234567',
  designPortfolio: { label: 'Design', url: 'https://example.com/design' },
  projectPortfolio: { label: 'Projects', url: 'https://example.com/projects' },
  profiles: [{ name: 'GitHub', icon: 'icons/github.svg', url: 'https://github.com/' }],
  meta: { title: 'Ada', description: 'Ada builds.', keywords: ['things'], author: 'Ada' },
};

const entry = { asks: 'Who are you?', says: 'I am {name}.' };
const frame = { results: 'Found:', none: 'Ask:', ask: 'Ask', found: '{count}', project: '{title}' };
const en = { entries: { who: entry }, talk: [], serious: entry, frame, stopWords: '', endings: '', same: '' };
export const faq = { languages: { en: { ...en, chooses: {} } }, starters: {}, technologies: {} };

export const bot = { stacks: { web: ['React'], mobile: [] }, shop: { en: 'lessons' }, persona: ['Be kind.'] };

export const pathEntry = { kind: 'work', title: 'Intern', at: 'Tide Office', from: '2024-02', lines: [] };

/** Writes a minimal content folder. @returns its path */
export async function makeContentFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const part of ['projects/website-14-tides', 'projects/mobile-14-tides', 'pictures'])
    mkdirSync(join(folder, part), { recursive: true });
  write(folder, 'owner.ts', { owner });
  write(folder, 'path.ts', { path: { entries: [pathEntry], certificates: [], languages: [] } });
  write(folder, 'words/site.ts', { words });
  write(folder, 'words/chat.ts', { chatWords: { lang: words.lang } });
  write(folder, 'words/contact.ts', { contactWords: { lang: words.lang } });
  write(folder, 'languages.ts', {
    languages: [{ lang: words.lang, name: 'English', offer: 'a', decline: 'b' }],
  });
  write(folder, 'bot.ts', { bot });
  write(folder, 'faq.ts', { faq });
  write(folder, 'technologies.ts', { react });
  write(folder, 'tools.ts', { tools: [{ ...react, alt: 'React logo' }] });
  write(folder, 'projects/website-14-tides/index.ts', { default: website });
  write(folder, 'projects/mobile-14-tides/index.ts', { default: mobile });
  const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#27357e' } })
    .png()
    .toBuffer();
  for (const file of ['coin-front.png', 'coin-back.png', 'portrait.png'])
    writeFileSync(join(folder, 'pictures', file), picture);
  for (const kind of ['website', 'mobile'])
    writeFileSync(join(folder, `projects/${kind}-14-tides/cover.png`), picture);
  return folder;
}

/** Writes a module of a content folder, given what it exports. */
export function write(folder: string, file: string, values: Record<string, unknown>): void {
  const lines = Object.entries(values).map(([name, value]) => {
    return `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value) ?? 'undefined'};`;
  });
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), lines.join('\n'));
}
