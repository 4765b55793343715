import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = [
  // Needs half the memory of the full browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Stops Chromium's background requests, and lets it start as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Installs Chromium if it is missing: Debian's package as root, otherwise Playwright's download. */
export function ensureChromium(): void {
  if (findChromium()) return;
  console.log('No Chromium found. Installing…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'inherit',
    });
  } else {
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  }
  if (!findChromium()) {
    throw new Error('Installing Chromium failed. Install it yourself and set CHROMIUM to its path.');
  }
}
