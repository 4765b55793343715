import { mergeTexts } from '../../../src/app/languages/merge-texts.ts';
import type { Content } from '../../content/content.ts';
import type { LoadedContent } from '../../content/load-content.ts';
import { translationOf } from './site-languages.ts';

/** The content in one of the other languages. */
export type TranslatedContent = {
  lang: string;
  content: Content;
  /** Untranslated texts, with the file of the first language. */
  missing: { file: string; field: string; text: unknown }[];
};

const words = /^(?!.*\b(lang|emoji)$)/;
const record =
  /^(owner|description|imageAlt|p1|p2|p3|role|problem|result|facts|screens|dateText|quote\.(text|role))$/;

/** What a file exports, and the fields to translate. All others are names, URLs or dates. */
export const translated = {
  'owner.ts': ['owner', /(^|\.)(role|personal|typedLines|bio|openTo|label|description|title)$/],
  'path.ts': ['path', /\.(title|lines|level)$|^languages.*\.name$/],
  'words.ts': ['words', words],
  'words-chat.ts': ['chatWords', words],
  'words-contact.ts': ['contactWords', words],
} as const;

type Modules = LoadedContent['modules'];

/** Merges the translations into one language over the content of the first. */
export function translateContent(content: Content, modules: Modules, lang: string): TranslatedContent {
  const missing: TranslatedContent['missing'] = [];
  const merged = (file: string, name: string, first: unknown, isText: RegExp) =>
    mergeTexts(first, modules[translationOf(file, lang)]?.[name], (text, field) => {
      if (text && isText.test(field)) missing.push({ file, field, text });
      return text;
    });
  const files = Object.entries(translated).map(([file, [name, isText]]) => {
    return [name, merged(file, name, content[name], isText)];
  });
  const records = (all: object) =>
    Object.entries(all).map(([file, first]) => [file, merged(file, 'default', first, record)]);
  const websites = Object.fromEntries(records(content.websites));
  const mobiles = Object.fromEntries(records(content.mobiles));
  return { lang, content: { ...content, ...Object.fromEntries(files), websites, mobiles }, missing };
}
