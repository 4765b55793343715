import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Texts = { [key: string]: string | Texts };
type Language = {
  name: string;
  offer: string;
  decline: string;
  drafts: Record<'grade' | 'project' | 'place', string>;
  levels?: Record<string, string>;
  /** The model's instructions. */
  persona?: string[];
  site: Texts;
  chat: Texts;
  contact: Texts;
  faq?: Faq;
};

/** `FaqLanguage` of `src/content/schema/chat.ts`, with names of packages instead of functions. */
type Faq = { stopWords: string; moreStopWords?: string; stem?: string; starters: Record<string, string> };

/** The exports of `src/content/words`. */
export const wordNames = { site: 'words', chat: 'chatWords', contact: 'contactWords' } as const;
export type WordsPart = keyof typeof wordNames;

const folder = join(import.meta.dirname, 'languages');

/**
 * The texts of a language, from a file such as `languages/es.json`. To translate, copy `en.json` and keep its keys.
 *
 * - `name`, `offer`, `decline`: the name of the language, and how the site offers itself in it: "This site is also in" English, "Not now".
 * - `drafts`: what setup writes into records. `place` is the place of an owner who names none.
 * - `levels`: LinkedIn's levels of a language.
 * - `persona`: the model's instructions. Without it, those of `en.json`.
 * - `site`, `chat`, `contact`: the words of the pages. `"lang"` is the language of the file.
 * - `faq`: what the chat answers, as docs/chat.md explains. `stopWords` is a list of the package `stopword`, `moreStopWords` has words it
 *   lacks, `stem` is a module of `@orama/stemmers`, if it has the language.
 *
 * A key with parameters, such as `theme(current, next)`, has a text with `{current}` and `{next}`, in any order. For several cases it
 * has several texts: by plural category of `{count}` (`one`, `two`, `few`, `other`: all that the language has), for `website` and
 * `mobile`, or for `some` and `none` of `name`.
 */
export function languageTexts(tag: string): Language | undefined {
  const script = (of: string) => new Intl.Locale(of).maximize().script;
  const { language, region } = new Intl.Locale(tag).maximize();
  const file = [tag, language, `${language}-${region}`].find((one) =>
    existsSync(join(folder, `${one}.json`)),
  );
  if (!file || script(file) !== script(tag)) return undefined;
  return JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'));
}

export function languagesThere(): string[] {
  return readdirSync(folder).map((file) => file.replace('.json', ''));
}

/** A file of `src/content/words` in a language: `site.es.ts`. */
export function wordsModule(part: WordsPart, texts: Texts, lang: string): string {
  const name = wordNames[part];
  const type = name.replace(/^./, (letter) => letter.toUpperCase());
  const body = source({ ...texts, lang }, lang, part);
  const plural = body.includes('plural(')
    ? `const plural = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>) =>
  forms[new Intl.PluralRules('${lang}').select(count)] ?? forms.other ?? '';\n\n`
    : '';
  return `import type { ${type} } from './${part}.ts';\n\n${plural}export const ${name} = ${body} satisfies ${type};\n`;
}

/** A name for a language in a module: `ptBR`. */
export const nameOf = (lang: string): string => lang.replace(/-/g, '');

/** `faq-es.ts`: what the chat answers in a language. */
export function faqModule({ stopWords, moreStopWords, stem, starters, ...rest }: Faq, lang: string): string {
  const more = moreStopWords && `[...${stopWords}, ...${quoted(moreStopWords)}.split(' ')]`;
  return `${stem ? `import { stemmer } from '@orama/stemmers/${stem}';\n` : ''}import { ${stopWords} } from 'stopword';
import type { FaqLanguage } from './schema/chat.ts';

export const ${nameOf(lang)}: FaqLanguage = {
  stopWords: ${more ?? stopWords},${stem ? '\n  stem: stemmer,' : ''}${source(rest, lang).slice(1)};
`;
}

/** The source of a text, a list or an object. */
export function source(value: unknown, lang: string, part?: WordsPart, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((one) => source(one, lang)).join(', ')}]`;
  const lines = Object.entries<string | Texts>(Object(value)).map(([signature, one]) => {
    const [, key = '', parameters] = /^([\w-]+)(?:\((.*)\))?$/.exec(signature) ?? [];
    const name = /^\w+$/.test(key) ? key : `'${key}'`;
    const shown =
      parameters === undefined
        ? source(key === 'lang' ? lang : one, lang, part, `${indent}  `)
        : `(${parameters}) => ${choice(one, lang, part)}`;
    return `${indent}  ${name}: ${shown},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** The text of a function, by number, kind of project or presence. */
function choice(value: string | Texts, lang: string, part?: WordsPart): string {
  if (typeof value === 'string') {
    const escaped = value.replace(/[\\`]|\$\{/g, '\\$&');
    const count = part === 'contact' ? `count.toLocaleString('${lang}')` : 'count';
    return `\`${escaped.replace(/\{(\w+)\}/g, (_, name) => `\${${name === 'count' ? count : name}}`)}\``;
  }
  const of = (key: string) => choice(value[key] ?? '', lang, part);
  if ('website' in value) return `(kind === 'website' ? ${of('website')} : ${of('mobile')})`;
  if ('none' in value) return `(name ? ${of('some')} : ${of('none')})`;
  const rules = new Intl.PluralRules(lang);
  if (Object.keys(value).join() === 'one,other')
    return `(count ${rules.select(0) === 'one' ? '< 2' : '=== 1'} ? ${of('one')} : ${of('other')})`;
  return `plural(count, { ${Object.keys(value)
    .map((key) => `${key}: ${of(key)}`)
    .join(', ')} })`;
}

/** A text in quotes, as people write it. */
function quoted(text: string): string {
  const escaped = text.replace(/[\\\n]/g, (one) => (one === '\n' ? '\\n' : '\\\\'));
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}
