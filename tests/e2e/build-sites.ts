import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sites } from './sites.ts';

const run = promisify(execFile);

/**
 * Builds each site anew, the first one alone: the others find its pictures made. SKIP_BUILD keeps the last builds while
 * writing tests.
 */
export default async function buildSites(): Promise<void> {
  const [first, ...others] = Object.values(sites);
  if (first) await buildSite(first);
  await Promise.all(others.map(buildSite));
}

export async function buildSite({ name, outDir, env }: (typeof sites)[keyof typeof sites]): Promise<void> {
  if (process.env.SKIP_BUILD) return;
  console.log(`Building ${name} …`);
  await run('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
}
