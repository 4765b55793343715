/** What a technology is, so that visitors can ask for "databases" or "frontend". */
export type TechnologyField = 'language' | 'framework' | 'frontend' | 'backend' | 'database' | 'design' | 'editor' | 'ai';

export type BotTechnology = {
  /** What else it is called. */
  also?: readonly string[];
  is?: readonly TechnologyField[];
  /** The language that it takes along: who asks for PHP projects means those with Laravel, too. */
  language?: string;
  /** Which of these names are common words, too: such a one counts only beside words that make it a tool. */
  words?: readonly string[];
};

/** What visitors ask for by name, whether or not your site lists it. A technology that is not here is known by its name alone. */
export const botTechnologies: Record<string, BotTechnology> = {
  Angular: { also: ['angularjs'], is: ['frontend', 'framework'], language: 'JavaScript' },
  AWS: { also: ['amazon web services'], is: ['backend'] },
  Bootstrap: { is: ['frontend', 'framework'] },
  C: { also: ['bahasa c'], is: ['language'], words: ['C'] },
  'C#': { also: ['csharp', 'c sharp'], is: ['language'] },
  'C++': { also: ['cpp'], is: ['language'] },
  Canva: { is: ['design'] },
  CSS: { also: ['css3'], is: ['frontend', 'language'] },
  Dart: { is: ['language'], words: ['Dart'] },
  Django: { is: ['backend', 'framework'], language: 'Python' },
  Docker: { is: ['backend'] },
  Excel: { also: ['microsoft excel', 'ms excel', 'exel', 'spreadsheets', 'spreadsheet'], words: ['Excel'] },
  'Express.js': { also: ['express', 'expressjs'], is: ['backend', 'framework'], language: 'JavaScript', words: ['express'] },
  Figma: { is: ['design'] },
  Firebase: { also: ['firestore'], is: ['backend', 'database'] },
  Flutter: { is: ['framework'], language: 'Dart', words: ['Flutter'] },
  Gemini: { is: ['ai'], words: ['Gemini'] },
  GitHub: { also: ['git'] },
  Go: { also: ['golang'], is: ['language'], words: ['Go'] },
  HTML: { also: ['html5'], is: ['frontend', 'language'] },
  iOS: { also: ['iphone'] },
  Java: { is: ['language'], words: ['Java'] },
  JavaScript: { also: ['js'], is: ['frontend', 'language'] },
  'Jetpack Compose': { also: ['compose', 'jetpack'], is: ['framework'], words: ['compose', 'jetpack'] },
  Kotlin: { is: ['language'] },
  Kubernetes: { also: ['k8s'], is: ['backend'] },
  Laravel: { is: ['backend', 'framework'], language: 'PHP' },
  'Microsoft Word': { also: ['word', 'msword', 'ms word'], words: ['word'] },
  MongoDB: { also: ['mongo'], is: ['database'] },
  MySQL: { also: ['my sql'], is: ['database'] },
  'Next.js': { also: ['nextjs'], is: ['frontend', 'framework'], language: 'JavaScript' },
  'Node.js': { also: ['node', 'nodejs'], is: ['backend'], language: 'JavaScript', words: ['node'] },
  Notion: { words: ['Notion'] },
  Photoshop: { also: ['illustrator', 'coreldraw', 'adobe'], is: ['design'] },
  PHP: { is: ['backend', 'language'] },
  PostgreSQL: { also: ['postgres', 'postgre', 'pgsql'], is: ['database'] },
  PowerPoint: { also: ['ppt', 'power point', 'slides', 'slide'] },
  Python: { is: ['language'], words: ['Python'] },
  React: { also: ['reactjs', 'react js'], is: ['frontend', 'framework'], language: 'JavaScript', words: ['React'] },
  'React Native': { is: ['framework'], language: 'JavaScript' },
  Rust: { is: ['language'], words: ['Rust'] },
  Ruby: { also: ['ruby on rails', 'rails'], is: ['backend', 'language'], words: ['Ruby', 'rails'] },
  Sass: { also: ['scss'], is: ['frontend', 'language'], words: ['Sass'] },
  SQLite: { is: ['database'] },
  Supabase: { is: ['database', 'backend'] },
  Swift: { also: ['swiftui'], is: ['language'], words: ['Swift'] },
  Svelte: { is: ['frontend', 'framework'], language: 'JavaScript' },
  'Tailwind CSS': { also: ['tailwind', 'tailwindcss'], is: ['frontend', 'framework'] },
  'TensorFlow Lite': { also: ['tensorflow', 'tflite'], is: ['ai', 'framework'] },
  TypeScript: { also: ['ts'], is: ['frontend', 'language'], language: 'JavaScript' },
  Unity: { is: ['framework'], words: ['Unity'] },
  Vite: { is: ['frontend'] },
  'VS Code': { also: ['vscode', 'visual studio code'], is: ['editor'] },
  Vue: { also: ['vuejs', 'vue js'], is: ['frontend', 'framework'], language: 'JavaScript' },
  WordPress: { is: ['backend'], language: 'PHP' },
};
