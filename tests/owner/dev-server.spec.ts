import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '../e2e/test.ts';

// In development, the page is empty until its script has run.
test.use({ expectedMessages: ['<link rel=expect'] });

test('npm run dev serves the site and prints its address', async ({ page }) => {
  // Vite reloads the page once it has found the dependencies to bundle.
  test.setTimeout(120_000);
  const server = spawn('npm', ['run', 'dev', '--', '--port', '0'], {
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    const address = new Promise<string>((resolve, reject) => {
      let output = '';
      server.stdout.on('data', (text) => {
        output += text;
        const [, found] = /Local:.*?(http:\/\/localhost:\d+\/)/.exec(output) ?? [];
        if (found) resolve(found);
      });
      server.on('exit', () => reject(new Error(output)));
    });
    await page.goto(await address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    // The server has no pages of other languages.
    await expect(page.locator('[hreflang]')).toHaveCount(0);
  } finally {
    const ended = once(server, 'exit');
    if (server.pid) process.kill(-server.pid);
    await ended;
  }
});
