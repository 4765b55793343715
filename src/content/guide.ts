import type { Guide } from './guide-types.ts';
import { en } from './guide-en.ts';
import { id } from './guide-id.ts';
import { jv } from './guide-jv.ts';
import { guideProjects } from './guide-projects.ts';

/** The chat without a model. See `docs/chat.md`: how it answers, and how to add a question or a language. */
export const guide: Guide = {
  languages: { en, id, jv },

  shows: { hello: 'starters', help: 'starters', elsewhere: 'starters', knowsTech: 'all', projects: 'all', find: 'all', newest: 'all', oldest: 'all', compare: 'all', project: 'all', demos: 'url', sources: 'urlRepo', downloads: 'download' },
  talk: ['hello', 'thanks', 'bye', 'badNews', 'complaint'],
  technologies: {
    'js, javascript': ['JavaScript'], 'ts': ['TypeScript'], 'reactjs, react js': ['React'], 'tailwind': ['Tailwind CSS'], 'scss': ['Sass'],
    'express, expressjs': ['Express.js'], 'node, nodejs': ['Node.js'], 'postgres, pgsql': ['PostgreSQL'], 'tensorflow, tflite': ['TensorFlow Lite'],
    'compose, jetpack': ['Jetpack Compose'], 'vscode, visual studio code': ['VS Code'], 'ms word': ['Microsoft Word'], 'git': ['GitHub'],
    'database, databases, sql, basis data': ['MySQL', 'PostgreSQL', 'SQLite', 'Firebase'],
    'machine learning, ai, ml': ['TensorFlow Lite', 'Gemini'],
    'ui design, ui, ux, design tools, desain': ['Figma', 'Canva'],
    'vue, vuejs, angular, svelte, nextjs, next js, rust, golang, java, swift, ios, iphone, c++, c#, ruby, docker, kubernetes, aws, mongodb, django, wordpress, unity, photoshop, react native, supabase, redis, graphql': [],
  },
  implies: { React: 'JavaScript', 'Node.js': 'JavaScript', 'Express.js': 'JavaScript', TypeScript: 'JavaScript', Laravel: 'PHP', Flutter: 'Dart', 'Jetpack Compose': 'Kotlin' },
  projects: guideProjects,
  helpLine: '119, extension 8 (Indonesia)', // sample
};
