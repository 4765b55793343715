import { execFileSync } from 'node:child_process';
import { sites } from './sites.ts';

/** Builds each site anew; SKIP_BUILD keeps the last builds while writing tests. */
export default function buildSites(): void {
  for (const site of Object.values(sites)) buildSite(site);
}

export function buildSite({ name, outDir, env }: (typeof sites)[keyof typeof sites]): void {
  if (process.env.SKIP_BUILD) return;
  console.log(`Building ${name} …`);
  execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
}
