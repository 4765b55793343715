import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { bot } from '#content/bot.ts';
import { faq } from '#content/faq.ts';
import { owner } from '#content/owner.ts';
import { path as rawPath } from '#content/path.ts';
import { tools } from '#content/tools.ts';
import { createAnswers } from '#features/search/answers.ts';
import { createSiteIndex } from '#features/search/site-index.ts';
import { siteItems } from '#features/search/site-items.ts';
import { createVocabulary } from '#features/search/vocabulary.ts';
import { pathView } from '../../scripts/vite/path-view.ts';

const records = import.meta.glob('/src/content/projects/*/index.ts', { eager: true, import: 'default' });
const lang = process.env.PAGE ?? 'en';

const projects = Object.values(records)
  .map((r: any) => {
    const f: any = { dateText: r.date };
    return {
      ...r,
      dateText: f?.dateText ?? '',
      screens: (r.screens ?? []).map((caption: string) => ({ caption })),
      cover: {},
    };
  })
  .sort((a: any, b: any) => a.id.localeCompare(b.id, 'en', { numeric: true }));
const path = pathView(rawPath, [] as any, 'en');
const site: any = {
  projects,
  path,
  owner,
  tools,
  services: bot.shop,
  faq,
  lang,
  cv: 'cv.pdf',
  languages: [{ lang: 'id', name: 'Bahasa Indonesia', folder: 'id/' }],
  model: '',
};
const vocabulary = createVocabulary(faq);
const index = createSiteIndex(siteItems(site), vocabulary);
const answer = createAnswers(site, index, vocabulary);

test('try', () => {
  const file = process.env.QUESTIONS ?? '';
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  if (file.includes('serious')) {
    const count: Record<string, number> = {};
    for (const q of lines) {
      const a = answer(q);
      count[a.outcome] = (count[a.outcome] ?? 0) + 1;
      if (a.outcome !== 'serious')
        console.log(a.outcome.padEnd(8), q, '→', a.entry ?? '', a.results.join(' '));
    }
    console.log(count);
    return;
  }
  let atOnce = 0,
    tap = 0,
    wrong = 0;
  const out: string[] = [];
  const times: number[] = [];
  for (const line of lines) {
    const [q = '', e = ''] = line.split('|').map((s) => s.trim());
    const expected = e.split(' ');
    const t = performance.now();
    const a = answer(q);
    times.push(performance.now() - t);
    const got = [
      a.entry,
      a.subject && a.outcome === 'project' ? a.subject : '',
      ...(a.results ?? []).map((r) => r.replace('faq:', '?')),
      a.outcome === 'none' ? 'none' : '',
      a.outcome,
    ].filter(Boolean) as string[];
    const hit = expected.some(
      (x) =>
        got.includes(x) ||
        (x === 'portfolio' && got.some((g) => g.startsWith('document'))) ||
        (x === 'cv' && got.includes('document:cv')) ||
        (x === 'awards' && got.some((g) => g.startsWith('certificate'))) ||
        (x === 'languages' && got.some((g) => g.startsWith('language:'))) ||
        (x === 'profiles' && got.some((g) => g.startsWith('profile:'))) ||
        (x === 'contact' && got.some((g) => g.startsWith('contact:'))) ||
        (x === 'chosen' && a.outcome === 'chosen'),
    );
    const near =
      hit ||
      expected.some((x) => got.includes('?' + x)) ||
      (expected.includes('none') && a.outcome !== 'faq');
    if (hit) atOnce++;
    if (near) tap++;
    const isWrong = !hit && ['faq', 'chosen', 'project', 'talk', 'serious'].includes(a.outcome);
    if (isWrong) wrong++;
    if (!hit)
      out.push(
        `${isWrong ? 'WRONG' : near ? 'tap  ' : a.outcome === 'none' ? 'none ' : 'off  '} ${q}  [${e}] → ${a.outcome}/${a.lang}: ${got.join(' ')}`,
      );
  }
  console.log(out.join('\n'));
  const n = lines.length;
  console.log(
    `at once ${atOnce}/${n} ${((100 * atOnce) / n).toFixed(0)} %, tap ${tap} ${((100 * tap) / n).toFixed(0)} %, wrong ${wrong} ${((100 * wrong) / n).toFixed(1)} %; ms max ${Math.max(...times).toFixed(1)} mean ${(times.reduce((a, b) => a + b) / n).toFixed(1)}`,
  );
});
