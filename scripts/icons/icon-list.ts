/** Set, icon, and colors to replace. */
export type IconSource = [set: string, icon: string, colors?: Record<string, string>];

/**
 * Logos by file name. Replaces colors that would be invisible in one of the themes. Single-color logos come from
 * simple-icons, which uses the text color.
 */
export const icons: Record<string, IconSource> = {
  notion: ['simple-icons', 'notion'],
  github: ['simple-icons', 'github'],
  'vs-code': ['devicon', 'vscode'],
  mysql: ['devicon', 'mysql', { '#00618a': '#4f8fc0' }],
  express: ['simple-icons', 'express'],
  firebase: ['devicon', 'firebase'],
  postgresql: ['logos', 'postgresql'],
  flutter: ['devicon', 'flutter'],
  dart: ['devicon', 'dart'],
  kotlin: ['devicon', 'kotlin'],
  c: ['logos', 'c'],
  javascript: ['devicon', 'javascript'],
  react: ['devicon', 'react', { '#61dafb': '#149eca' }],
  laravel: ['devicon', 'laravel'],
  css: ['devicon', 'css'],
  sass: ['logos', 'sass'],
  'tailwind-css': ['devicon', 'tailwindcss'],
  figma: ['devicon', 'figma'],
  canva: ['devicon', 'canva'],
  word: ['vscode-icons', 'file-type-word'],
  excel: ['vscode-icons', 'file-type-excel'],
  powerpoint: ['vscode-icons', 'file-type-powerpoint'],
  html: ['devicon', 'html5'],
  typescript: ['devicon', 'typescript'],
  php: ['logos', 'php'],
  python: ['devicon', 'python'],
  nodejs: ['devicon', 'nodejs'],
  sqlite: ['vscode-icons', 'file-type-sqlite', { '#003b57': '#5b8fa8' }],
  'tensorflow-lite': ['devicon', 'tensorflow'],
  'jetpack-compose': ['devicon', 'jetpackcompose'],
  gemini: ['logos', 'google-gemini-icon'],
  bootstrap: ['devicon', 'bootstrap'],
  vite: ['devicon', 'vitejs'],
  youtube: ['simple-icons', 'youtube'],
  instagram: ['simple-icons', 'instagram'],
  linkedin: ['simple-icons', 'linkedin'],
  telegram: ['simple-icons', 'telegram'],
  whatsapp: ['simple-icons', 'whatsapp'],
};
