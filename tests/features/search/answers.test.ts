import { describe, expect, test } from 'vitest';
import { answerFromSite, seriousAnswer } from '#features/search/answers.ts';
import { fill } from '#features/search/facts.ts';
import { asksOf, wordsOf } from '#features/search/vocabulary.ts';

const answer = (question: string, shown: readonly string[] = []) => answerFromSite(question, { shown });

test('an entry is the answer only when it covers the question', () => {
  expect(answer('How do I reach Ayla?')).toMatchObject({
    isWhole: true,
    text: expect.stringContaining('[The form]'),
  });
  const near = answer('How do I reach Ayla by pigeon?');
  expect(near).toMatchObject({
    isWhole: false,
    results: expect.arrayContaining(['faq:contact']),
    ask: 'Ask Ayla in the contact form',
  });
  expect(near.text).toBe('Nothing here mentions “pigeon”. The closest on this site:');
  expect(near.markdown).toContain('- [How can I contact Ayla?](/#chat)');
});

test('splits elided words, and reads each character of Japanese and Chinese as a word', () => {
  expect(wordsOf('Reactのサーバー')).toEqual(['react', 'の', 'サ', 'ー', 'バ', 'ー']);
  expect(wordsOf('l’expérience d’Ayla don’t')).toEqual(['l', 'expérience', 'd', 'ayla', 'dont']);
  expect(wordsOf('使用C++的项目')).toEqual(['使', '用', 'c++', '的', '项', '目']);
});

test('knows no facts and entries that an owner has not written', () => {
  expect(fill('I am {constructor}', {})).toBe('');
  expect(asksOf({ starters: { en: {} }, languages: {} }, 'en', 'constructor')).toEqual([]);
});

test('says what it has not found, with the button that asks the owner', () => {
  const none = {
    text: 'Nothing here mentions “Purple” or “bananas”. I’m a small program that only knows this site. Ayla can tell you:',
    results: [],
    isWhole: false,
  };
  expect(answer('Purple bananas')).toMatchObject(none);
});

test('answers in the language of the stop words', () => {
  expect(answer('siapa Ayla dong?')).toMatchObject({
    lang: 'id',
    text: expect.stringContaining('Ayla Brennan: '),
  });
  expect(answer('Flutter')).toMatchObject({ lang: 'en', text: 'Projects: 3' });
});

test.each([
  ['which use flutter', ['mobile/1', 'mobile/3', 'mobile/5']],
  ['Fluter apps', ['mobile/1', 'mobile/3', 'mobile/5']],
  ['flutter without sqlite', ['mobile/3']],
  ['do you no kotlin', ['mobile/2', 'mobile/4', 'mobile/5']],
  ['zany gizmo with js', ['website/9', 'website/seed-bank']],
])('"%s" chooses from the records', (question, shown) => {
  expect(answer(question).shown.toSorted()).toEqual(shown);
});

describe('one project', () => {
  test('says the fact that is asked, or that the record keeps it private', () => {
    expect(answer('is Tide Table open source?')).toMatchObject({ isWhole: true, shown: ['mobile/1'] });
    expect(answer('is Tide Table open source?').text).toMatch(/Source: |The repository is private/);
  });

  test('quotes the sentence that has the words, and names those that it lacks', () => {
    expect(answer('which jar held which seed in the Seed Bank').text).toMatch(
      /^\*\*\[Seed Bank\].*\n\n> .*jar/s,
    );
    expect(answer('killer feature of Seed Bank').text).toMatch(
      /^The page of Seed Bank doesn’t mention “killer” or “feature”\./,
    );
  });
});

test('the context is what was just shown', () => {
  const { shown } = answer('flutter');
  expect(answer('those with sqlite', shown).shown.toSorted()).toEqual(['mobile/1', 'mobile/5']);
  expect(answer('the second one', shown).shown).toEqual([shown[1]]);
  expect(answer('when was it finished', ['mobile/3'])).toMatchObject({ shown: ['mobile/3'], isWhole: true });
  expect(answer('when was it finished', ['mobile/3']).text).toContain('Finished: ');
});

test('is serious first, and after a refusal also about what no list has', () => {
  const serious = {
    isSerious: true,
    results: [],
    text: expect.stringMatching(/ Call 116 123\.$/),
  };
  expect(seriousAnswer('I want to die, show me flutter apps')).toEqual(
    answer('I want to die, show me flutter apps'),
  );
  expect(answer('I want to die')).toMatchObject(serious);
  expect(answer('my arms are numb')).toMatchObject(serious);
  expect(seriousAnswer('my arms are numb')).toBeUndefined();
  expect(seriousAnswer('my arms are numb', true)).toMatchObject(serious);
  expect(answer('I use kotlin')).toMatchObject({ isSerious: false });
  const alone = { text: 'I’m a small program that only knows this site.', results: [], isWhole: true };
  expect(answer('is it raining in the alps')).toMatchObject(alone);
  // A word of the trade is a matter for the owner.
  expect(answer('is it raining in the app')).toMatchObject({ isWhole: false });
});
