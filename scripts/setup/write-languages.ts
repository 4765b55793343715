import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builders, generateCode, type ProxifiedModule } from 'magicast';
import { filesIn, languageOfFile, translationOf } from '../content/content-plugin.ts';
import { hasSampleText } from '../content/sample-left.ts';
import { type Changes, contentDir, edit, isSample, written } from './changes.ts';
import {
  faqModule,
  languageTexts,
  nameOf,
  source,
  type Texts,
  type WordsPart,
  wordNames,
  wordsModule,
} from './languages.ts';
import type { Plan } from './write-content.ts';

/** Names the languages of the site, and writes their words. Removes translations into others, and those of the sample person's texts. */
export function writeLanguages(changes: Changes, { content, languages, isNew }: Plan): void {
  const others = languages.slice(1);
  const entries = languages.map((lang) => {
    const { name, offer, decline } = languageTexts(lang) ?? {
      name: new Intl.DisplayNames(lang, { type: 'language' }).of(lang),
      ...{ offer: 'This site is also in', decline: 'Not now' },
    };
    return content.languages.find((one) => one.lang === lang) ?? { lang, name, offer, decline };
  });
  edit(changes, 'languages.ts', ({ exports }) => {
    exports.languages = written(entries);
  });
  for (const name of filesIn(contentDir)) {
    const lang = languageOfFile(name);
    const isWords = /^words\b/.test(name);
    const isOfPerson = isNew && /^(owner|path)\./.test(name);
    if (changes.has(join(contentDir, dirname(name)))) continue;
    if (lang && (!(isWords ? languages : others).includes(lang) || isOfPerson))
      changes.set(join(contentDir, name), undefined);
  }
  for (const part of Object.keys(wordNames) as WordsPart[]) writeWords(changes, part, languages);
  for (const lang of languages) writeFaq(changes, lang);
}

/** Adds questions and answers in a language that has none. */
function writeFaq(changes: Changes, lang: string): void {
  const { faq } = languageTexts(lang) ?? {};
  const { language } = new Intl.Locale(lang);
  if (!faq || [lang, language].some((one) => existsSync(join(contentDir, `faq-${one}.ts`)))) return;
  const [file, local] = [`faq-${lang}.ts`, nameOf(lang)];
  changes.set(join(contentDir, file), faqModule(faq, lang));
  edit(changes, 'faq.ts', ({ exports, imports }) => {
    imports.$append({ from: `./${file}`, imported: local, local });
    exports.faq.languages[lang] = builders.raw(local);
  });
  const list = join(contentDir, 'faq.ts');
  changes.set(list, `${changes.get(list)}`.replace(/\n+(?=import )/g, '\n'));
  edit(changes, 'faq-starters.ts', ({ exports }) => {
    exports.starters[lang] = written(faq.starters);
  });
}

/** `words/site.ts` is in English. Each other language has a file, also when it is the first. */
function writeWords(changes: Changes, part: WordsPart, languages: readonly string[]): void {
  const file = `words/${part}.ts`;
  const english = languages.find((lang) => /^en\b/.test(lang));
  edit(changes, file, (module) => {
    if (english && !languages.includes('en')) module.exports[wordNames[part]].lang = english;
    replaceSample(module, part);
  });
  for (const lang of languages.filter((one) => one !== english)) {
    const translation = translationOf(file, lang);
    const texts = languageTexts(lang)?.[part];
    if (existsSync(join(contentDir, translation)))
      edit(changes, translation, (one) => replaceSample(one, part));
    else
      changes.set(
        join(contentDir, translation),
        texts ? wordsModule(part, texts, lang) : untranslated(part, lang),
      );
  }
}

/** Replaces the sample’s texts in another language than their file. */
function replaceSample({ exports }: ProxifiedModule, part: WordsPart): void {
  const words = exports[wordNames[part]];
  const texts = languageTexts(words.lang)?.[part];
  const replace = (holder: typeof words, from: Texts) => {
    for (const [key, value] of Object.entries(from)) {
      const old = holder[key];
      if (typeof value === 'string' || /\W/.test(key) || !old) continue;
      const isOther = old.lang && old.lang !== words.lang && hasSampleText(generateCode(old.$ast).code);
      if (isOther) {
        const typed = source(value, words.lang, part).replace(/\((\w+)\) =>/g, '($1: string) =>');
        holder[key] = builders.raw(typed.replace(/\n */g, ' '));
      } else replace(old, value);
    }
  };
  if (texts) replace(words, texts);
}

/** The texts of `site.ts`, until the owner translates them. */
function untranslated(part: WordsPart, lang: string): string {
  const name = wordNames[part];
  return `import { ${name} as first } from './${part}.ts';

/** Translate the texts of \`words/${part}.ts\`, as \`docs/languages.md\` shows. */
export const ${name}: typeof first = { ...first, lang: '${lang}' };
`;
}

/** Makes the chat another person's: no shop, no answers about the sample's projects, no languages that the site lacks. */
export function writeChat(changes: Changes, { content, languages, drafts }: Plan): void {
  edit(changes, 'bot.ts', ({ exports: { bot } }) => {
    bot.shop = {};
    const namesOf = (kind: string) => {
      const ofKind = drafts.filter((draft) => draft.kind === kind);
      const names = ofKind.flatMap(({ technologies }) => technologies.map(({ name }) => name));
      return [...new Set(names)].slice(0, 2);
    };
    bot.stacks = written({ web: namesOf('website'), mobile: namesOf('mobile') });
    const persona = languageTexts(languages[0] ?? 'en')?.persona ?? languageTexts('en')?.persona ?? [];
    const lines = persona.map(
      (line) => `\`${line.replace(/\{(name|fullName)\}/g, (_, key) => `$\{owner.${key}}`)}\``,
    );
    if (isSample(content.bot.persona)) bot.persona = builders.raw(`[${lines.join(', ')}]`);
  });
  edit(changes, 'faq-starters.ts', ({ exports: { starters } }) => {
    for (const [tag, own] of Object.entries<Record<string, string>>(starters)) {
      const { work, study } = languageTexts(tag)?.faq?.starters ?? {};
      if (work && study) Object.assign(own, { work, study });
    }
  });
  for (const tag of ['en', 'id', 'jv'].filter((one) => existsSync(`${contentDir}/faq-${one}.ts`))) {
    edit(changes, `faq-${tag}.ts`, ({ exports: { [tag]: faq } }) => {
      for (const [key, { shows }] of Object.entries<{ shows?: string }>(faq.entries))
        if (/^(website|mobile)\//.test(shows ?? '')) delete faq.entries[key];
    });
    if (tag === 'en' || languages.includes(tag)) continue;
    changes.set(`${contentDir}/faq-${tag}.ts`, undefined);
    edit(changes, 'faq.ts', ({ exports: { faq }, imports }) => {
      delete faq.languages[tag];
      delete imports[tag];
    });
    edit(changes, 'faq-starters.ts', ({ exports: { starters } }) => void delete starters[tag]);
  }
}
