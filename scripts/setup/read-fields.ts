import tables from './tables.json' with { type: 'json' };
import { clip, lineOf, paragraphsOf, readDate, webAddress } from './values.ts';

const { spellings, sections }: Record<'spellings' | 'sections', Record<string, string>> = tables;

export type Json = Record<string, unknown>;
/** One line for each changed or skipped value, by its path. */
export type Notes = Map<string, string>;
type Found = { path: string; value: unknown };

/** A record of an untrusted JSON file. Ignores `null`, blanks and empty lists; notes what it cannot use. */
export class Fields {
  readonly #found = new Map<string, Found>();

  constructor(
    section: string,
    json: Json,
    readonly path: string,
    readonly notes: Notes,
  ) {
    const keys = Object.keys(json).filter((key) => isSet(json[key]));
    const at = (key: string) => (path ? `${path}.${key}` : key);
    const read = new Set(path ? [] : ['$schema', 'meta']);
    for (const rule of (sections[section] ?? '').split(' ')) {
      const [field = '', spelled = spellings[field] ?? field] = rule.split('=');
      const named = spelled.split(',').flatMap((name) => {
        return keys.filter((key) => plainKey(key) === plainKey(name) && !read.has(key));
      });
      const [key] = named;
      if (key === undefined) continue;
      this.#found.set(field, { path: at(key), value: json[key] });
      // Some generators write a value under two names.
      for (const same of named) if (json[same] === json[key]) read.add(same);
    }
    for (const key of keys.filter((key) => !read.has(key)))
      this.#note(at(key), json[key], 'is not used on this site');
  }

  /** One line, or `''`. */
  line(field: string): string {
    return lineOf(this.#texts(field).join(', '));
  }

  /** Paragraphs of a text or a list of texts, without Markdown and HTML. */
  lines(field: string): string[] {
    return this.#texts(field).flatMap(paragraphsOf);
  }

  url(field: string): string | undefined {
    const [text] = this.#texts(field);
    const address = webAddress(text);
    if (text && !address) this.note(field, 'is not a web address, skipped');
    return address;
  }

  date(field: string): string | undefined {
    const text = this.line(field);
    const date = readDate(text);
    // A text without digits is "Present", in any language.
    const isPresent = field === 'endDate' && !/\d/.test(text);
    if (text && !date && !isPresent) this.note(field, 'is not a date, skipped');
    if (date?.length === 4 && /[\p{L}\d]/u.test(text.replace(date, '')))
      this.note(field, 'has no clear month, so only its year is used');
    return date;
  }

  /** The objects of a list. A plain text becomes an object with `nameKey`. */
  list(field: string, nameKey = 'name'): Fields[] {
    return this.#items(field).flatMap(({ path, value }) => {
      const json = typeof value === 'string' ? { [nameKey]: value } : value;
      if (isObject(json)) return new Fields(field, json, path, this.notes);
      return this.#note(path, value, 'is neither a text nor an object, skipped');
    });
  }

  note(field: string, why: string): void {
    const { path, value } = this.#found.get(field) ?? { path: this.path, value: undefined };
    this.#note(path, value, why);
  }

  skip(title: string, missing: string): [] {
    return this.#note(this.path, title, `has no ${missing}, skipped. Add it by hand`);
  }

  #items(field: string): Found[] {
    const found = this.#found.get(field);
    if (!found || !Array.isArray(found.value)) return found ? [found] : [];
    const items = found.value.map((value, index) => ({ path: `${found.path}[${index}]`, value }));
    return items.filter(({ value }) => isSet(value));
  }

  #texts(field: string): string[] {
    return this.#items(field).flatMap(({ path, value }) => {
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' ? text : this.#note(path, value, 'is not a text, skipped');
    });
  }

  #note(path: string, value: unknown, why: string): [] {
    const shown = Array.isArray(value) ? `a list of ${value.length}` : clip(JSON.stringify(value) ?? '', 60);
    if (!this.notes.has(path)) this.notes.set(path, `${shown} ${why}`.trim());
    return [];
  }
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSet(value: unknown): boolean {
  if (typeof value === 'string') return lineOf(value) !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSet);
  return value !== null && value !== undefined;
}

function plainKey(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, '');
}
