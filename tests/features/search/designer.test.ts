import { stemmer } from '@orama/stemmers/german';
import { deu } from 'stopword';
import { expect, test } from 'vitest';
import { type Project, projects } from '#content/index.ts';
import { answerFromSite } from '#features/search/answers.ts';
import { createSite } from '#features/search/site.ts';
import { siteData } from '#features/search/site-data.ts';
import { languageTexts } from '../../../scripts/setup/languages.ts';

/** What an owner of another trade writes: ten entries of two wordings each, and what visitors ask about them. */
// biome-ignore format: a table
const entries: Record<string, [asks: string, says: string, ...questions: string[]]> = {
  preise: ['Was kostet ein Logo? | Stundensatz und Preise', 'Ein Logo ab 900 €.', 'Was kostet ein Logo bei dir?', 'Wie hoch ist dein Stundensatz?', 'Was verlangst du für eine Broschüre?'],
  kontakt: ['Wie kann ich dich erreichen? | Telefonnummer oder E-Mail', 'Am besten: {ways}.', 'Wie kann ich dich erreichen?', 'Hast du eine Telefonnummer?', 'Können wir uns nächste Woche treffen?'],
  termine: ['Wann hast du Zeit? | Nimmst du neue Aufträge an?', 'Wieder ab Mai.', 'Ab wann hast du Zeit für ein neues Projekt?', 'Nimmst du gerade Aufträge an?', 'Bist du im Sommer frei?'],
  ausbildung: ['Wo hast du studiert? | Studium und Abschluss', 'An der HGB Leipzig.', 'Wo hast du studiert?', 'Was für einen Abschluss hast du?'],
  werkzeuge: ['Mit welchen Programmen arbeitest du? | Software wie InDesign', 'InDesign und Illustrator.', 'Mit welchen Programmen arbeitest du?', 'Kannst du mit InDesign umgehen?'],
  ablauf: ['Wie läuft ein Auftrag ab? | Wie lange dauert ein Projekt?', 'Gespräch, Skizzen, Reinzeichnung.', 'Wie läuft ein Auftrag bei dir ab?', 'Wie lange dauert ein Logo?'],
  druck: ['Kümmerst du dich um den Druck? | Empfiehlst du eine Druckerei?', 'Ja, mit zwei Druckereien.', 'Kümmerst du dich auch um den Druck?', 'Welche Druckerei empfiehlst du?'],
  rechte: ['Wem gehören die Nutzungsrechte? | Bekomme ich offene Dateien?', 'Die Rechte gehen auf dich über.', 'Bekomme ich die Dateien am Ende?', 'Wem gehören die Nutzungsrechte?'],
  kunden: ['Für wen hast du gearbeitet? | Kunden und Referenzen', 'Verlage und Cafés.', 'Für wen hast du schon gearbeitet?', 'Wer sind deine Kunden?'],
  ort: ['Wo sitzt du? | Arbeitest du auch vor Ort?', 'In {place}.', 'Wo sitzt du?', 'Arbeitest du auch vor Ort in Leipzig?'],
};
const ofWork: [question: string, id?: string][] = [
  ['Zeig mir deine Plakate', 'website/jazz'],
  ['Gibt es ein Beispiel für eine Speisekarte?', 'website/linde'],
  ['Was hast du 2024 gemacht?', 'website/jazz'],
  ['Machst du auch Hochzeitsfotos?'],
  ['Kannst du Webseiten programmieren?'],
];

function work(id: string, title: string, date: string, description: string): Project {
  const [project = expect.fail()] = projects;
  const texts = { owner: 'Auftrag', dateText: date, p1: '', p2: '', technologies: [], screens: [] };
  return { ...project, ...texts, kind: 'website', id, title, date, description, lang: 'de' };
}

test('ten German entries answer a designer’s visitors', () => {
  const { moreStopWords = '', ...words } = languageTexts('de')?.faq ?? expect.fail();
  const own = Object.entries(entries).map(([id, [asks, says]]) => [id, { asks, says }]);
  const stopWords = [...deu, ...moreStopWords.split(' ')];
  const de = { ...words, entries: Object.fromEntries(own), stopWords, stem: stemmer };
  const site = createSite({
    ...siteData,
    faq: { starters: {}, languages: { de } } as unknown as typeof siteData.faq,
    lang: 'de',
    projects: [
      work('jazz', 'Jazz am Fluss', '2024-06', 'Drei Plakate für ein Festival, mit Holzbuchstaben gedruckt.'),
      work('linde', 'Café Linde', '2023-03', 'Speisekarte und Schilder für ein Café, auf Graspapier.'),
      work('atlas', 'Atlas der Moore', '2022-10', 'Umschlag und Satz eines Sachbuchs mit 40 Karten.'),
    ],
  });
  const ofFaq = Object.entries(entries).flatMap(([id, [, says, ...questions]]) =>
    questions.map((question) => [question, `faq:${id}`, says.replace(/\{.*/, '')] as const),
  );
  const verdicts = [...ofFaq, ...ofWork].map(([question, expected, says]) => {
    const { isWhole, text, results, shown } = answerFromSite(question, { shown: [] }, site);
    const isRight = shown[0] === expected || (says !== undefined && text.startsWith(says));
    if (expected && ((isWhole && isRight) || [...results, ...shown].includes(expected))) return 'right';
    return `${isWhole ? 'wrong' : 'missed'}: ${question} ${text}`;
  });
  expect(verdicts.filter((one) => one === 'right').length, verdicts.join('\n')).toBeGreaterThanOrEqual(18);
  expect(verdicts.filter((one) => one.startsWith('wrong')).length).toBeLessThanOrEqual(2);
});
