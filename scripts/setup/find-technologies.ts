import { hasIcon } from '../icons/icon-files.ts';
import type { IconSource } from '../icons/icon-list.ts';

/** A technology: its export in `technologies.ts`, and its icon if it must be added. */
export type FoundTechnology = { key: string; name: string; file: string; icon?: IconSource };
/** What `technologies.ts` exports. */
export type Known = Record<string, { src: string; name: string }>;

/** Aliases of names in `technologies.ts`. Letters and digits only. */
const sameAs = tableOf(
  'css3 css, expressjs express, geminiapi gemini, html5 html, js javascript, node nodejs, postgres postgresql, reactjs react, scss sass, tailwind tailwindcss, tflite tensorflowlite, ts typescript, vitejs vite, vue vuejs',
);

/** More technologies: name, icon set and icon. Dark logos come from simple-icons, in the text color. */
const more: readonly [set: string, icons: string][] = [
  [
    'devicon',
    'Android android, Angular angular, Arduino arduino, C# csharp, C++ cplusplus, Docker docker, Electron electron, FastAPI fastapi, Godot godot, Jupyter_Notebook jupyter, MongoDB mongodb, NestJS nestjs, Nuxt nuxtjs, OpenCV opencv, PyTorch pytorch, React_Native reactnative, Redis redis, Spring spring, Supabase supabase, Svelte svelte, Vue.js vuejs, WordPress wordpress',
  ],
  [
    'simple-icons',
    'Astro astro, Django django, Expo expo, Flask flask, GraphQL graphql, Next.js nextdotjs, Rust rust, Shell gnubash, Three.js threedotjs, Unity unity',
  ],
];

function tableOf(rows: string): Map<string, string> {
  return new Map(rows.split(', ').map((row) => row.split(' ') as [string, string]));
}

/**
 * Finds the technologies for languages and topics, without duplicates and in order.
 *
 * @param languages e.g. `Jupyter Notebook`; unknown ones are looked up in the icon sets
 * @param topics free words; unknown ones are ignored
 * @param most the maximum to return
 */
export async function findTechnologies(
  languages: readonly string[],
  topics: readonly string[],
  known: Known,
  most = 6,
): Promise<FoundTechnology[]> {
  const found = new Map<string, FoundTechnology>();
  for (const language of languages) {
    const technology = technologyOf(language, known) ?? (await fromIconSets(language));
    if (technology) found.set(technology.name, technology);
  }
  for (const topic of topics) {
    const technology = technologyOf(topic, known);
    if (technology) found.set(technology.name, technology);
  }
  return [...found.values()].slice(0, most);
}

/** The technology that a word names, in `technologies.ts` or the list above. */
export function technologyOf(word: string, known: Known): FoundTechnology | undefined {
  const plain = plainWord(word);
  const wanted = sameAs.get(plain) ?? plain;
  for (const [key, { src, name }] of Object.entries(known)) {
    if (plainWord(name) === wanted || key.toLowerCase() === wanted) {
      return { key, name, file: src.split('/').at(-1) ?? src };
    }
  }
  for (const [set, icons] of more) {
    for (const [name, icon] of tableOf(icons)) {
      const spaced = name.replace('_', ' ');
      if (plainWord(spaced) === wanted) return { ...named(spaced), icon: [set, icon] };
    }
  }
  return undefined;
}

async function fromIconSets(language: string): Promise<FoundTechnology | undefined> {
  const icon = plainWord(language);
  for (const set of ['devicon', 'simple-icons']) {
    if (await hasIcon(set, icon)) return { ...named(language), icon: [set, icon] };
  }
  return undefined;
}

/** `C++` becomes `cPlusPlus` and `c-plus-plus.svg`. */
function named(name: string): { key: string; name: string; file: string } {
  const words = name
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const key = words
    .map((word, n) => (n === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('');
  return {
    key: reserved.has(key) || /^\d/.test(key) ? `${key.replace(/^\d/, 'the$&')}Language` : key,
    name,
    file: `${words.join('-')}.svg`,
  };
}

const reserved = new Set('do if in new case this void with class super switch'.split(' '));

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9+#]/g, '');
}
