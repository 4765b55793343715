import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { expect, test } from 'vitest';

/** Licenses that allow redistribution without publishing the owner's source. */
const shipped = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'PSF-2.0',
  'Unlicense',
];

/** Also accepted for development tools, which are not part of the site. */
const development = [
  ...shipped,
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  // Libraries that `sharp` loads unchanged.
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
];

type Package = {
  version?: string;
  license?: string | undefined;
  dev?: boolean;
  optional?: boolean;
  inBundle?: boolean;
  integrity?: string;
};

const packages: [path: string, Package][] = ['package-lock.json', 'relay/package-lock.json'].flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages),
);
// For some platform binaries, the lock file has only the license of the package that they belong to.
const installed = packages.filter(([path, { optional, license }]) => path !== '' && (license || !optional));

test('every package in the site has a permissive license', () => {
  expect(installed.filter(([, { dev }]) => !dev).flatMap((one) => refused(one, shipped))).toEqual([]);
});

test('every package has a hash, which its download must match', () => {
  const without = packages.filter(
    ([path, { inBundle, integrity }]) => path !== '' && !inBundle && !integrity,
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

test('no tool of the build is under the GPL alone', () => {
  expect(installed.flatMap((one) => refused(one, development))).toEqual([]);
});

test.each(['GPL-3.0-only', 'GPL-3.0', 'AGPL-3.0-or-later', 'SEE LICENSE IN LICENSE.txt', undefined])(
  'refuses a package under %s',
  (license) => {
    expect(refused(['node_modules/typed.js', { version: '3.0.0', license }], development)).toHaveLength(1);
  },
);

test('accepts a choice of licenses if one is permissive', () => {
  expect(refused(['node_modules/dual', { license: '(MIT OR GPL-3.0-or-later)' }], shipped)).toEqual([]);
});

test('only one file imports the retired Gemini SDK', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const importing = files.filter((file) =>
    /(from|import\()\s*'@google\/generative-ai/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(importing).toEqual(['services/gemini-stream.ts']);
});

function refused([path, { version, license }]: [string, Package], allowed: string[]): string[] {
  const name = `${path.split('node_modules/').at(-1)}@${version}`;
  try {
    return license && satisfies(license.replace(/^CC BY-SA /, 'CC-BY-SA-'), allowed)
      ? []
      : [`${name}: ${license}`];
  } catch {
    return [`${name}: ${license} is not an SPDX expression`];
  }
}
