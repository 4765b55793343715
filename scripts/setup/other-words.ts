/**
 * English versions of the sample's Indonesian and Javanese texts, for pages in other languages: file, property, source text.
 */
export const otherWords: readonly [file: string, property: string, value: string][] = [
  ['words.ts', 'words.about.eyebrow', "{ text: 'About Me', lang: 'en' }"],
  [
    'words.ts',
    'words.project.technologies',
    "{ website: 'Technologies used', mobile: 'Technologies used', lang: 'en' }",
  ],
  ['words.ts', 'words.project.update.thanks', "'Thank you'"],
  ['words.ts', 'words.project.update.lang', "'en'"],
  [
    'words-chat.ts',
    'chatWords.invitation',
    "{ text: (owner: string) => ['Ask anything about', owner].join(' '), lang: 'en' }",
  ],
  [
    'words-chat.ts',
    'chatWords.begin',
    "{ text: (bot: string) => ['Start a chat with ', '...'].join(bot), lang: 'en' }",
  ],
  ['words-chat.ts', 'chatWords.placeholder', "{ text: 'Type your message...', lang: 'en' }"],
];
