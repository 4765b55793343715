import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = [
  // Without windows of its own it is half as heavy.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Without these Chromium calls home, and as root it does not start at all. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** The Chromium of this machine: the one that CHROMIUM names, the system's, or Playwright's own; none is `undefined`. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Installs a Chromium where there is none: Debian's package as root, Playwright's download elsewhere.
 *
 * @throws Error that says what to install by hand
 */
export function ensureChromium(): void {
  if (findChromium()) return;
  console.log('No Chromium found, installing one …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'inherit',
    });
  } else {
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  }
  if (!findChromium()) {
    throw new Error('No Chromium could be installed. Install one by hand and set CHROMIUM to its path.');
  }
}
