import { execFileSync } from 'node:child_process';
import { test } from 'vitest';

test('the texts of the sample have no spelling mistakes', () => {
  const files = ['README.md', 'src/content/*.ts', 'src/content/words/*.ts'];
  execFileSync('npx', ['cspell', '--no-progress', '--no-summary', ...files], { stdio: 'inherit' });
}, 60_000);
