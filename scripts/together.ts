import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs npm scripts at the same time, as `npm test` does, and shows the output of each when it ends. */
const codes = await Promise.all(
  process.argv.slice(2).map(async (script) => {
    const child = spawn(`npm run ${script}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    process.stdout.write(`${out}${errors}`);
    return Number(code ?? 1);
  }),
);
process.exitCode = Math.max(...codes);
