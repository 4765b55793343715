import puppeteer from 'puppeteer-core';
import type { Driver } from './driver.ts';
import type { Programs } from './install.ts';

/** Firefox through WebDriver BiDi. */
export async function startFirefox({ firefox }: Programs): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
