import { mergeTexts } from '../../../src/lib/merge-texts.ts';
import type { Content } from '../../content/content.ts';
import { translationOf } from './site-languages.ts';

type Modules = Record<string, Record<string, unknown>>;

/** The content in one of the other languages. */
export type TranslatedContent = {
  lang: string;
  content: Content;
  /** The values of the files that have a translation, as their modules export them: `owner.ts` → `{ owner }`. */
  values: Record<string, Record<string, unknown>>;
  /** Untranslated texts, by the file of the first language. */
  missing: Record<string, { field: string; text: unknown }[]>;
};

/** Fields to translate. All others are names, URLs or dates, which stay the same unless a translation changes them. */
const texts = {
  owner: /(^|\.)(role|personal|typedLines|bio|openTo|label|description|title)$/,
  path: /\.(title|lines|level)$|^languages.*\.name$/,
  galleries: /\.caption$/,
  record: /^(owner|description|imageAlt|p1|p2|p3|role|problem|result|facts|dateText|quote\.(text|role))$/,
  words: /^(?!.*\b(lang|emoji)$)/,
};

const singleFiles = [
  ['owner', 'owner.ts', texts.owner],
  ['path', 'path.ts', texts.path],
  ['galleries', 'galleries.ts', texts.galleries],
  ['words', 'words.ts', texts.words],
  ['chatWords', 'words-chat.ts', texts.words],
  ['contactWords', 'words-contact.ts', texts.words],
] as const;

/**
 * Merges the translations into one language over the content of the first.
 *
 * @param modules the files of the content folder, translations included
 */
export function translateContent(content: Content, modules: Modules, lang: string): TranslatedContent {
  const values: TranslatedContent['values'] = {};
  const missing: TranslatedContent['missing'] = {};

  function merged<Value>(file: string, name: string, value: Value, isText: RegExp): Value {
    const own = modules[translationOf(file, lang)]?.[name];
    const lacks: { field: string; text: unknown }[] = [];
    const result = mergeTexts(value, own, (text, field) => {
      if (isText.test(field) && text !== undefined && text !== '') lacks.push({ field, text });
      return text;
    }) as Value;
    if (own !== undefined) values[file] = { [name]: result };
    if (lacks.length > 0) missing[file] = lacks;
    return result;
  }

  const single = singleFiles.map(([part, file, isText]) => [part, merged(file, part, content[part], isText)]);
  const records = <Kind extends 'websites' | 'mobiles'>(kind: Kind) =>
    Object.entries(content[kind]).map(([file, record]) => [
      file,
      merged(file, 'default', record, texts.record),
    ]);
  return {
    lang,
    content: {
      ...content,
      ...Object.fromEntries(single),
      websites: Object.fromEntries(records('websites')),
      mobiles: Object.fromEntries(records('mobiles')),
    },
    values,
    missing,
  };
}
