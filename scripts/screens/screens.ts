import type { Page } from '@playwright/test';
import { answerInPieces } from '../../tests/e2e/gemini-server.ts';
import type { Site, Stage } from './stage.ts';

/** One screen to look at. */
export type Screen = {
  name: string;
  path: string;
  /** `withKeys` unless said otherwise. */
  site?: Site;
  /** What the picture shows: what the window shows, all of the page, or the element of a selector. */
  area: 'window' | 'page' | (string & {});
  /** The widest window that has this screen. */
  upTo?: number;
  /** Brings the page into the state of the screen. */
  act?: (page: Page, stage: Stage) => Promise<unknown>;
};

const contact = '#contact';
const chat = '#chat';

export const screens: Screen[] = [
  { name: 'hero', path: '/', area: 'window' },
  { name: 'menu', path: '/', area: 'window', upTo: 767, act: openMenu },
  { name: 'about', path: '/', area: '#tentangSaya' },
  { name: 'banner', path: '/', site: 'plain', area: chat },
  { name: 'chat-empty', path: '/', area: chat },
  { name: 'chat-talking', path: '/', area: chat, act: talk },
  { name: 'chat-streaming', path: '/', area: chat, act: stream },
  { name: 'chat-awaited', path: '/', area: chat, act: wait },
  { name: 'chat-failed', path: '/', area: chat, act: failToAnswer },
  {
    name: 'chat-own-content',
    path: '/',
    site: 'plain',
    area: chat,
    act: answerFromContent,
  },
  { name: 'tools', path: '/', area: '#tools' },
  { name: 'projects-mobile', path: '/', area: '#project' },
  { name: 'projects-website', path: '/?projects=website', area: '#project' },
  { name: 'contact-idle', path: '/', area: contact },
  { name: 'contact-errors', path: '/', area: contact, act: sendNothing },
  { name: 'contact-sending', path: '/', area: contact, act: keepSending },
  { name: 'contact-sent', path: '/#contact', area: contact, act: deliver },
  { name: 'contact-uncertain', path: '/#contact', area: contact, act: loseAnswer },
  { name: 'contact-asking', path: '/#contact', area: contact, act: sendAgain },
  { name: 'contact-waiting', path: '/#contact', area: contact, act: keepWaiting },
  { name: 'contact-failed', path: '/#contact', area: contact, act: refuse },
  { name: 'contact-not-set-up', path: '/#contact', site: 'plain', area: contact, act: sendMessage },
  { name: 'toast-success', path: '/#contact', area: 'window', act: deliver },
  { name: 'toast-error', path: '/#contact', area: 'window', act: refuse },
  { name: 'footer', path: '/', area: 'footer' },
  { name: 'home', path: '/', area: 'page' },
  { name: 'detail-website', path: '/website/3', area: 'page' },
  { name: 'detail-website-private', path: '/website/6', area: 'page' },
  { name: 'detail-mobile-gallery', path: '/mobile/5', area: 'page' },
  { name: 'detail-mobile-plain', path: '/mobile/2', area: 'page' },
  { name: 'not-found-website', path: '/website/999', area: 'window' },
  { name: 'not-found-mobile', path: '/mobile/999', area: 'window' },
  { name: 'not-found-route', path: '/nowhere', area: 'window' },
  { name: 'fallback', path: '/', area: 'window', act: breakRoute },
];

/** Pages that print as documents: A4, with and without a gallery. */
export const documents: { name: string; path: string }[] = [
  { name: 'print-home', path: '/' },
  { name: 'print-website', path: '/website/3' },
  { name: 'print-mobile', path: '/mobile/5' },
];

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

async function ask(page: Page, question: string) {
  await page.getByPlaceholder('Ketik pesan Anda...').fill(question);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('.bubble-bot').last().waitFor();
}

async function answerFromContent(page: Page) {
  await ask(page, 'Which projects use Flutter?');
}

async function talk(page: Page, { gemini }: Stage) {
  gemini.respondWith(({ question }) =>
    answerInPieces(
      question === 'Halo!'
        ? ['Sugeng rawuh! Aku bot-nya Ayla. Monggo, mau tanya apa?']
        : [
            'Ayla pernah bikin beberapa, antara lain:\n\n- [Star Atlas](/mobile/3), pakai **Flutter**\n- [Bird Song](/mobile/5), yang ',
            'mengenali kicau burung\n- [Field Notes](/website/3), pakai **React**\n\nCek halamannya ya, matur nuwun!',
          ],
    ),
  );
  await ask(page, 'Halo!');
  await page.locator('.bot-message [aria-busy=false]').waitFor();
  await ask(page, 'Ayla pernah bikin proyek apa saja? Yang mobile sama yang web, aku penasaran.');
  await page.locator('.bot-message', { hasText: 'matur nuwun!' }).waitFor();
}

async function stream(page: Page, { gemini }: Stage) {
  gemini.respondWith(
    answerInPieces(
      [
        'Ayla pernah bikin lima aplikasi mobile. Yang paling sering ',
        'dipakai itu [Star Atlas](/mobile/3), ',
      ],
      60_000,
    ),
  );
  await ask(page, 'Which apps did Ayla make, and which one do people use the most?');
  await page.locator('.bot-message', { hasText: 'lima aplikasi' }).waitFor();
}

async function wait(page: Page, { gemini }: Stage) {
  gemini.respondWith('never');
  await ask(page, 'Halo, lagi apa?');
}

async function failToAnswer(page: Page, { gemini }: Stage) {
  gemini.respondWith('hang-up');
  await ask(page, 'Which projects use Flutter?');
  await page.locator('.chat-failure').waitFor({ timeout: 20_000 });
}

async function fill(page: Page) {
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Sari Wulandari');
  await form.getByLabel('Email').fill('sari@example.com');
  await form
    .getByLabel('Message')
    .fill(
      'Hello Ayla,\n\nwe look for an intern for our Flutter team in Galway, from February. May I call you?',
    );
}

async function sendMessage(page: Page) {
  await fill(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

async function sendNothing(page: Page) {
  await page.getByRole('form', { name: 'Contact' }).getByLabel('Email').fill('sari@');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

async function keepSending(page: Page, { telegram }: Stage) {
  telegram.respondWith('never');
  await sendMessage(page);
  await page.getByRole('button', { name: 'Sending…' }).waitFor();
}

async function deliver(page: Page, { telegram }: Stage) {
  telegram.respondWith('deliver');
  await sendMessage(page);
  await page.locator('.toast').waitFor();
}

async function loseAnswer(page: Page, { telegram }: Stage) {
  telegram.respondWith('cut');
  await sendMessage(page);
  await page.locator('.toast').waitFor();
}

async function sendAgain(page: Page, stage: Stage) {
  await loseAnswer(page, stage);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: 'Send it again' }).waitFor();
}

async function keepWaiting(page: Page, { telegram }: Stage) {
  telegram.respondWith({
    status: 429,
    body: { ok: false, error_code: 429, parameters: { retry_after: 42 } },
  });
  await sendMessage(page);
  await page.locator('.toast').waitFor();
}

async function refuse(page: Page, { telegram }: Stage) {
  telegram.respondWith({ status: 400, body: { ok: false, error_code: 400, description: 'Bad Request' } });
  await sendMessage(page);
  await page.locator('.toast').waitFor();
}

/** The page of a project whose script does not arrive. */
async function breakRoute(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-stale-chunk', String(Date.now())));
  await page.route('**/assets/*', (route) => route.abort());
  await page.locator('#project a[href*="/mobile/"]').first().click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  // The picture of the card leaves with the transition of the page.
  await page.waitForTimeout(500);
}
