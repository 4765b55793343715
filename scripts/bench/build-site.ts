import { execFileSync } from 'node:child_process';

/**
 * Builds the site anew for a measurement.
 *
 * @param name of its folder in `.cache`
 * @param settings `VITE_…`, over those of the machine
 * @param root the project's folder
 * @returns where the build is
 */
export function buildSite(name: string, settings: Record<string, string> = {}, root = '.'): string {
  const outDir = `.cache/${name}/site`;
  execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  return `${root}/${outDir}`;
}
