import { createServer } from 'vite';
import { expect, test } from '../e2e/test.ts';

// In development, the page is empty until its script has run.
test.use({ expectedMessages: ['<link rel=expect'] });

test('npm run dev serves the site', async ({ page }) => {
  // Vite reloads the page once it has found the dependencies to bundle.
  test.setTimeout(120_000);
  const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  // The server has no pages of other languages.
  await expect(page.locator('[hreflang]')).toHaveCount(0);
  // Ends the requests for pictures, which the server is still encoding.
  await page.goto('about:blank');
  await server.close();
});
