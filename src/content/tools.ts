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
  notion,
  github,
  vscode,
  mysql,
  express,
  firebase,
  postgresql,
  flutter,
  dart,
  kotlin,
  c,
  javascript,
  react,
  laravel,
  css,
  sass,
  tailwindcss,
  figma,
  canva,
  word,
  excel,
  powerpoint,
].map(({ src, name }) => ({ src, alt: `${name} logo`, name }));
