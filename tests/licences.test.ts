import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licenses that allow redistribution without publishing the owner's source. */
const shipped =
  'MIT, ISC, BSD-2-Clause, BSD-3-Clause, 0BSD, Apache-2.0, OFL-1.1, CC0-1.0, PSF-2.0, Unlicense';

/** Also accepted for development tools, which are not part of the site. `sharp` loads LGPL libraries unchanged. */
const development = `${shipped}, BlueOak-1.0.0, CC-BY-3.0, CC-BY-4.0, CC BY-SA 4.0, LGPL-3.0-or-later, MIT-0, MPL-2.0, Python-2.0, WTFPL, Zlib`;

type Flags = 'dev' | 'optional' | 'inBundle';
type Package = { license?: string; integrity?: string } & { [flag in Flags]?: boolean };

const packages = ['package-lock.json', 'relay/package-lock.json']
  .flatMap((file) => Object.entries<Package>(JSON.parse(readFileSync(file, 'utf8')).packages))
  .filter(([path]) => path !== '');

test('every package has a permissive license, and a hash that its download must match', () => {
  expect(packages.length).toBeGreaterThan(400);
  const refused = packages.filter(([, { license, dev, optional }]) => {
    // For some platform binaries, the lock file has only the license of the package that they belong to.
    if (!license) return !optional;
    const allowed = (dev ? development : shipped).split(', ');
    const choices = license.replace(/[()]/g, '').split(' OR ');
    return !choices.some((all) => all.split(' AND ').every((one) => allowed.includes(one)));
  });
  expect(refused).toEqual([]);
  expect(packages.filter(([, { inBundle, integrity }]) => !inBundle && !integrity)).toEqual([]);
});
