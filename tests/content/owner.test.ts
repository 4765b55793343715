import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bot } from '#content/bot.ts';
import { owner } from '#content/owner.ts';
import { isSample, isSampleSite } from './sample.ts';

test('what the sample types is short enough for one line on a phone', () => {
  expect(owner.typedLines.filter((line) => isSample(line) && line.length > 28)).toEqual([]);
});

test.runIf(isSampleSite)('four introductions are typed', () => {
  expect(owner.typedLines).toHaveLength(4);
});

test.runIf(isSampleSite)('the five profiles stand in the order of the specification', () => {
  const icons = owner.profiles.map(({ icon }) => icon);
  expect(icons).toEqual(
    ['youtube', 'instagram', 'github', 'linkedin', 'telegram'].map((name) => `icons/${name}.svg`),
  );
});

test.runIf(isSample(owner.meta.description))('the description fits a search result', () => {
  expect(owner.meta.description.length).toBeLessThanOrEqual(160);
});

test.runIf(isSampleSite)('the title names the role', () => {
  expect(owner.meta.title).toContain(owner.role);
});

test.runIf(isSampleSite)('"Call Me" opens a chat with the owner’s number', () => {
  expect(owner.callMe).toBe(`https://wa.me/${owner.whatsapp}`);
});

test('the number for WhatsApp is digits only', () => {
  expect(owner.whatsapp).toMatch(/^\d+$/);
});

test.runIf(isSampleSite)('two questions to begin with are Indonesian, one Javanese and one English', () => {
  expect(bot.starters.map(({ lang }) => lang).sort()).toEqual(['en', 'id', 'id', 'jv']);
});

test('what is sample reaches no stranger: example addresses, front pages and a number of zeros', () => {
  const links = samples('src/content').flatMap((line) => line.match(/https?:\/\/[^'"\s]+/g) ?? []);
  const toStrangers = links.filter((link) => {
    const { hostname, pathname } = new URL(link);
    return hostname !== 'example.com' && pathname !== '/';
  });
  expect(toStrangers).toEqual([]);
});

test('the list of sample lines names file, line and text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const lines = [
    "const name = 'Raka'; // sample",
    "const role = 'Developer';",
    "  email: 'raka@example.com', // sample",
  ];
  writeFileSync(join(folder, 'owner.ts'), lines.join('\n'));
  expect(checkSample(folder)).toEqual([
    `${folder}/owner.ts:1: const name = 'Raka';`,
    `${folder}/owner.ts:3: email: 'raka@example.com',`,
    '2 lines are still sample.',
  ]);
  rmSync(folder, { recursive: true });
});

test('a folder without sample lines is said to have none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(folder, 'owner.ts'), "const name = 'Somebody';");
  expect(checkSample(folder)).toEqual(['Nothing is sample any more.']);
  rmSync(folder, { recursive: true });
});

function checkSample(folder: string): string[] {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/check-sample.ts', folder], {
    encoding: 'utf8',
  });
  return output.trim().split('\n');
}

/** The whole text of the lines that the check lists, which it may shorten. */
function samples(folder: string): string[] {
  return checkSample(folder)
    .slice(0, -1)
    .flatMap((listed) => {
      const [, file, line] = /^(.+?):(\d+): /.exec(listed) ?? [];
      return file ? [readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? ''] : [];
    });
}
