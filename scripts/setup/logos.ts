import type { IconSource } from '../icons/icon-files.ts';
import tables from './tables.json' with { type: 'json' };

/** A technology: its export in `technologies.ts`, and its icon if it must be added. */
export type FoundTechnology = { key: string; name: string; src: string; source?: IconSource };
/** What `technologies.ts` exports. */
export type Known = Record<string, { src: string; name: string }>;

/** Technologies by each of their names. Logos that would be dark on dark are of `simple-icons`, in the text color. */
export const rows = new Map<string, { name: string; icon: IconSource }>();
for (const set of ['devicon', 'simple-icons'] as const) {
  for (const line of tables[set].split(', ')) {
    const [name = '', icon = '', others = ''] = line.split(/ ?= ?/);
    for (const word of [name, icon, ...others.split(' ')])
      if (word) rows.set(plainWord(word), { name, icon: [set, icon] });
  }
}

/** The technology that a word names, in `technologies.ts` or the table. `Cascading Style Sheets (CSS)` has two names. */
export function technologyOf(text: string, known: Known): FoundTechnology | undefined {
  const [word = text, ...others] = [
    text,
    ...text.split(/[()]/).filter((part) => part.trim() && part !== text),
  ];
  const row = rows.get(plainWord(word));
  const wanted = [plainWord(row?.name ?? word), plainWord(word)];
  for (const [key, { src, name }] of Object.entries(known)) {
    if (wanted.includes(plainWord(name)) || wanted.includes(key.toLowerCase())) return { key, name, src };
  }
  if (!row) return others.map((one) => technologyOf(one, known)).find(Boolean);
  const spelled = row.name.replaceAll('+', ' plus ').replace('#', ' sharp ').replace(/^\./, 'dot ');
  const words = spelled.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const key = words.map((one, n) => (n === 0 ? one : one.slice(0, 1).toUpperCase() + one.slice(1))).join('');
  return { key, name: row.name, src: `icons/${words.join('-')}.svg`, source: row.icon };
}

/**
 * The names of technologies in a text, in capitals: "Made with React Native." Ordinary words, such as "Go", count only if they are
 * also skills.
 *
 * @param skills keys of technologies
 */
export function namedIn(text: string, known: Known, skills: readonly string[]): string[] {
  const ordinary = tables.ordinary.split(' ');
  const words = text.split(/[^\p{L}\p{N}.+#]+/u).map((word) => word.replace(/\.+$/, ''));
  const pairs = words.map((word, at) => `${word} ${words[at + 1]}`);
  const isNamed = (word: string) => {
    const { key = '' } = (/^\.?[A-Z][\w.+# ]*$/.test(word) && technologyOf(word, known)) || {};
    return key && (skills.includes(key) || !ordinary.includes(plainWord(word)));
  };
  const found = pairs.filter(isNamed);
  return [...found, ...words.filter((word) => isNamed(word) && !`${found}`.includes(word))];
}

/** The technologies that words name, without duplicates and in order. */
export function findTechnologies(words: readonly string[], known: Known): FoundTechnology[] {
  const found = words.flatMap((word) => technologyOf(word, known) ?? []);
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9+#]/g, '');
}

export type Profile = { name: string; icon: string; url: string; source?: IconSource };

/** The address of a profile before the username, and the name of its host. */
export const hosts = tables.hosts.split(', ').map((row) => row.split(' = ') as [start: string, name: string]);

/** The profile at an address, with its logo; a globe for unknown hosts. `own` is its name in the résumé, such as "Blog". */
export function profileOf(url: string, own = ''): Profile {
  const host = new URL(url).hostname.replace(/^(www|m)\./, '');
  const [, name] = hosts.find(([start]) => start.startsWith(`${host}/`)) ?? [];
  if (!name) return { name: own || host, icon: 'icons/website.svg', url };
  const isUsual = !own || [plainWord(name), 'twitter'].includes(plainWord(own));
  const icon = plainWord(name).replace(/^dev$/, 'devdotto');
  return { name: isUsual ? name : own, icon: `icons/${icon}.svg`, url, source: ['simple-icons', icon] };
}

/** The address of a profile from its network and username: `GitHub`, `ana`. */
export function profileAddress(network: string, username: string): string | undefined {
  const wanted = plainWord(network).replace(/^twitter$/, 'x');
  const [start] = hosts.find(([, name]) => plainWord(name) === wanted) ?? [];
  const user = username.replace(/^(https?:\/\/)?(www\.)?/i, '').replace(start ?? '', '');
  const name = user.replace(/^[@~]|\/$/g, '');
  if (!start || !/^[\w.-]+$/.test(name)) return undefined;
  return `https://${start.replace('linkedin', 'www.linkedin')}${name}`;
}
