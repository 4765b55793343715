import { lineOf, paragraphsOf } from './plain-text.ts';
import { type FoundDate, readDate } from './read-date.ts';
import { webAddress } from './web-address.ts';

/** Reads an object of an untrusted JSON file. Tries keys in turn, and notes unusable values with their path. */
export type Fields = {
  path: string;
  /** One line, or `''`. */
  line(...keys: string[]): string;
  /** Paragraphs of a text or a list of texts, without Markdown and HTML. */
  lines(...keys: string[]): string[];
  url(...keys: string[]): string | undefined;
  date(key: string): FoundDate;
  /** The objects of a list. A plain text becomes an object with `nameKey`. */
  list(key: string, nameKey?: string): Fields[];
  /** Notes why a value is changed or skipped. */
  note(key: string, why: string): void;
};

type Json = Record<string, unknown>;
type Found = { path: string; value: unknown };

/**
 * Reads a JSON object leniently: ignores `null`, blanks and empty lists.
 *
 * @returns its fields, and `notes`: one line for each unread or unusable value
 */
export function readFields(json: Json): { root: Fields; notes(): string[] } {
  const said = new Map<string, string>();
  const used = new Set<string>();

  function fieldsOf(object: Json, path: string): Fields {
    const at = (key: string) => (path ? `${path}.${key}` : key);
    const say = (place: string, why: string) => said.set(place, said.get(place) ?? why);

    function first(keys: string[]): Found | undefined {
      const found = keys
        .map((key) => ({ path: at(key), value: object[key] }))
        .filter(({ value }) => isSet(value));
      const [chosen] = found;
      for (const { path, value } of found) if (value === chosen?.value) used.add(path);
      return chosen;
    }
    function texts({ path: place, value }: Found): string[] {
      const all = Array.isArray(value) ? value : [value];
      return all.flatMap((one, index) => {
        const where = Array.isArray(value) ? `${place}[${index}]` : place;
        if (!isSet(one)) return [];
        used.add(where);
        if (typeof one === 'string' || typeof one === 'number') return [String(one)];
        say(where, `${shown(one)} is not a text, skipped`);
        return [];
      });
    }
    function line(...keys: string[]): string {
      const found = first(keys);
      return found ? lineOf(texts(found).join(', ')) : '';
    }

    return {
      path,
      line,
      lines(...keys) {
        const found = first(keys);
        return found ? texts(found).flatMap(paragraphsOf) : [];
      },
      url(...keys) {
        const found = first(keys);
        const [text = ''] = found ? texts(found) : [];
        const address = webAddress(text);
        if (found && text && !address) say(found.path, `${shown(text)} is not a web address, skipped`);
        return address;
      },
      date(key) {
        const text = line(key);
        const found = text ? readDate(text) : {};
        if (text && !found.date && !found.isCurrent) say(at(key), `${shown(text)} is not a date, skipped`);
        if (found.isMonthLost) say(at(key), `${shown(text)} has no valid month, shortened to ${found.date}`);
        return found;
      },
      list(key, nameKey = 'name') {
        const found = first([key]);
        if (!found) return [];
        const all = Array.isArray(found.value) ? found.value : [found.value];
        return all.flatMap((one, index) => {
          const place = Array.isArray(found.value) ? `${found.path}[${index}]` : found.path;
          if (!isSet(one)) return [];
          if (isObject(one)) return fieldsOf(one, place);
          used.add(place);
          if (typeof one === 'string') return fieldsOf({ [nameKey]: one }, place);
          say(place, `${shown(one)} is neither a text nor an object, skipped`);
          return [];
        });
      },
      note: (key, why) => void said.set(key ? at(key) : path, why),
    };
  }

  function unread(value: unknown, path: string): void {
    if (!isSet(value) || /^(\$schema|meta)$/.test(path) || said.has(path)) return;
    const isList = Array.isArray(value);
    const parts = isList
      ? value.map((one, index) => [one, `${path}[${index}]`] as const)
      : isObject(value)
        ? Object.entries(value).map(([key, one]) => [one, path ? `${path}.${key}` : key] as const)
        : [];
    if (parts.length === 0) {
      if (!used.has(path)) said.set(path, `${shown(value)} is not used on this site`);
    } else if (!path || isTouched(path)) {
      for (const [one, place] of parts) unread(one, place);
    } else {
      const many = isList ? `${parts.length} ${parts.length === 1 ? 'entry' : 'entries'}` : shown(value);
      said.set(path, `${many} not used on this site`);
    }
  }
  const isTouched = (path: string) =>
    [...used, ...said.keys()].some(
      (place) => place.startsWith(path) && /^([.[]|$)/.test(place.slice(path.length)),
    );

  return {
    root: fieldsOf(json, ''),
    notes() {
      unread(json, '');
      return [...said].map(([path, why]) => `${path}: ${why}.`);
    },
  };
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSet(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return lineOf(value) !== '';
  if (typeof value === 'object') return Object.values(value).some(isSet);
  return true;
}

/** A value for a message. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
