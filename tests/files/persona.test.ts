import { expect, test } from 'vitest';
import { bot } from '#content/bot.ts';
import { findProject, path } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import { longestPersona, personaText } from '#files/persona.ts';

const seedBank = findProject('website', 'seed-bank') ?? expect.unreachable();
const site = {
  owner,
  bot: { ...bot, persona: ['Kamu bot.', 'Bahasa: {language}.'] },
  language: 'Indonesia',
  helpLines: ['Call 116 123.'],
  cv: 'cv.pdf',
  path,
  tools,
  projects: [seedBank],
};

test('the persona has the bot’s voice, the site’s content and the paths of its pages', () => {
  const lines = personaText(site).split('\n');
  expect(lines.slice(0, 2)).toEqual(['Kamu bot.', 'Bahasa: Indonesia.']);
  for (const line of [
    /suicide.* Call 116 123\.$/,
    /^- Ayla Brennan, Software Developer\. A student/,
    /^- Favorite stack for mobile: Flutter, Kotlin\.$/,
    /^- Their online shop sells: essay checking/,
    /^- Contact: form \/#contact, email ayla@example\.com, phone \+44 000-000-0000, WhatsApp https:/,
    /^- Number of projects: 1, of which 0 mobile and 1 websites\.$/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
  expect(lines.at(-1)).toMatch(
    /^- \[Seed Bank\]\(\/website\/seed-bank\), May 2025, .*JavaScript.*300 seeds.*demo https:.*: A small.* Problem: Nobody.* Role: All of it.* Result: Each jar/,
  );
  expect(personaText({ ...site, bot: { ...bot, shop: {} } })).not.toContain('shop');
});

test('shortens only the facts and texts that are too long', () => {
  const long = 'panjang '.repeat(20_000);
  const text = personaText({
    ...site,
    owner: { ...owner, bio: [long] },
    projects: [{ ...seedBank, p1: long }, seedBank],
  });
  expect(text.length).toBeLessThanOrEqual(longestPersona);
  expect(text).toContain('- Languages: Irish: native');
  expect(text).toMatch(/ (panjang )+panjang…\n- \[Seed Bank\].* Its first paragraph says/);
});
