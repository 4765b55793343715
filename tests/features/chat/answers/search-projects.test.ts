import { expect, test } from 'vitest';
import {
  describedProjects,
  findPassage,
  isDescribed,
  searchProjects,
  sentencesOf,
} from '#features/chat/answers/search-projects.ts';
import { knowledge as bare } from '#tests/features/chat/knowledge.ts';

const [first] = bare.projects;
if (!first) throw new Error('The fixture has no project.');
const of = (id: string, title: string, owner: string, description: string, ...paragraphs: string[]) => ({
  ...first,
  kind: 'website' as const,
  ...{ id, title, owner, description, paragraphs },
});
const tides = of(
  'tides',
  'Tide Table',
  'A fishery',
  'Shows when the harbour floods.',
  'It warns the boats. A siren sounds when the water rises.',
  'The first gauge stopped in the cold. Now two of them measure. I wired the cabinets.',
);
const map = of(
  'map',
  'Harbour Map',
  'A yard',
  'A plan of berths, measured for boats.',
  'Each berth has a number.',
);
const stew = of('stew', 'Stew', 'A canteen', 'Recipes.', 'It cooks for hundreds. Spices are not counted.');
const projects = [tides, map, stew];
const owner = { ...bare.owner, bio: ['I like gauges. They hum.'], typedLines: ['Welcome to the gauges.'] };
const bot = { ...bare.bot, projects: { 'website/map': { names: ['chart'], summary: 'Denah dermaga.' } } };
const knowledge = {
  ...bare,
  owner,
  bot,
  projects: projects.map((one) => ({ ...one, captions: [`Start of ${one.id}`] })),
};
const known = (id: string) => {
  const project = knowledge.projects.find((one) => one.id === id);
  if (!project) throw new Error(`No project ${id}.`);
  return project;
};

test.each([
  ['boats', 'tides map'],
  ['measure', 'map tides'],
  ['harbour', 'map tides'],
  ['harbour siren', 'tides'],
  ['harbours flooded', 'tides'],
  ['chart', 'map'],
  ['denah', 'map'],
  ['fishery', 'tides'],
  ['recip', 'stew'],
  ['harbo', 'map tides'],
  ['spi', ''],
  ['not', ''],
  ['lighthouse', ''],
  ['', ''],
])('"%s" is found, the most telling place first', (words, found) => {
  const ids = searchProjects(words.split(' ').filter(Boolean), knowledge, false).map(({ id }) => id);
  expect(ids.join(' ')).toBe(found);
});

test('either of the words may be enough', () => {
  const ids = searchProjects(['siren', 'spices', 'harbour'], knowledge, true).map(({ id }) => id);
  expect(ids).toEqual(['tides', 'stew', 'map']);
});

const outline = 'It warns the boats. A siren sounds when the water rises.';
const making = 'The first gauge stopped in the cold. Now two of them measure. I wired the cabinets.';
const quotes = (words: string, options?: Parameters<typeof findPassage>[3]) =>
  findPassage(words.split(' ').filter(Boolean), known('tides'), knowledge, options)?.quotes;

test.each([
  ['siren', {}, [outline]],
  ['boats siren', {}, [outline]],
  ['gauge cold', {}, [making]],
  ['floods', {}, ['Shows when the harbour floods.']],
  ['start', {}, ['Start of tides']],
  ['siren cold', {}, [outline, making]],
  ['siren cold', { isOfMaking: true }, [making]],
  ['siren cold', { besides: ['measure', 'gauge'] }, [making]],
  ['', { leansTo: /\bI\b/ }, [making]],
  ['lighthouse', {}, undefined],
])('a passage for "%s" with %o is the paragraph that holds it', (words, options, passage) => {
  expect(quotes(words, options)).toEqual(passage);
});

test('a passage says how many of the words it holds, by number and by weight', () => {
  const passage = (words: string) => findPassage(words.split(' '), known('tides'), knowledge);
  expect(passage('siren')).toMatchObject({ count: 1, share: 1 });
  expect(passage('siren lighthouse')?.share).toBeGreaterThan(0.3);
  expect(passage('siren lighthouse')?.share).toBeLessThan(0.7);
  expect(findPassage([], known('tides'), knowledge)).toBeUndefined();
});

test('what is described is known by what it is said to be', () => {
  const described = (words: string, likely = knowledge.projects.slice(0, 0)) => {
    const found = describedProjects(words.split(' '), knowledge, likely);
    return found && [found.projects.map(({ id }) => id).join(), found.held.join()];
  };
  expect(described('harbour plan')).toEqual(['map', 'harbour,plan']);
  expect(described('canteen siren')).toEqual(['tides', 'siren']);
  expect(described('canteen siren', [known('stew')])).toEqual(['stew', 'canteen']);
  expect(described('berths floods')).toEqual(['tides,map', '']);
  expect(described('boats')).toBeUndefined();
  expect(described('siren')).toEqual(['tides', 'siren']);
  expect(described('cabinets')).toBeUndefined();
  expect(isDescribed(['fishery'], known('tides'), knowledge)).toBe(true);
  expect(isDescribed(['fishery', 'siren'], known('tides'), knowledge)).toBe(false);
});

test('a text is taken apart by sentence', () => {
  expect(sentencesOf('One. Two!  Three? 四。 Five')).toEqual(['One.', 'Two!', 'Three?', '四。', 'Five']);
});
