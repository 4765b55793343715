import { stemmer } from '@orama/stemmers/german';
import { deu } from 'stopword';
import { type Project, projects } from '#content/index.ts';
import type { FaqLanguage } from '#content/schema/chat.ts';
import { siteData } from '#features/search/site-data.ts';
import german from '../../../scripts/setup/languages/de.json' with { type: 'json' };

const { moreStopWords, ...words } = german.faq;

/** The words that setup writes, and what an owner of another trade writes: ten entries of two wordings each. */
const de: FaqLanguage = {
  ...words,
  stopWords: [...deu, ...moreStopWords.split(' ')],
  stem: stemmer,
  entries: {
    preise: { asks: 'Was kostet ein Logo? | Stundensatz und Preise', says: 'Ein Logo ab 900 €.' },
    kontakt: {
      asks: 'Wie kann ich dich erreichen? | Telefonnummer oder E-Mail',
      says: 'Am besten: {ways}.',
    },
    termine: { asks: 'Wann hast du Zeit? | Nimmst du neue Aufträge an?', says: 'Wieder ab Mai.' },
    ausbildung: { asks: 'Wo hast du studiert? | Studium und Abschluss', says: 'An der HGB Leipzig.' },
    werkzeuge: {
      asks: 'Mit welchen Programmen arbeitest du? | Software wie InDesign',
      says: 'InDesign und Illustrator.',
    },
    ablauf: {
      asks: 'Wie läuft ein Auftrag ab? | Wie lange dauert ein Projekt?',
      says: 'Gespräch, Skizzen, Reinzeichnung.',
    },
    druck: {
      asks: 'Kümmerst du dich um den Druck? | Empfiehlst du eine Druckerei?',
      says: 'Ja, mit zwei Druckereien.',
    },
    rechte: {
      asks: 'Wem gehören die Nutzungsrechte? | Bekomme ich offene Dateien?',
      says: 'Die Rechte gehen auf dich über.',
    },
    kunden: { asks: 'Für wen hast du gearbeitet? | Kunden und Referenzen', says: 'Verlage und Cafés.' },
    ort: { asks: 'Wo sitzt du? | Arbeitest du auch vor Ort?', says: 'In {place}.' },
  },
};

function work(id: string, title: string, date: string, description: string): Project {
  const [project] = projects;
  if (!project) throw new Error('The fixture has no project');
  const texts = { owner: 'Auftrag', dateText: date, p1: '', p2: '', technologies: [], screens: [] };
  return { ...project, ...texts, kind: 'website', id, title, date, description, lang: 'de' };
}

export const designer: typeof siteData = {
  ...siteData,
  faq: { starters: {}, languages: { de } },
  lang: 'de',
  projects: [
    work('jazz', 'Jazz am Fluss', '2024-06', 'Drei Plakate für ein Festival, mit Holzbuchstaben gedruckt.'),
    work('linde', 'Café Linde', '2023-03', 'Speisekarte und Schilder für ein Café, auf Graspapier.'),
    work('atlas', 'Atlas der Moore', '2022-10', 'Umschlag und Satz eines Sachbuchs mit 40 Karten.'),
  ],
};

/** Questions with the entry or the work that answers them; without one, the site has no answer. */
export const questions: [question: string, answer?: string][] = [
  ['Was kostet ein Logo bei dir?', 'faq:preise'],
  ['Wie hoch ist dein Stundensatz?', 'faq:preise'],
  ['Was verlangst du für eine Broschüre?', 'faq:preise'],
  ['Wie kann ich dich erreichen?', 'faq:kontakt'],
  ['Hast du eine Telefonnummer?', 'faq:kontakt'],
  ['Können wir uns nächste Woche treffen?', 'faq:kontakt'],
  ['Ab wann hast du Zeit für ein neues Projekt?', 'faq:termine'],
  ['Nimmst du gerade Aufträge an?', 'faq:termine'],
  ['Bist du im Sommer frei?', 'faq:termine'],
  ['Wo hast du studiert?', 'faq:ausbildung'],
  ['Was für einen Abschluss hast du?', 'faq:ausbildung'],
  ['Mit welchen Programmen arbeitest du?', 'faq:werkzeuge'],
  ['Kannst du mit InDesign umgehen?', 'faq:werkzeuge'],
  ['Wie läuft ein Auftrag bei dir ab?', 'faq:ablauf'],
  ['Wie lange dauert ein Logo?', 'faq:ablauf'],
  ['Kümmerst du dich auch um den Druck?', 'faq:druck'],
  ['Welche Druckerei empfiehlst du?', 'faq:druck'],
  ['Bekomme ich die Dateien am Ende?', 'faq:rechte'],
  ['Wem gehören die Nutzungsrechte?', 'faq:rechte'],
  ['Für wen hast du schon gearbeitet?', 'faq:kunden'],
  ['Wer sind deine Kunden?', 'faq:kunden'],
  ['Wo sitzt du?', 'faq:ort'],
  ['Arbeitest du auch vor Ort in Leipzig?', 'faq:ort'],
  ['Zeig mir deine Plakate', 'website/jazz'],
  ['Gibt es ein Beispiel für eine Speisekarte?', 'website/linde'],
  ['Was hast du 2024 gemacht?', 'website/jazz'],
  ['Machst du auch Hochzeitsfotos?'],
  ['Kannst du Webseiten programmieren?'],
];
