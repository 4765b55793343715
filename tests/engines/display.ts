import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees, for browsers that cannot do without one. */
export async function startDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(server.stdout, 'data');
  return {
    env: { DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    async close() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
