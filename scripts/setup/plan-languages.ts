import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/content/schema/languages.ts';
import { languageOfFile } from '../vite/content-plugin.ts';
import type { Changes } from './apply-changes.ts';
import { setValue } from './edit-source.ts';

const folder = 'src/content';
const file = `${folder}/languages.ts`;

type Plan = {
  lang: string;
  /** Tags of the other languages. `undefined` keeps the current ones, unless the sample is replaced. */
  others: readonly string[] | undefined;
  /** Whether the sample is replaced with another person. */
  isOther: boolean;
  known: readonly Language[];
};

/** Names the languages of the site, and removes translations of others and those of the sample's records. */
export function planLanguages(changes: Changes, { lang, others, isOther, known }: Plan): void {
  if (!existsSync(file) || (!others && !isOther && known[0]?.lang === lang)) return;
  const kept = others ?? (isOther ? [] : known.slice(1).map((one) => one.lang));
  const tags = [...new Set([lang, ...kept])];
  const entries = tags.map((tag) => `  ${entryOf(tag, known)}\n`);
  changes.set(file, setValue(readFileSync(file, 'utf8'), 'languages', `[\n${entries.join('')}]`));

  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const own = name.endsWith('.ts') && languageOfFile(name);
    if (!own) continue;
    const path = join(folder, name);
    const isSample = isOther && /\/\/ sample$/m.test(readFileSync(path, 'utf8'));
    if (!tags.slice(1).includes(own) || isSample) changes.set(path, undefined);
  }
}

function entryOf(lang: string, known: readonly Language[]): string {
  const found = known.find((one) => one.lang === lang);
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
  const { name, offer, decline } = found ?? {
    name: new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang,
    offer: 'This site is also in',
    decline: 'Not now',
  };
  const entry = `{ lang: ${quoted(lang)}, name: ${quoted(name)}, offer: ${quoted(offer)}, decline: ${quoted(decline)} },`;
  return found ? entry : `${entry} // rewrite`;
}
