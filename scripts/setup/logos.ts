import type { IconSource } from '../icons/icon-list.ts';

/** A technology: its export in `technologies.ts`, and its icon if it must be added. */
export type FoundTechnology = { key: string; name: string; file: string; icon?: IconSource };
/** What `technologies.ts` exports. */
export type Known = Record<string, { src: string; name: string }>;

/**
 * Every technology that setup recognizes: name = icon = other names. Logos that
 * would be dark on dark come from `simple-icons`, in the text color.
 */
// biome-ignore format: a table
const table: Record<string, string> = {
  devicon: 'Android = android, Bootstrap = bootstrap, C = c, Canva = canva, CSS = css3 = css, Dart = dart, Figma = figma, Firebase = firebase, Flutter = flutter, HTML = html5, JavaScript = javascript = js, Jetpack Compose = jetpackcompose = compose, Kotlin = kotlin, Laravel = laravel, MySQL = mysql, Node.js = nodejs = node, PHP = php, PostgreSQL = postgresql = postgres, Python = python = python3, React = react = reactjs, Sass = sass = scss, SQLite = sqlite = sqlite3, Tailwind CSS = tailwindcss = tailwind, TensorFlow Lite = tensorflow = tflite, TypeScript = typescript = ts, Vite = vitejs = vitejs, VS Code = vscode, Angular = angular = angularjs, Arduino = arduino, Azure = azure = microsoftazure, C# = csharp, C++ = cplusplus = cpp, Clojure = clojure, Cypress = cypressio, Docker = docker, Elixir = elixir, Electron = electron, FastAPI = fastapi, Git = git, GitLab = gitlab, Go = go = golang, Godot = godot, Google Cloud = googlecloud = gcp, Gradle = gradle, Haskell = haskell, Java = java, Jenkins = jenkins, jQuery = jquery, Julia = julia, Jupyter Notebook = jupyter, Kubernetes = kubernetes = k8s, Linux = linux, Lua = lua, MongoDB = mongodb = mongo, .NET = dotnetcore = dotnet aspnet, NestJS = nestjs, Nginx = nginx, NumPy = numpy, Nuxt = nuxtjs, OpenCV = opencv, pandas = pandas, Perl = perl, PyTorch = pytorch, R = r, React Native = reactnative, Redis = redis, Redux = redux, Ruby = ruby, Scala = scala, Spring = spring = springboot, Supabase = supabase, Svelte = svelte = sveltekit, Swift = swift = swiftui, TensorFlow = tensorflow, Terraform = terraform, Vue.js = vuejs = vue, Webpack = webpack, WordPress = wordpress',
  'simple-icons': 'Express = express = expressjs, Jest = jest, Ruby on Rails = rubyonrails = rails ror, Gemini API = googlegemini = gemini, GitHub = github, Astro = astro, Deno = deno, Django = django, Expo = expo, Flask = flask, GraphQL = graphql, Ionic = ionic, Next.js = nextdotjs, Prisma = prisma, Rust = rust, Shell = gnubash = bash, Solidity = solidity, Symfony = symfony, Three.js = threedotjs, Unity = unity, Vercel = vercel, Vitest = vitest, Zig = zig',
};

const rows = new Map<string, { name: string; icon: IconSource }>();
for (const [set, list] of Object.entries(table)) {
  for (const line of list.split(', ')) {
    const [name = '', icon = '', others = ''] = line.split(/ ?= ?/);
    for (const word of [name, icon, ...others.split(' ')])
      if (word) rows.set(plainWord(word), { name, icon: [set, icon] });
  }
}

/** Sets and icons of the tables. */
export const tableIcons = () =>
  [
    ...[...rows.values()].map(({ icon }) => icon),
    ...hosts.map(([start]) => profileOf(`https://${start}`).source),
  ].flatMap((icon) => (icon ? [icon] : []));

/** The technology that a word names, in `technologies.ts` or the table. */
export function technologyOf(word: string, known: Known): FoundTechnology | undefined {
  const row = rows.get(plainWord(word));
  const wanted = [plainWord(row?.name ?? word), plainWord(word)];
  for (const [key, { src, name }] of Object.entries(known)) {
    if (wanted.includes(plainWord(name)) || wanted.includes(key.toLowerCase()))
      return { key, name, file: src.replace(/.*\//, '') };
  }
  if (!row) return undefined;
  const spelled = row.name.replaceAll('+', ' plus ').replace('#', ' sharp ').replace(/^\./, 'dot ');
  const words = spelled.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const key = words.map((one, n) => (n === 0 ? one : one.slice(0, 1).toUpperCase() + one.slice(1))).join('');
  return { key, name: row.name, file: `${words.join('-')}.svg`, icon: row.icon };
}

/** The technologies that words name, without duplicates and in order. */
export function findTechnologies(words: readonly string[], known: Known): FoundTechnology[] {
  const found = words.flatMap((word) => technologyOf(word, known) ?? []);
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9+#]/g, '');
}

export type Profile = { name: string; icon: string; url: string; source?: IconSource };

/** The address of a profile before the username, and the name of its host. */
// biome-ignore format: a table
const hosts = 'behance.net/ = Behance, bitbucket.org/ = Bitbucket, bsky.app/profile/ = Bluesky, codeberg.org/ = Codeberg, codepen.io/ = CodePen, dev.to/ = DEV, dribbble.com/ = Dribbble, facebook.com/ = Facebook, github.com/ = GitHub, gitlab.com/ = GitLab, instagram.com/ = Instagram, kaggle.com/ = Kaggle, leetcode.com/u/ = LeetCode, linkedin.com/in/ = LinkedIn, mastodon.social/@ = Mastodon, medium.com/@ = Medium, npmjs.com/~ = npm, reddit.com/user/ = Reddit, stackoverflow.com/users/ = Stack Overflow, t.me/ = Telegram, telegram.org/ = Telegram, threads.net/@ = Threads, tiktok.com/@ = TikTok, twitch.tv/ = Twitch, x.com/ = X, twitter.com/ = X, youtube.com/@ = YouTube'
  .split(', ')
  .map((row) => row.split(' = ') as [start: string, name: string]);

/** The profile at an address, with its logo; a globe for unknown hosts. `own` is its name in the résumé, such as "Blog". */
export function profileOf(url: string, own = ''): Profile {
  const host = new URL(url).hostname.replace(/^(www|m)\./, '');
  const [, name] = hosts.find(([start]) => start.startsWith(`${host}/`)) ?? [];
  if (!name) return { name: own || host, icon: 'icons/website.svg', url };
  const isUsual = !own || [plainWord(name), 'twitter'].includes(plainWord(own));
  const icon = plainWord(name).replace(/^dev$/, 'devdotto');
  return { name: isUsual ? name : own, icon: `icons/${icon}.svg`, url, source: ['simple-icons', icon] };
}

/** The address of a profile from its network and username: `GitHub`, `ana`. */
export function profileAddress(network: string, username: string): string | undefined {
  const wanted = plainWord(network).replace(/^twitter$/, 'x');
  const [start] = hosts.find(([, name]) => plainWord(name) === wanted) ?? [];
  const user = username.replace(/^(https?:\/\/)?(www\.)?/i, '').replace(start ?? '', '');
  const name = user.replace(/^[@~]|\/$/g, '');
  if (!start || !/^[\w.-]+$/.test(name)) return undefined;
  return `https://${start.replace('linkedin', 'www.linkedin')}${name}`;
}
