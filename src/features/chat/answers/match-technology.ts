import type { Knowledge } from '#features/chat/knowledge.ts';

/** What people also call a technology, by its name on this site. */
const otherNames: Record<string, string> = {
  CSS: 'css3',
  Excel: 'spreadsheet',
  'Express.js': 'express expressjs',
  GitHub: 'git',
  HTML: 'html5',
  JavaScript: 'js',
  'Jetpack Compose': 'compose jetpack',
  'Microsoft Word': 'word msword',
  'Node.js': 'node nodejs',
  PostgreSQL: 'postgres pgsql psql',
  PowerPoint: 'ppt',
  React: 'reactjs',
  Sass: 'scss',
  'Tailwind CSS': 'tailwind tailwindcss',
  'TensorFlow Lite': 'tensorflow tflite',
  TypeScript: 'ts',
  'VS Code': 'vscode',
};

/** Known enough to be asked for; the answer is that the owner does not list it. */
const notListed = new Set(
  `angular aws bootstrap c# c++ codeigniter cpp csharp css dart django docker expo figma firebase flask flutter golang graphql
  html java javascript jquery kotlin kubernetes laravel mongodb mysql nextjs nestjs nuxt php python react
  redis ruby rust sass sqlite supabase svelte swift swiftui symfony typescript unity vue vuejs
  wordpress`.split(/\s+/),
);

/**
 * The technologies of this site that a question names, e.g. `Tailwind CSS` for "tailwind css" (and not CSS besides).
 *
 * @param words of the question, typing mistakes corrected
 */
export function matchTechnologies(words: readonly string[], knowledge: Knowledge): string[] {
  let text = ` ${words.join(' ')} `;
  const spellings = allTechnologies(knowledge).flatMap((name) =>
    namesOf(name).map((spelling) => ({ name, spelling })),
  );
  const named = spellings
    .sort((a, b) => b.spelling.length - a.spelling.length)
    .filter(({ name, spelling }) => {
      const isNamed = name === 'C' ? saysLanguageC.test(text) : text.includes(` ${spelling} `);
      if (isNamed) text = text.replace(` ${spelling} `, ' , ');
      return isNamed;
    });
  return [...new Set(named.map(({ name }) => name))];
}

const saysLanguageC =
  / (?:bahasa|pakai|language|in|with|use|uses|using|know|bisa|proyek) c | c (?:language|projects?) /;

/** A technology that a question names and that is nowhere on this site. */
export function unlistedTechnology(words: readonly string[]): string | undefined {
  return words.find((word) => notListed.has(word));
}

/** Every word that names a technology. */
export function technologyWords(knowledge: Knowledge): string[] {
  return [
    ...allTechnologies(knowledge)
      .flatMap(namesOf)
      .flatMap((name) => name.split(' ')),
    ...notListed,
  ];
}

function allTechnologies({ tools, projects }: Knowledge): string[] {
  return [...new Set([...projects.flatMap(({ technologies }) => technologies), ...tools])];
}

/** As `questionWords` would write them: `Express.js` → `express js`. */
function namesOf(name: string): string[] {
  const plain = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .join(' ');
  return [plain, ...(otherNames[name]?.split(' ') ?? [])];
}
