import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** How the server behaves: like GitHub, or one of its failures. */
export type Mood = 'well' | 'spent' | 'refused' | 'slow' | 'broken' | 'down';

type Fields = Record<string, unknown>;

const languages = [
  'TypeScript',
  'Python',
  'Kotlin',
  'Dart',
  'Go',
  'C++',
  'PHP',
  'Jupyter Notebook',
  'Rust',
  null,
];
const names = [
  'weather-notes',
  'dotfiles',
  'awesome-react-native-components-for-everyone',
  'habitKeeper',
  'rain_diary',
  'api.example.com',
  'Thesis',
  'snake-game',
];

/**
 * A stand-in for https://api.github.com: `ana` has 40 repositories, `studio` is an organization, `fresh` has none yet, and
 * no other account exists.
 */
export async function githubServer(mood: Mood = 'well') {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (mood !== 'well') return fail(mood, response);
    if (pathname.startsWith('/u/')) {
      response.setHeader('Content-Type', 'image/png');
      return void picture.toBuffer().then((bytes) => response.end(bytes));
    }
    const found = answer(pathname, searchParams, `http://${request.headers.host}`);
    response.setHeader('X-RateLimit-Limit', '60').setHeader('X-RateLimit-Remaining', '42');
    if (found === undefined) return send(response, 404, { message: 'Not Found', status: '404' });
    if (typeof found === 'string') return response.end(found);
    send(response, 200, found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(path: string, query: URLSearchParams, base: string): unknown {
  const [, kind, login = '', part] = path.split('/');
  if (kind === 'users') {
    if (!['ana', 'studio', 'fresh'].includes(login)) return undefined;
    if (!part) return user(login, base);
    if (part === 'social_accounts') {
      return login === 'ana'
        ? [
            { provider: 'linkedin', url: 'https://www.linkedin.com/in/ana' },
            { provider: 'mastodon', url: 'https://mastodon.social/@ana' },
          ]
        : [];
    }
    const all = { ana: 40, studio: 5, fresh: 0 }[login] ?? 0;
    const size = Number(query.get('per_page') ?? 30);
    const page = Number(query.get('page') ?? 1);
    return Array.from({ length: all }, (_, n) => repository(login, n)).slice((page - 1) * size, page * size);
  }
  if (kind === 'repos' && path.endsWith('/readme')) return readme(path.split('/')[3] ?? '');
  if (kind === 'repos' && path.endsWith('/languages')) {
    const n = number(path.split('/')[3] ?? '');
    const language = languages[n % languages.length];
    return language ? { [language]: 20_000, CSS: 900, HTML: 400 } : {};
  }
  return undefined;
}

function user(login: string, base: string): Fields {
  return {
    login,
    id: 583231,
    node_id: 'MDQ6VXNlcjU4MzIzMQ==',
    avatar_url: `${base}/u/583231?v=4`,
    html_url: `https://github.com/${login}`,
    type: login === 'studio' ? 'Organization' : 'User',
    site_admin: false,
    name: { ana: 'Ana Lestari', studio: 'Studio Kecil' }[login] ?? null,
    company: null,
    blog: login === 'ana' ? 'ana.example.com' : '',
    location: login === 'ana' ? 'Semarang, Indonesia' : null,
    email: null,
    bio: login === 'ana' ? 'I turn maps and weather into small tools.\r\nStudent.' : null,
    twitter_username: null,
    public_repos: login === 'ana' ? 40 : 0,
    created_at: '2019-01-25T18:44:36Z',
  };
}

function repository(login: string, n: number): Fields {
  const name = n < names.length ? names[n] : n === 8 ? login : `experiment-${n}`;
  return {
    id: 1296269 + n,
    name,
    full_name: `${login}/${name}`,
    private: false,
    owner: { login, id: 583231, type: login === 'studio' ? 'Organization' : 'User' },
    html_url: `https://github.com/${login}/${name}`,
    description: n % 4 === 1 ? null : `🌦️ ${name} keeps an eye on “rain” & clouds <here> :sunny:`,
    fork: n % 9 === 7,
    homepage: n % 3 === 0 ? `${name}.example.com` : null,
    size: n % 13 === 12 ? 0 : 108,
    stargazers_count: n < 8 ? 80 - n : n % 3,
    language: languages[n % languages.length],
    archived: n % 11 === 10,
    topics: n % 2 === 0 ? ['react', 'hacktoberfest', 'maps'] : [],
    default_branch: 'main',
    created_at: '2023-02-01T08:00:00Z',
    pushed_at: n === 39 ? null : `2024-${String((n % 12) + 1).padStart(2, '0')}-05T08:00:00Z`,
  };
}

function readme(name: string): string | undefined {
  if (number(name) % 4 === 3) return undefined;
  return `<p align="center"><img src="logo.png"></p>\n\n# ${name} 🌧️\n\n[![CI](https://img.example.com/ci.svg)](https://ci.example.com)\n\n> In short\n\n**${name}** looks at the [sky](https://example.com/sky) every hour and says in \`one\` line whether an umbrella is worth carrying.\n\n\`\`\`sh\nnpm i ${name}\n\`\`\`\n`;
}

function number(name: string): number {
  const known = names.indexOf(name);
  return known === -1 ? Number(name.split('-').at(-1)) || 0 : known;
}

function fail(mood: Exclude<Mood, 'well'>, response: ServerResponse): void {
  if (mood === 'slow') return;
  if (mood === 'broken') {
    response.setHeader('Content-Type', 'application/json').end('{"login":"ana","name":"An');
  } else if (mood === 'spent') {
    response
      .setHeader('X-RateLimit-Limit', '60')
      .setHeader('X-RateLimit-Remaining', '0')
      .setHeader('X-RateLimit-Reset', '1795000000');
    send(response, 403, {
      message: "API rate limit exceeded for 203.0.113.7. (But here's the good news: …)",
    });
  } else if (mood === 'refused') {
    send(response, 401, { message: 'Bad credentials', status: '401' });
  } else {
    response.statusCode = 502;
    response.end('<html><h1>Unicorn!</h1></html>');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(body));
}

/** One color, like GitHub's default profile pictures. */
const picture = sharp({ create: { width: 420, height: 420, channels: 3, background: '#7a9cc6' } }).png();
