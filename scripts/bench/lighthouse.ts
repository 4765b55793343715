import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Fetched when it is needed: it weighs more than all that the site is built with. */
const lighthouse = 'lighthouse@13.5.0';

const audits = {
  'first contentful paint, ms': 'first-contentful-paint',
  'largest contentful paint, ms': 'largest-contentful-paint',
  'speed index, ms': 'speed-index',
  'total blocking time, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
  'total, bytes': 'total-byte-weight',
};

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/**
 * One run of Lighthouse's mobile profile (simulated slow 4G, processor slowed down four times).
 *
 * @param port where a running Chromium listens for DevTools
 * @returns scores of 0 to 100, times in milliseconds, bytes
 */
export async function runLighthouse(url: string, port: number): Promise<Record<string, number>> {
  const { stdout } = await run(
    'npx',
    ['--yes', lighthouse, url, '--port', String(port), '--output', 'json', '--quiet'],
    { maxBuffer: 100_000_000 },
  );
  const report: Report = JSON.parse(stdout);
  return {
    ...Object.fromEntries(
      Object.entries(report.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
    ...Object.fromEntries(
      Object.entries(audits).map(([name, id]) => [name, report.audits[id]?.numericValue ?? Number.NaN]),
    ),
  };
}
