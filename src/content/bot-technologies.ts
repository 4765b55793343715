/** What a technology is, so that visitors can ask for "databases" or "frontend". */
type Field = 'language' | 'framework' | 'frontend' | 'backend' | 'database' | 'design' | 'editor' | 'ai';

export type BotTechnology = {
  /** What else it is called. */
  also?: readonly string[];
  is?: readonly Field[];
  /** The language that it takes along: who asks for PHP projects means those with Laravel, too. */
  language?: string;
  /** Whether its name is a common word, too: it counts only beside words that make it a tool. */
  isWord?: true;
};

/** What visitors ask for by name, whether or not your site lists it. A technology that is not here is known by its name alone. */
export const botTechnologies: Record<string, BotTechnology> = {
  Angular: { also: ['angularjs'], is: ['frontend', 'framework'], language: 'JavaScript' },
  AWS: { also: ['amazon web services'], is: ['backend'] },
  Bootstrap: { is: ['frontend', 'framework'] },
  C: { also: ['bahasa c'], is: ['language'], isWord: true },
  'C#': { also: ['csharp', 'c sharp'], is: ['language'] },
  'C++': { also: ['cpp'], is: ['language'] },
  Canva: { is: ['design'] },
  CSS: { also: ['css3'], is: ['frontend', 'language'] },
  Dart: { is: ['language'], isWord: true },
  Django: { is: ['backend', 'framework'], language: 'Python' },
  Docker: { is: ['backend'] },
  Excel: { also: ['microsoft excel', 'ms excel', 'exel', 'spreadsheets', 'spreadsheet'], isWord: true },
  'Express.js': { also: ['express', 'expressjs'], is: ['backend', 'framework'], language: 'JavaScript', isWord: true },
  Figma: { is: ['design'] },
  Firebase: { also: ['firestore'], is: ['backend', 'database'] },
  Flutter: { is: ['framework'], language: 'Dart', isWord: true },
  Gemini: { is: ['ai'], isWord: true },
  GitHub: { also: ['git'] },
  Go: { also: ['golang'], is: ['language'], isWord: true },
  HTML: { also: ['html5'], is: ['frontend', 'language'] },
  iOS: { also: ['iphone'] },
  Java: { is: ['language'], isWord: true },
  JavaScript: { also: ['js'], is: ['frontend', 'language'] },
  'Jetpack Compose': { also: ['compose', 'jetpack'], is: ['framework'], isWord: true },
  Kotlin: { is: ['language'] },
  Kubernetes: { also: ['k8s'], is: ['backend'] },
  Laravel: { is: ['backend', 'framework'], language: 'PHP' },
  'Microsoft Word': { also: ['word', 'msword', 'ms word'], isWord: true },
  MongoDB: { also: ['mongo'], is: ['database'] },
  MySQL: { also: ['my sql'], is: ['database'] },
  'Next.js': { also: ['nextjs'], is: ['frontend', 'framework'], language: 'JavaScript' },
  'Node.js': { also: ['node', 'nodejs'], is: ['backend'], language: 'JavaScript', isWord: true },
  Notion: { isWord: true },
  Photoshop: { also: ['illustrator', 'coreldraw', 'adobe'], is: ['design'] },
  PHP: { is: ['backend', 'language'] },
  PostgreSQL: { also: ['postgres', 'postgre', 'pgsql'], is: ['database'] },
  PowerPoint: { also: ['ppt', 'power point', 'slides', 'slide'] },
  Python: { is: ['language'], isWord: true },
  React: { also: ['reactjs', 'react js'], is: ['frontend', 'framework'], language: 'JavaScript', isWord: true },
  'React Native': { is: ['framework'], language: 'JavaScript' },
  Rust: { is: ['language'], isWord: true },
  Ruby: { also: ['ruby on rails', 'rails'], is: ['backend', 'language'], isWord: true },
  Sass: { also: ['scss'], is: ['frontend', 'language'], isWord: true },
  SQLite: { is: ['database'] },
  Supabase: { is: ['database', 'backend'] },
  Swift: { also: ['swiftui'], is: ['language'], isWord: true },
  Svelte: { is: ['frontend', 'framework'], language: 'JavaScript' },
  'Tailwind CSS': { also: ['tailwind', 'tailwindcss'], is: ['frontend', 'framework'] },
  'TensorFlow Lite': { also: ['tensorflow', 'tflite'], is: ['ai', 'framework'] },
  TypeScript: { also: ['ts'], is: ['frontend', 'language'], language: 'JavaScript' },
  Unity: { is: ['framework'], isWord: true },
  Vite: { is: ['frontend'] },
  'VS Code': { also: ['vscode', 'visual studio code'], is: ['editor'] },
  Vue: { also: ['vuejs', 'vue js'], is: ['frontend', 'framework'], language: 'JavaScript' },
  WordPress: { is: ['backend'], language: 'PHP' },
};
