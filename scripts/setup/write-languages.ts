import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builders } from 'magicast';
import { languageOfFile, translationOf } from '../content/content-plugin.ts';
import english from '../content/english.json' with { type: 'json' };
import { type Changes, contentDir, edit, isSample, written } from './changes.ts';
import type { Plan } from './write-content.ts';

const wordNames = { site: 'words', chat: 'chatWords', contact: 'contactWords' };
const englishWords: Record<string, Record<string, string>> = english.words;

/** Names the languages of the site. Removes translations into others, and those of the sample person's texts. */
export function writeLanguages(changes: Changes, { content, languages, isNew }: Plan): void {
  const [first = 'en', ...others] = languages;
  const nameOf = (lang: string) => new Intl.DisplayNames(lang, { type: 'language' }).of(lang);
  const texts = { offer: 'This site is also in', decline: 'Not now' };
  const entries = languages.map((tag) => {
    return content.languages.find(({ lang }) => lang === tag) ?? { lang: tag, name: nameOf(tag), ...texts };
  });
  edit(changes, 'languages.ts', ({ exports }) => {
    exports.languages = written(entries);
  });
  for (const name of readdirSync(contentDir, { recursive: true, encoding: 'utf8' })) {
    const lang = languageOfFile(name);
    const isWords = /^words\b/.test(name);
    const isOfPerson = isNew && /^(owner|path)\./.test(name);
    if (lang && (!(isWords ? languages : others).includes(lang) || isOfPerson))
      changes.set(join(contentDir, name), undefined);
  }
  for (const [part, name] of Object.entries(wordNames)) {
    const file = `words/${part}.ts`;
    const fileOf = (lang: string) => join(contentDir, translationOf(file, lang));
    edit(changes, file, ({ exports: { [name]: words } }) => {
      // Texts of a language that the site has keep it; a translation such as `site.id.ts` stands in for `site.ts`.
      if (!languages.includes(words.lang) && !existsSync(fileOf(first))) words.lang = first;
      for (const lang of languages)
        if (lang !== words.lang && !existsSync(fileOf(lang)))
          changes.set(fileOf(lang), untranslated(file, name, lang));
      for (const [path, source] of isIndonesian(first) ? [] : Object.entries(englishWords[file] ?? {})) {
        const [key = '', section] = path.split('.').reverse();
        const holder = section ? words[section] : words;
        if (isIndonesian(holder[key]?.lang)) holder[key] = builders.raw(source);
      }
    });
  }
}

function untranslated(file: string, name: string, lang: string): string {
  return `import { ${name} as first } from './${basename(file)}';

/** Translate the texts of \`${file}\`, as \`docs/languages.md\` shows. */
export const ${name}: typeof first = { ...first, lang: '${lang}' };
`;
}

function isIndonesian(lang: string | undefined): boolean {
  return /^(id|jv)\b/.test(lang ?? '');
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
    if (!isIndonesian(languages[0]) && isSample(content.bot.persona))
      bot.persona = builders.raw(`[${english.persona.map((line) => `\`${line}\``).join(', ')}]`);
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
      if (tag === 'id') delete faq.helpLine;
    });
    edit(changes, 'faq-starters.ts', ({ exports: { starters } }) => void delete starters[tag]);
  }
}
