import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isSampleContact } from '../../scripts/doctor/site.ts';

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

test('tells sample contacts from real ones', () => {
  const sample = `620000000000 +62\u00a0000-0000-000 tel:+440000000000 https://wa.me/620000000000?text=Hi ana@example.com
    mailto:raka@example.org?subject=Hi https://example.com/cv.pdf https://shop.example/ https://github.com/
    https://www.instagram.com/ https://drive.google.com/`;
  const real = `6281200000034 https://wa.me/6281234567890 tel:+14155550100 ana@example-studio.com https://github.com/ana
    https://www.linkedin.com/in/ana/ https://ana.dev/ /website/3 #contact`;

  expect(sample.split(/[ \n]+/).filter((value) => !isSampleContact(value))).toEqual([]);
  expect([...real.split(/\s+/), 'Write to example.com'].filter(isSampleContact)).toEqual([]);
});
