import { expect, test } from 'vitest';
import { readFacts, type SentenceKey } from '#features/chat/answers/facts.ts';
import { knowledge } from '#tests/features/chat/knowledge.ts';

const { owner, bot, site } = knowledge;
const { designPortfolio, projectPortfolio, ...without } = owner;

test.each<[what: string, content: object, instead: Partial<Record<SentenceKey, SentenceKey>>]>([
  ['no shop', { bot: { ...bot, shop: [] } }, { shop: 'noShop', order: 'noShop', notSold: 'noShop' }],
  ['no stack', { bot: { ...bot, stacks: { web: [], mobile: [] } } }, { stack: 'toolList' }],
  ['no tools', { tools: [] }, { stack: 'noTools', toolList: 'noTools' }],
  ['no projects', { projects: [] }, { counts: 'noProjects' }],
  ['no PDF', { owner: without }, { cv: 'noPdf' }],
  ['no profiles', { owner: { ...owner, profiles: [] } }, { social: 'noSocial' }],
  ['no form', { site: { ...site, hasForm: false } }, { goesTo: 'goesNowhere' }],
  ['a model', { site: { ...site, hasModel: true } }, { chatStays: 'chatGoes', model: 'modelFirst' }],
])('a site with %s says so', (_, content, instead) => {
  const [say, sayHere] = [readFacts(knowledge, 'en'), readFacts({ ...knowledge, ...content }, 'en')];
  for (const [key, other] of Object.entries(instead) as [SentenceKey, SentenceKey][]) {
    expect(sayHere(key)).toBe(sayHere(other));
    expect(say(key)).not.toBe(say(other));
  }
});

test('lists are said as the language says them', () => {
  expect(readFacts({ ...knowledge, projects: knowledge.projects.slice(0, 1) }, 'en')('counts')).toContain(
    '1 mobile project and 0 websites',
  );
  expect(readFacts(knowledge, 'en')('help')).toMatch(
    / \S*\[[^,]+\(\/#project\), \[[^,]+\(\/#tools\), the shop and how to reach Ayla\.$/,
  );
  const { web, mobile } = bot.stacks;
  const favourites = (stacks: object) =>
    readFacts({ ...knowledge, bot: { ...bot, stacks: { web: [], mobile: [], ...stacks } } }, 'en')('stack');
  expect(favourites({ web })).toMatch(/^For the web the favourite is React\. All/);
  expect(favourites({ mobile })).toMatch(/^For mobile the favourite is Flutter and Kotlin\. All/);
  expect(favourites({ web, mobile })).toMatch(/React\. For mobile/);
});
