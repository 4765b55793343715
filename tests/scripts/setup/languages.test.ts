import { createRequire } from 'node:module';
import * as stopWordLists from 'stopword';
import { expect, test } from 'vitest';
import { faqSchema } from '#content/schema/chat.ts';
import { answerFromSite } from '#features/search/answers.ts';
import { createSite } from '#features/search/site.ts';
import { siteData } from '#features/search/site-data.ts';
import {
  faqModule,
  languagesThere,
  languageTexts,
  type Texts,
  wordsModule,
} from '../../../scripts/setup/languages.ts';

const parts = ['site', 'chat', 'contact'] as const;

/** `bar.theme(current, next)` of each text, in order. */
function signatures(texts: Texts, at = ''): [signature: string, text: string | Texts][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' || key.includes('(')
      ? [[at + key, value] as [string, string | Texts]]
      : signatures(value, `${at}${key}.`),
  );
}

const textsOf = (lang: string) => languageTexts(lang) ?? expect.fail(lang);
const ofParts = (lang: string) => parts.flatMap((part) => signatures(textsOf(lang)[part], `${part}.`));

test.each(languagesThere())('%s has every text, case and parameter', (lang) => {
  expect(ofParts(lang).map(([signature]) => signature)).toEqual(ofParts('en').map(([one]) => one));
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  // In Romance languages, `many` is for millions.
  const plurals = pluralCategories.filter((one) => one !== 'many' || ['ar', 'pl', 'ru'].includes(lang));
  for (const [signature, value] of ofParts(lang)) {
    const wanted = /\((.*)\)/.exec(signature)?.[1]?.split(', ') ?? [];
    const cases = typeof value === 'string' ? [] : Object.keys(value);
    const parameters = wanted.filter((name) => name !== 'kind' || !cases.includes('website'));
    const used = JSON.stringify(value).match(/(?<=\{)\w+(?=\})/g) ?? [];
    expect([signature, ...new Set(used)].toSorted()).toEqual([signature, ...parameters].toSorted());
    if (signature.endsWith('.lang')) expect(value).toBe(lang);
    if (cases.includes('other')) expect(cases.toSorted()).toEqual(plurals.toSorted());
  }
});

/** Keys and facts, whatever the words. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'string'
    ? (value.match(/\{(?!name)\w+\}/g) ?? []).toSorted()
    : Object.fromEntries(Object.entries(Object(value)).map(([key, one]) => [key, shapeOf(one)]));

/** Other wordings, and the entry that answers them. */
const wordings: Record<string, [question: string, entry: string][]> = {
  de: [
    ['Hast du eine Telefonnummer?', 'contact'],
    ['Was für einen Abschluss hast du?', 'study'],
    ['Wie hoch ist dein Stundensatz?', 'salary'],
    ['Für wen hast du gearbeitet?', 'work'],
    ['Hat sie schon einen Preis gewonnen?', 'awards'],
    ['Hast du schon ein Team geleitet?', 'team'],
  ],
  es: [
    ['¿Dónde estudiaste?', 'study'],
    ['¿Ha ganado algún premio?', 'awards'],
    ['¿Has liderado un equipo?', 'team'],
  ],
  fr: [
    ['Comment vous joindre ?', 'contact'],
    ['A-t-elle gagné un prix ?', 'awards'],
    ['Avez-vous déjà dirigé une équipe ?', 'team'],
  ],
  id: [
    ['Pernah menang penghargaan?', 'awards'],
    ['Pernah memimpin tim?', 'team'],
  ],
  'pt-BR': [
    ['Ganhou algum prêmio?', 'awards'],
    ['já liderou uma equipe?', 'team'],
  ],
};

test.each(languagesThere().filter((lang) => textsOf(lang).faq))(
  'the chat answers its suggested questions, and the same in other words, in %s',
  (lang) => {
    const { faq = expect.fail() } = textsOf(lang);
    const { stopWords: list, moreStopWords = '', stem, ...others } = faq;
    const { stopWords: _, moreStopWords: __, stem: ___, ...english } = textsOf('en').faq ?? {};
    expect(shapeOf(others)).toEqual(shapeOf(english));

    expect(faqModule(faq, lang)).toContain(`import { ${list} } from 'stopword'`);
    const { stemmer } = stem ? createRequire(import.meta.url)(`@orama/stemmers/${stem}`) : {};
    const stopWords = [...Object(stopWordLists)[list], ...moreStopWords.split(' ')];
    const { starters, ...language } = others;
    const parsed = faqSchema.parse({
      languages: { [lang]: { ...language, stopWords, stem: stemmer } },
      starters: { [lang]: starters },
    });
    const site = createSite({ ...siteData, faq: parsed, lang });
    const ask = (question: string) =>
      answerFromSite(question.replaceAll('{name}', 'Ayla'), { shown: [] }, site);
    for (const [entry, question] of Object.entries(starters)) {
      const says = parsed.languages[lang]?.entries[entry]?.says?.replace(/\[\[|\{.*/gs, '') ?? '';
      expect(ask(question), question).toMatchObject({ isWhole: true, isSerious: false });
      expect(ask(question).text, question).toContain(says);
    }
    for (const [question, entry] of wordings[lang] ?? []) {
      const [first = ''] = parsed.languages[lang]?.entries[entry]?.asks.split(' | ') ?? [];
      expect(ask(question), question).toEqual(ask(first));
    }
  },
);

test('writes texts with parameters, plurals and kinds as functions', async () => {
  const texts = {
    lang: 'ar',
    'sum(count)': { zero: 'none', two: 'a pair', other: '{count} `of` $it' },
    'show(kind, count)': { website: '{count} sites', mobile: '{count} apps' },
    'from(name)': { some: 'From {name}', none: "It's from nobody" },
    'no-answer': 'It’s "late"',
  };
  const source = wordsModule('site', texts, 'ar-EG');
  const script = source.replace(/^import.*|: Partial<.*?>>|: number| satisfies Words/gm, '');
  const { words: built } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect(built).toMatchObject({ lang: 'ar-EG', 'no-answer': 'It’s "late"' });
  expect([0, 2, 5].map(built.sum)).toEqual(['none', 'a pair', '5 `of` $it']);
  expect([built.show('mobile', 3), built.from('Ana'), built.from('')]).toEqual([
    '3 apps',
    'From Ana',
    "It's from nobody",
  ]);
  expect(languageTexts('xx')).toBeUndefined();
});
