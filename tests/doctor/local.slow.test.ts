import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isSampleContact } from '../../scripts/doctor/site.ts';

test('as a command, reports content, settings and what is public, and exits with 1 on an error', {
  timeout: 120_000,
}, () => {
  const token = '123456789:AAE-the-secret-of-the-bot-0123456789';
  const env = { ...process.env, CONTENT_DIR: 'tests/fixture/content', VITE_BASE_PATH: 'portfolio' };
  const run = (more: Record<string, string>, option = '--offline') =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/doctor/doctor.ts', option], {
      env: { ...env, VITE_TELEGRAM_BOT_TOKEN: token, VITE_TELEGRAM_CHAT_ID: '4242', ...more },
      encoding: 'utf8',
    });
  const { status, stdout } = run({});

  expect(status).toBe(1);
  expect(stdout).toMatch(/✗ VITE_BASE_PATH is "portfolio".*\/portfolio\//);
  expect(stdout).toContain('• VITE_SITE_URL is not set');
  expect(stdout).toContain('• VITE_TELEGRAM_BOT_TOKEN is public: anyone can send messages as your bot');
  expect(stdout).toContain('Errors: 1.');
  expect(stdout).not.toContain(token);
  expect(run({ VITE_BASE_PATH: '' }).status).toBe(0);
  expect(run({}, '--help').stderr).toContain("Unknown option '--help'");
  expect(run({ VITE_BASE_PATH: '', CONTENT_DIR: 'no-such-folder' }).status).toBe(1);
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
