/**
 * Puts a build on hosts of several kinds, at `/` and below a path, and asks the doctor about each: `npm run hosts`.
 * Needs nginx (`apt-get install nginx`); wrangler is fetched. HOSTS_SKIP_BUILD keeps the last builds.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CheckResult } from '../doctor/check-result.ts';
import { serviceSettings } from '../doctor/services.ts';
import { checkSite } from '../doctor/site.ts';
import { hosts } from './hosts.ts';
import { startHost } from './start-host.ts';

const port = 4761;
const origin = `http://localhost:${port}`;
const work = resolve('.cache/hosts');
const bases = ['/', '/portfolio/'];

let isWell = true;
for (const base of bases) {
  const dist = build(base);
  for (const { name, command } of hosts) {
    const host = await startHost(
      command({ root: rootFor(dist, base), work, base, port }),
      `${origin}${base}`,
    );
    try {
      report(`${name} at ${base}`, await checkSite(`${origin}${base}`, serviceSettings({})));
    } finally {
      await host.stop();
    }
  }
}
process.exitCode = isWell ? 0 : 1;

function report(name: string, results: CheckResult[]) {
  const count = (level: CheckResult['level']) => results.filter((result) => result.level === level).length;
  console.log(`${name}: ${count('error')} errors, ${count('warning')} warnings`);
  for (const { level, message } of results) if (level !== 'ok') console.log(`  ${level}: ${message}`);
  isWell &&= count('error') === 0;
}

function build(base: string): string {
  const dist = join(work, base === '/' ? 'top' : 'below');
  if (process.env.HOSTS_SKIP_BUILD && existsSync(dist)) return dist;
  execFileSync('npx', ['vite', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production', VITE_BASE_PATH: base, VITE_SITE_URL: origin },
    stdio: 'inherit',
  });
  return dist;
}

/** The folder that a host serves, with the site where the address says. */
function rootFor(dist: string, base: string): string {
  if (base === '/') return dist;
  const root = join(work, 'root');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(dist, join(root, base), { recursive: true });
  for (const file of ['_headers', '404.html']) cpSync(join(dist, file), join(root, file));
  return root;
}
