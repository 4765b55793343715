import type { Locator } from '@playwright/test';
import { geminiEvent, geminiEvents } from '#tests/mocks/gemini-format.ts';
import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { openChat } from './open-chat.ts';
import { expect, markPage, openReady, test } from './test.ts';

/** A step of an answer that lasts until the test calls `end`. */
function pause() {
  const ends: (() => void)[] = [];
  return {
    step: () => new Promise<void>((resolve) => ends.push(resolve)),
    end: () => ends.at(-1)?.(),
  };
}

test('an answer goes on on another page, and stops when the tab closes', async ({ page, gemini }) => {
  const { step, end } = pause();
  gemini.respondWith({
    steps: [geminiEvent('Lihat [kalkulatornya](/mobile/2)'), step, geminiEvent(', rawuh!'), step],
  });
  const chat = await openChat(page);
  await chat.ask('Proyek?');
  const expectSamePage = await markPage(page);
  await chat.log.getByRole('link', { name: 'kalkulatornya' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  end();
  await page.goBack();
  await expect(chat.answer).toHaveText(/kalkulatornya, rawuh!$/);
  await expectSamePage();
  await page.goto('about:blank');
  await expect.poll(() => gemini.requests[0]?.isAborted).toBe(true);
  expect(gemini.requests).toMatchObject([{ question: 'Proyek?', headers: { 'x-goog-api-key': 'relay' } }]);
  expect(JSON.stringify(gemini.requests[0]?.body)).toContain('aku dan kamu');
});

test('Escape and Stop end an answer, before its first text and after it', async ({ page, gemini }) => {
  gemini.respondWith('never');
  const chat = await openChat(page);
  await chat.ask('Halo');
  await expect.poll(() => gemini.requests.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(chat.answer).toContainText('Stopped.');
  await expect(chat.input).toBeFocused();

  gemini.respondWith({ steps: [geminiEvent('Sugeng '), pause().step] });
  await page.setViewportSize({ width: 390, height: 800 });
  const long = 'Halo lagi, piye kabare saiki?';
  await chat.input.fill(long);
  const before = await chat.input.boundingBox();
  await chat.ask(long);
  await expect(chat.stop).toBeVisible();
  await chat.input.fill(long);
  expect((await chat.input.boundingBox())?.height).toBe(before?.height);
  await expect(chat.answer).toHaveText(/Sugeng$/);
  await chat.stop.click();
  await expect(chat.answer).toHaveText(/Sugeng.*Stopped\./s);
  await expect(chat.stop).toHaveCount(0);
  await expect(chat.log).toBeFocused();
  await expect.poll(() => gemini.requests.map(({ isAborted }) => isAborted)).toEqual([true, true]);
});

test('a question goes to the top of the log, which follows a reader at the end', async ({ page, gemini }) => {
  const lines = Array.from({ length: 40 }, (_, index) => `Baris ${index}\n\n`);
  const { step, end } = pause();
  const events = geminiEvents(...lines);
  gemini.respondWith({
    steps: [...events.slice(0, 20), step, ...events.slice(20, 30), step, ...events.slice(30)],
  });
  const chat = await openChat(page);
  await chat.ask('Cerita panjang');
  await expect(chat.answer).toContainText('Baris 19');
  expect(await belowTopOf(chat.log, chat.question)).toBeCloseTo(12, 0);
  await expect(chat.answer.getByText('Baris 0')).toBeInViewport();

  const newest = chat.card.getByRole('button', { name: 'Jump to latest' });
  await page.setViewportSize({ width: 390, height: 800 });
  const log = await chat.log.boundingBox();
  expect(await belowTopOf(chat.log, newest)).toBeGreaterThanOrEqual(log?.height ?? Number.NaN);
  await newest.click();
  await expect(newest).toHaveCount(0);
  end();
  await expect(chat.answer.getByText('Baris 29')).toBeInViewport();
  await chat.log.hover();
  await page.mouse.wheel(0, -300);
  await expect(newest).toBeVisible();
  const place = await chat.log.evaluate((log) => log.scrollTop);
  end();
  await expect(chat.answer).toContainText('Baris 39');
  expect(await chat.log.evaluate((log) => log.scrollTop)).toBe(place);
});

/** Pixels between the tops of a box and of something in it. */
async function belowTopOf(box: Locator, inside: Locator): Promise<number> {
  const [outer, inner] = await Promise.all([box.boundingBox(), inside.boundingBox()]);
  return (inner?.y ?? Number.NaN) - (outer?.y ?? Number.NaN);
}

test('on a phone the bar has the search, and the chat takes what it lacks', async ({ page, gemini }) => {
  gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/website/seed-bank');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('zeppelin');
  await page.getByRole('link', { name: 'Ask Ayla Bot' }).click();
  await expect(page).toHaveURL('/#chat');
  await expect(page.getByRole('log')).toContainText(/zeppelin.*Sugeng rawuh!/s);
  expect(gemini.requests.map(({ question }) => question)).toEqual(['zeppelin']);
});
