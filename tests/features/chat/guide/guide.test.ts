import { expect, test } from 'vitest';
import { guide as content } from '#content/guide.ts';
import type { Guide, GuideLanguage } from '#content/guide-types.ts';
import { createGuide } from '#features/chat/guide/guide.ts';
import { knowledge } from '../knowledge.ts';

const guide = createGuide(knowledge, content);
const titles = (question: string) => guide.answer(question).cards.map(({ title }) => title);

test.each([
  ['hello', 'hello'],
  ['How can I contact her?', 'contact'],
  ['what is her email please', 'contact'],
  ['good morning, which tools does she use?', 'tools'],
  ['Tell me about the calcualtor', 'project'],
  ['When was Puzzle Box made?', 'projectDate'],
])('answers "%s"', (question, entry) => {
  expect(guide.answer(question)).toMatchObject({ outcome: 'sure', entry, lang: 'en' });
});

test.each([
  ['Which projects use React?', ['Notes', 'Video Course', 'Ceramic Store', 'Portfolio Site']],
  ['which websites use Tailwind CSS', ['Book Lending', 'Ceramic Store']],
  ['mobile apps without Flutter', ['Calculator', 'Puzzle Box', 'Luvio - Money Voice Teller']],
  ['mobile apps, but without Flutter', ['Calculator', 'Puzzle Box', 'Luvio - Money Voice Teller']],
  ['mobile apps without Flutter or Python', ['Calculator', 'Puzzle Box']],
  ['projects without Flutter apps in mobile', ['Calculator', 'Puzzle Box', 'Luvio - Money Voice Teller']],
  [
    'websites without Laravel from 2024',
    ['E-Talim', 'Notes', 'Remake LABDEV', 'Chatbot', 'Builder Profile', 'Ceramic Store', 'Portfolio Site'],
  ],
])('shows the cards for "%s" and counts them', (question, expected) => {
  expect(titles(question)).toEqual(expected);
  expect(guide.answer(question).text).toContain(String(expected.length));
});

test('asks instead of claiming when words of the question are unknown', () => {
  const { outcome, choices } = guide.answer('which projects use Kotlin and won the regatta');
  expect(outcome).toBe('near');
  expect(choices.map(({ text }) => guide.answer(text).outcome)).toEqual(choices.map(() => 'sure'));
});

test('admits what it does not know and offers the contact form, even after a project', () => {
  const { subject } = guide.answer('What is Calculator?');
  for (const before of [undefined, subject]) {
    const { outcome, choices, ask } = guide.answer('purple bananas', before);
    expect({ outcome, choices }).toEqual({ outcome: 'none', choices: [] });
    expect(ask).toMatch(/contact form/);
  }
});

test('a follow-up asks about the last project or list', () => {
  const project = guide.answer('What is Calculator?').subject;
  expect(guide.answer('when was it made', project).text).toContain('Calculator');
  const list = guide.answer('Which mobile apps use Flutter?').subject;
  const kotlin = guide.answer('and Kotlin?', list).cards.map(({ title }) => title);
  expect(kotlin).toEqual(['Calculator', 'Puzzle Box', 'Luvio - Money Voice Teller']);
  const without = guide.answer('mobile apps without Flutter').subject;
  expect(guide.answer('and in 2024?', without).text).toContain('3 mobile apps without Flutter from 2024');
});

test('gives the help line only when the words say distress', () => {
  expect(guide.answer('I want to die').text).toContain('116 123');
  for (const question of [
    'My manager loved the animation polish.',
    'this deadline kills me',
    'a die for a game',
  ])
    expect(guide.answer(question).text, question).not.toContain('116');
});

test('a language is content: five entries in German answer ten questions', () => {
  const de: GuideLanguage = {
    ...content.languages.en,
    answers: {
      about: 'Wer ist {name}? | erzähl mir von {name} | was macht {name}\n> {fullName}, {role}.',
      contact: 'Wie erreiche ich {name}? | wie kann ich {name} schreiben\n> {ways}',
      tools: 'Welche Werkzeuge benutzt {name}? | was kann {name}\n> {toolCount} Werkzeuge.',
      find: 'Welche Projekte nutzen {tech}? | Projekte mit {tech}\n> {found}.',
      project: 'Was ist {project}? | erzähl mir von {project}\n> {title}: {summary}',
    },
    fixed: {},
    stopWords: 'der die das ein eine ist von mir ich bitte denn',
    owner: 'er, sie',
  };
  const german = createGuide(knowledge, { ...content, languages: { en: content.languages.en, de } } as Guide);
  const name = knowledge.owner.name;
  const questions = {
    [`Wer ist ${name}?`]: 'about',
    [`Erzähl mir bitte von ${name}`]: 'about',
    [`Was macht ${name} denn?`]: 'about',
    [`Wie erreiche ich ${name}?`]: 'contact',
    [`Wie kann ich ${name} schreiben?`]: 'contact',
    [`Welche Werkzeuge benutzt ${name}?`]: 'tools',
    [`Was kann ${name}?`]: 'tools',
    'Welche Projekte nutzen Kotlin?': 'find',
    'Projekte mit React': 'find',
    'Was ist Puzzle Box?': 'project',
  };
  const answers = Object.keys(questions).map((question) => german.answer(question));
  expect(answers.map(({ entry }) => entry)).toEqual(Object.values(questions));
  expect(answers.map(({ lang }) => lang)).toEqual(answers.map(() => 'de'));
});
