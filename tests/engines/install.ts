import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

export type Programs = { firefox: string; webKitDriver: string; miniBrowser: string };

/**
 * Where both engines are, after Debian's packages of them have been installed if need be. FIREFOX names another Firefox.
 *
 * @throws Error that says what to install by hand
 */
export function bringEngines(): Programs {
  if (!findEngines() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} …`);
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  }
  const found = findEngines();
  if (!found) {
    throw new Error(
      `Firefox and WebKit are driven as Debian packages them: sudo apt-get install ${packages.join(' ')}`,
    );
  }
  return found;
}

function findEngines(): Programs | undefined {
  const firefox = [process.env.FIREFOX, '/usr/bin/firefox-esr'].find((path) => path && existsSync(path));
  const webKitDriver = ['/usr/bin/WebKitWebDriver'].find(existsSync);
  const miniBrowser = readdirSync('/usr/lib')
    .flatMap((folder) =>
      ['4.1', '6.0'].map((api) => join('/usr/lib', folder, `webkit2gtk-${api}/MiniBrowser`)),
    )
    .find(existsSync);
  const hasDisplay = existsSync('/usr/bin/Xvfb');
  return firefox && webKitDriver && miniBrowser && hasDisplay
    ? { firefox, webKitDriver, miniBrowser }
    : undefined;
}

function apt(...args: string[]): void {
  execFileSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
