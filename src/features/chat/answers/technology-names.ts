/** What a technology is, so that "databases" or "frontend" can be asked for, and which language it takes along. */
export type Field =
  | 'language'
  | 'framework'
  | 'frontend'
  | 'backend'
  | 'database'
  | 'design'
  | 'editor'
  | 'ai'
  | 'Dart'
  | 'JavaScript'
  | 'PHP'
  | 'Python';

type Row = [name: string, alsoCalled: string, fields: string, isCommonWord?: 'common'];

/**
 * What people ask for by name, whether or not this site lists it. A name that is also a common word counts only beside
 * words that make it a tool. To add one, write a line; a technology of the content that is not here is known by its own name.
 */
const rows: Row[] = [
  ['Angular', 'angularjs', 'frontend framework JavaScript'],
  ['AWS', 'amazon_web_services', 'backend'],
  ['Bootstrap', '', 'frontend framework'],
  ['C', 'bahasa_c', 'language', 'common'],
  ['C#', 'csharp c_sharp', 'language'],
  ['C++', 'cpp', 'language'],
  ['Canva', '', 'design'],
  ['CSS', 'css3', 'frontend language'],
  ['Dart', '', 'language', 'common'],
  ['Django', '', 'backend framework Python'],
  ['Docker', '', 'backend'],
  ['Excel', 'microsoft_excel ms_excel exel', '', 'common'],
  ['Express.js', 'express expressjs', 'backend framework JavaScript', 'common'],
  ['Figma', '', 'design'],
  ['Firebase', 'firestore', 'backend database'],
  ['Flutter', '', 'framework Dart', 'common'],
  ['Gemini', '', 'ai', 'common'],
  ['GitHub', 'git', ''],
  ['Go', 'golang', 'language', 'common'],
  ['HTML', 'html5', 'frontend language'],
  ['iOS', 'iphone', ''],
  ['Java', '', 'language', 'common'],
  ['JavaScript', 'js', 'frontend language'],
  ['Jetpack Compose', 'compose jetpack', 'framework', 'common'],
  ['Kotlin', '', 'language'],
  ['Kubernetes', 'k8s', 'backend'],
  ['Laravel', '', 'backend framework PHP'],
  ['Microsoft Word', 'word msword ms_word', '', 'common'],
  ['MongoDB', 'mongo', 'database'],
  ['MySQL', 'my_sql', 'database'],
  ['Next.js', 'nextjs', 'frontend framework JavaScript'],
  ['Node.js', 'node nodejs', 'backend JavaScript', 'common'],
  ['Notion', '', '', 'common'],
  ['Photoshop', 'illustrator coreldraw adobe', 'design'],
  ['PHP', '', 'backend language'],
  ['PostgreSQL', 'postgres postgre pgsql', 'database'],
  ['PowerPoint', 'ppt power_point', ''],
  ['Python', '', 'language', 'common'],
  ['React', 'reactjs react_js', 'frontend framework JavaScript', 'common'],
  ['React Native', '', 'framework JavaScript'],
  ['Rust', '', 'language', 'common'],
  ['Ruby', 'ruby_on_rails rails', 'backend language', 'common'],
  ['Sass', 'scss', 'frontend language', 'common'],
  ['SQLite', '', 'database'],
  ['Supabase', '', 'database backend'],
  ['Swift', 'swiftui', 'language', 'common'],
  ['Svelte', '', 'frontend framework JavaScript'],
  ['Tailwind CSS', 'tailwind tailwindcss', 'frontend framework'],
  ['TensorFlow Lite', 'tensorflow tflite', 'ai framework'],
  ['TypeScript', 'ts', 'frontend language JavaScript'],
  ['Unity', '', 'framework', 'common'],
  ['Vite', '', 'frontend'],
  ['VS Code', 'vscode visual_studio_code', 'editor'],
  ['Vue', 'vuejs vue_js', 'frontend framework JavaScript'],
  ['WordPress', '', 'backend PHP'],
];

export const technologyNames = rows.map(([name, also, fields, common]) => ({
  name,
  alsoCalled: also.split(' ').filter(Boolean),
  fields: fields.split(' ').filter(Boolean) as Field[],
  isCommonWord: common !== undefined,
}));
