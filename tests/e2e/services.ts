import type { Page } from '@playwright/test';
import { type GeminiServer, startGeminiServer } from './gemini-server.ts';
import { geminiPort, telegramPort } from './sites.ts';
import { startTelegramServer, type TelegramServer } from './telegram-server.ts';
import { test as base, expect, openAlive, settle } from './test.ts';

type Fixtures = { gemini: GeminiServer; telegram: TelegramServer };

/** A browser test with both services behind servers of its own, so that files can run side by side. */
export const test = base.extend<Fixtures>({
  gemini: async ({ page }, use) => {
    const server = await startGeminiServer();
    await lead(page, geminiPort, server.url);
    await use(server);
    await server.close();
  },
  telegram: async ({ page }, use) => {
    const server = await startTelegramServer();
    await lead(page, telegramPort, server.url);
    await use(server);
    await server.close();
  },
});

export { expect, openAlive, settle };

/** Leads what the build sends to the agreed port to another server. */
async function lead(page: Page, port: number, url: string): Promise<void> {
  const agreed = `http://127.0.0.1:${port}`;
  await page.route(`${agreed}/**`, (route) => {
    return route.continue({ url: route.request().url().replace(agreed, url) });
  });
}
