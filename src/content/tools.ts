import type { Technology } from './schema/technologies.ts';
import {
  c,
  canva,
  css,
  dart,
  excel,
  express,
  figma,
  firebase,
  flutter,
  github,
  javascript,
  kotlin,
  laravel,
  mysql,
  notion,
  postgresql,
  powerpoint,
  react,
  sass,
  tailwindcss,
  vscode,
  word,
} from './technologies.ts';

/** A tile of "Tech Stack & Tools". `alt` describes the logo to people who cannot see it. */
type Tool = Technology & { alt: string };

/** In display order. */
export const tools: Tool[] = [
  notion, // sample
  github, // sample
  vscode, // sample
  mysql, // sample
  express, // sample
  firebase, // sample
  postgresql, // sample
  flutter, // sample
  dart, // sample
  kotlin, // sample
  c, // sample
  javascript, // sample
  react, // sample
  laravel, // sample
  css, // sample
  sass, // sample
  tailwindcss, // sample
  figma, // sample
  canva, // sample
  word, // sample
  excel, // sample
  powerpoint, // sample
].map(({ src, name }) => ({ src, alt: `${name} logo`, name }));
