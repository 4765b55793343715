import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Place = {
  /** The folder to serve, and one for what a host writes. */
  root: string;
  work: string;
  base: string;
  port: number;
};

/** Each host, and the command that serves a folder with it until it is killed. */
export const hosts: readonly { name: string; command: (place: Place) => string[] }[] = [
  { name: 'nginx', command: nginx },
  {
    name: 'Cloudflare Pages (wrangler pages dev)',
    command: ({ root, port }) => [
      'npx',
      '--yes',
      'wrangler@4.86.0',
      'pages',
      'dev',
      root,
      '--port',
      `${port}`,
      '--compatibility-date',
      '2026-04-01',
    ],
  },
  {
    name: 'A plain file server (npm run preview)',
    command: ({ root, base, port }) => [
      'node',
      '--import',
      'tsx',
      'scripts/serve.ts',
      base === '/' ? root : join(root, base),
      '--base',
      base,
      '--port',
      `${port}`,
    ],
  },
];

/** The configuration of docs/deploy.md, with nothing but its address and its folder changed. */
function nginx({ root, work, base, port }: Place): string[] {
  const documented = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8'))?.[1] ?? '';
  const site = documented
    .replace('listen 80;', `listen ${port};`)
    .replace('server_name example.com;', 'server_name localhost;')
    .replace('root /var/www/portfolio;', `root ${root};`)
    .replace('error_page 404 /404.html;', `error_page 404 ${base}404.html;`);
  const folder = join(work, 'nginx');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { include /etc/nginx/mime.types; access_log off; ${site} }`,
  );
  return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')];
}
