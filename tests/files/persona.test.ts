import { expect, test } from 'vitest';
import { bot } from '#content/bot.ts';
import { findProject, type Project, path } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { longestPersona, personaText } from '#files/persona.ts';

const technologies = ['React', 'CSS'].map((name) => ({ src: 'icons/css.svg', name }));
const screens = findProject('mobile', '3')?.screens.slice(0, 2) ?? [];
const project: Project = {
  ...(findProject('website', '3') ?? expect.unreachable()),
  ...{ id: '14', title: 'Kas RT', description: 'Dues.', owner: 'A neighbourhood', technologies, screens },
  ...{
    p1: 'It counts.',
    p2: 'It was hard.',
    problem: 'Nobody knew.',
    role: 'All of it.',
    result: 'All know.',
  },
  ...{ facts: ['60 houses'], url: 'https://example.com/kas', urlRepo: 'private' },
};
const nothing = { p1: '', p2: '', problem: '', role: '', result: '', facts: [], screens: [] };
const bare = { ...project, ...nothing, id: '15', title: 'Warung', url: 'private' };
const site = {
  owner: { ...owner, bio: ['I build.', 'I learn.'], profiles: owner.profiles.slice(0, 2) },
  bot: { ...bot, persona: ['Kamu bot.', 'Bahasa: {language}.'] },
  language: undefined as string | undefined,
  helpLines: ['Call 116 123.'],
  cv: 'cv.pdf',
  path,
  tools: [{ name: 'React' }, { name: 'CSS' }],
  projects: [project, bare],
};

test('the persona has the bot’s voice, the site’s content and the paths of its pages', () => {
  const lines = personaText(site).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'Kamu bot.',
    expect.stringMatching(/suicide.* Call 116 123\.$/),
    '',
    'Facts:',
    `- Ayla Brennan, Software Developer. ${owner.personal}`,
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      '- In their own words: I build. I learn.',
      '- Favorite stack for the web: React.',
      '- Favorite stack for mobile: Flutter, Kotlin.',
      '- Tools: React, CSS. List: /#tools',
      '- Their online shop sells: essay checking and translating. You do not know the prices.',
      '- Contact: form /#contact, email ayla@example.com, phone +44 000-000-0000, WhatsApp https://wa.me/440000000000',
      '- Profiles: GitHub https://github.com/, LinkedIn https://www.linkedin.com/',
      '- Number of projects: 2, of which 0 mobile and 2 websites.',
    ]),
  );
  expect(lines.slice(-2)).toEqual([
    '- [Kas RT](/website/14), May 2025, for or with “A neighbourhood”, React, CSS, 60 houses, 2 screenshot, demo https://example.com/kas: Dues. Problem: Nobody knew. Role: All of it. Result: All know. It counts. It was hard.',
    '- [Warung](/website/15), May 2025, for or with “A neighbourhood”, React, CSS: Dues.',
  ]);
});

test('names the language of a page on a site in several, and no shop where there is none', () => {
  const text = personaText({ ...site, language: 'Indonesia', bot: { ...site.bot, shop: {} } });
  expect(text).toContain('Bahasa: Indonesia.');
  expect(text).not.toMatch(/toko/i);
});

test('shortens only the facts and texts that are too long', () => {
  const long = 'panjang '.repeat(20_000);
  const text = personaText({
    ...site,
    owner: { ...site.owner, bio: [long] },
    projects: [{ ...project, p1: long, p2: '' }, bare],
  });
  expect(text.length).toBeLessThanOrEqual(longestPersona);
  expect(text).toContain('- Languages: Irish: native');
  expect(text).toMatch(/: Dues\..* (panjang )+panjang…\n- \[Warung\].*: Dues\.$/);
});
