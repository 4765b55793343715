import type { Technology } from './schema/technologies.ts';
import * as technologies from './technologies.ts';

/** The tiles of "Tech Stack & Tools" in display order, by their names in `technologies.ts`. */
const names: (keyof typeof technologies)[] = [
  'notion',
  'github',
  'vscode',
  'mysql',
  'express',
  'firebase',
  'postgresql',
  'flutter',
  'dart',
  'kotlin',
  'c',
  'javascript',
  'react',
  'laravel',
  'css',
  'sass',
  'tailwindcss',
  'figma',
  'canva',
  'word',
  'excel',
  'powerpoint',
];

/** `alt` describes the logo to people who cannot see it. */
type Tool = Technology & { alt: string };

export const tools: Tool[] = names.map((key) => {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: those that nothing uses are a few bytes.
  const { src, name } = technologies[key];
  return { src, alt: `${name} logo`, name };
});
