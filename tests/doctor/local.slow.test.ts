import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('as a command, reports content, settings and what is public, and exits with 1 on an error', () => {
  const token = '123456789:AAE-the-secret-of-the-bot-0123456789';
  const bot = { VITE_TELEGRAM_BOT_TOKEN: token, VITE_TELEGRAM_CHAT_ID: '4242', VITE_TELEGRAM_TOKEN: '1' };
  const run = (contentDir: string, basePath: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/doctor/doctor.ts', '--offline'], {
      env: { ...process.env, ...bot, CONTENT_DIR: contentDir, VITE_BASE_PATH: basePath },
      encoding: 'utf8',
    });
  const { status, stdout } = run('no-such-folder', 'portfolio');

  expect(status).toBe(1);
  expect(stdout).toMatch(/✗ no-such-folder.* is missing/);
  expect(stdout).toMatch(/✗ VITE_BASE_PATH is "portfolio".*\/portfolio\//);
  expect(stdout).toContain('• VITE_SITE_URL is not set');
  expect(stdout).toContain('• VITE_TELEGRAM_BOT_TOKEN is public: anyone can send messages as your bot');
  expect(stdout).toContain('• VITE_TELEGRAM_TOKEN is set, but nothing reads it');
  expect(stdout).toContain('Errors: 2.');
  expect(stdout).not.toContain(token);
  expect(run('tests/fixture/content', '').status).toBe(0);
});
