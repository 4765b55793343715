/** To add one, add a line here and a logo in `icons.ts`, then run `npm run icons`. */
import type { Technology } from './schema/technologies.ts';

export const bootstrap = { src: 'icons/bootstrap.svg', name: 'Bootstrap' } satisfies Technology;
export const c = { src: 'icons/c.svg', name: 'C' } satisfies Technology;
export const canva = { src: 'icons/canva.svg', name: 'Canva', alsoCalled: ['UI design'] } satisfies Technology;
export const css = { src: 'icons/css.svg', name: 'CSS' } satisfies Technology;
export const dart = { src: 'icons/dart.svg', name: 'Dart' } satisfies Technology;
export const excel = { src: 'icons/excel.svg', name: 'Excel' } satisfies Technology;
export const express = { src: 'icons/express.svg', name: 'Express.js', alsoCalled: ['express', 'expressjs'] } satisfies Technology;
export const figma = { src: 'icons/figma.svg', name: 'Figma', alsoCalled: ['UI design', 'UX'] } satisfies Technology;
export const firebase = { src: 'icons/firebase.svg', name: 'Firebase', alsoCalled: ['firestore', 'database', 'basis data'] } satisfies Technology;
export const flutter = { src: 'icons/flutter.svg', name: 'Flutter' } satisfies Technology;
export const gemini = { src: 'icons/gemini.svg', name: 'Gemini', alsoCalled: ['machine learning', 'AI'] } satisfies Technology;
export const github = { src: 'icons/github.svg', name: 'GitHub' } satisfies Technology;
export const html = { src: 'icons/html.svg', name: 'HTML' } satisfies Technology;
export const javascript = { src: 'icons/javascript.svg', name: 'JavaScript', alsoCalled: ['js'] } satisfies Technology;
export const jetpackCompose = {
  src: 'icons/jetpack-compose.svg',
  name: 'Jetpack Compose', alsoCalled: ['compose', 'jetpack']
} satisfies Technology;
export const kotlin = { src: 'icons/kotlin.svg', name: 'Kotlin' } satisfies Technology;
export const laravel = { src: 'icons/laravel.svg', name: 'Laravel' } satisfies Technology;
export const mysql = { src: 'icons/mysql.svg', name: 'MySQL', alsoCalled: ['database', 'sql', 'basis data'] } satisfies Technology;
export const nodejs = { src: 'icons/nodejs.svg', name: 'Node.js', alsoCalled: ['node', 'nodejs'] } satisfies Technology;
export const notion = { src: 'icons/notion.svg', name: 'Notion' } satisfies Technology;
export const php = { src: 'icons/php.svg', name: 'PHP' } satisfies Technology;
export const postgresql = { src: 'icons/postgresql.svg', name: 'PostgreSQL', alsoCalled: ['postgres', 'pgsql', 'database', 'sql', 'basis data'] } satisfies Technology;
export const powerpoint = { src: 'icons/powerpoint.svg', name: 'PowerPoint' } satisfies Technology;
export const python = { src: 'icons/python.svg', name: 'Python' } satisfies Technology;
export const react = { src: 'icons/react.svg', name: 'React', alsoCalled: ['reactjs', 'react js'] } satisfies Technology;
export const sass = { src: 'icons/sass.svg', name: 'Sass', alsoCalled: ['scss'] } satisfies Technology;
export const sqlite = { src: 'icons/sqlite.svg', name: 'SQLite', alsoCalled: ['database', 'sql', 'basis data'] } satisfies Technology;
export const tailwindcss = { src: 'icons/tailwind-css.svg', name: 'Tailwind CSS', alsoCalled: ['tailwind'] } satisfies Technology;
export const tensorflowLite = {
  src: 'icons/tensorflow-lite.svg',
  name: 'TensorFlow Lite', alsoCalled: ['tensorflow', 'tflite', 'machine learning', 'ml', 'AI']
} satisfies Technology;
export const typescript = { src: 'icons/typescript.svg', name: 'TypeScript', alsoCalled: ['ts'] } satisfies Technology;
export const vite = { src: 'icons/vite.svg', name: 'Vite' } satisfies Technology;
export const vscode = { src: 'icons/vs-code.svg', name: 'VS Code', alsoCalled: ['vscode', 'visual studio code'] } satisfies Technology;
export const word = { src: 'icons/word.svg', name: 'Microsoft Word', alsoCalled: ['word'] } satisfies Technology;
