import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs, findChromium } from '../chromium.ts';

/** Downloaded on demand, because it is larger than all other dependencies. */
const lighthouse = 'lighthouse@13.5.0';

type Report = { categories: Record<string, { score: number | null }> };

/** Scores from 0 to 100 in Lighthouse's mobile profile (simulated slow 4G, processor slowed down four times). */
export async function runLighthouse(url: string): Promise<Record<string, number>> {
  const flags = ['--headless', '--ignore-certificate-errors', ...chromiumArgs].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, '--output', 'json', '--quiet', '--chrome-flags', flags],
    { maxBuffer: 100_000_000, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const report: Report = JSON.parse(stdout);
  const figures: Record<string, number> = {};
  for (const [name, { score }] of Object.entries(report.categories)) {
    figures[`Lighthouse: ${name}`] = (score ?? Number.NaN) * 100;
  }
  return figures;
}
