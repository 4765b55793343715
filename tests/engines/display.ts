import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The buttons of the browser's own bar would keep its window wider than a phone. */
const smallBars = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; }';

/** A screen that nobody sees, for browsers that cannot do without one. */
export async function startDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(server.stdout, 'data');
  const settings = await mkdtemp(join(tmpdir(), 'engines-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), smallBars);
  return {
    env: {
      XDG_CONFIG_HOME: settings,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    async close() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(settings, { recursive: true });
    },
  };
}
