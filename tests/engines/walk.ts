import type { GeminiServer } from '#tests/e2e/gemini-server.ts';
import { sites } from '#tests/e2e/sites.ts';
import type { TelegramServer } from '#tests/e2e/telegram-server.ts';
import { geminiEvents } from '#tests/mocks/gemini-format.ts';
import type { Visitor } from './visitor.ts';

export type Place = { visitor: Visitor; gemini: GeminiServer; telegram: TelegramServer; isPhone: boolean };

type Step = { name: string; take: (place: Place) => Promise<void> };

/** One visit from the first screen to the last setting, in the order that a visitor might take. */
export const walk: readonly Step[] = [
  {
    name: 'home opens',
    async take({ visitor }) {
      await visitor.open(sites.withKeys.url);
      await visitor.see('h1', 'Hello');
      await visitor.see('button', 'Stop motion');
      await visitor.expectInPage(
        'the document’s width',
        () => document.documentElement.scrollWidth <= innerWidth,
        true,
      );
    },
  },
  {
    name: 'the Website tab shows the websites',
    async take({ visitor }) {
      await visitor.click('[role=tab]', 'Website');
      await visitor.see('h3', 'Recent Web Projects');
      await visitor.expectGone('h3', 'Recent Mobile Projects');
      await visitor.expectInPage('the query', () => location.search, '?projects=website');
    },
  },
  {
    name: 'a card opens its page, at the top',
    async take({ visitor }) {
      await visitor.click('a', 'Field Notes');
      await visitor.see('h1', 'Field Notes');
      await visitor.expectInPage('the path', () => location.pathname, '/website/3');
      await visitor.expectInPage('the scroll position', () => scrollY, 0);
    },
  },
  {
    name: 'back restores the tab and the place',
    async take({ visitor }) {
      await visitor.back();
      await visitor.see('h3', 'Recent Web Projects');
      await visitor.expectInPage(
        'the card to be in view again',
        () => (document.querySelector('a[href$="/website/3"]')?.getBoundingClientRect().top ?? -1) > 0,
        true,
      );
    },
  },
  {
    name: 'the Mobile tab leads to a mobile project',
    async take({ visitor }) {
      await visitor.click('[role=tab]', 'Mobile');
      await visitor.see('h3', 'Recent Mobile Projects');
      await visitor.click('a', 'Bird Song - Dawn Chorus Identifier');
      await visitor.see('h1', 'Bird Song - Dawn Chorus Identifier');
    },
  },
  {
    name: 'the slideshow goes to the next screen',
    async take({ visitor }) {
      await visitor.click('button', 'Screen 1: …');
      await visitor.see('img', 'Bird Song - Dawn Chorus Identifier 1…');
      await visitor.click('button', 'Next screen');
      await visitor.see('img', 'Bird Song - Dawn Chorus Identifier 2…');
      await visitor.click('button', 'Previous screen');
      await visitor.click('button', 'Previous screen');
      await visitor.see('img', 'Bird Song - Dawn Chorus Identifier 7…');
    },
  },
  {
    name: 'Back to Projects goes back to them',
    async take({ visitor }) {
      await visitor.click('a', 'Back to Projects');
      await visitor.see('h3', 'Recent Mobile Projects');
    },
  },
  {
    name: 'the bot answers piece by piece',
    async take({ visitor, gemini }) {
      gemini.respondWith({ steps: streamed('Sugeng rawuh! ', 'Aku bot Ayla, **seneng** ketemu kamu.') });
      await visitor.fill('input', 'Your question for Ayla Bot', 'Halo, kamu siapa?');
      await visitor.click('button', 'Send');
      await visitor.see('p', 'Sugeng rawuh!');
      await visitor.see('button', 'Stop');
      await visitor.see('strong', 'seneng');
      await visitor.expectGone('button', 'Stop');
      await visitor.see('button', 'Copy this answer');
    },
  },
  {
    name: 'Escape stops an answer and keeps what has come',
    async take({ visitor, gemini }) {
      gemini.respondWith({ steps: [...streamed('Tunggu sebentar ', 'ya.').slice(0, 1), 15_000] });
      await visitor.fill('input', 'Your question for Ayla Bot', 'Ceritakan semuanya');
      await visitor.press('Enter');
      await visitor.see('p', 'Tunggu sebentar');
      await visitor.press('Escape');
      await visitor.see('p', 'Stopped.');
      await visitor.see('p', 'Tunggu sebentar');
    },
  },
  {
    name: 'the contact form says what is missing',
    async take({ visitor, telegram }) {
      await visitor.click('button', 'Send Message');
      await visitor.see('p', 'Please …');
      if (telegram.requests.length > 0) throw new Error('An empty message was sent');
    },
  },
  {
    name: 'a message reaches the owner',
    async take({ visitor, telegram }) {
      await visitor.fill('input', 'Name', 'Sari Wulandari');
      await visitor.fill('input', 'Email', 'sari@example.com');
      await visitor.fill('textarea', 'Message', 'Halo, apa kabar? 5 < 6 & 7');
      await visitor.click('button', 'Send Message');
      await visitor.see('p', 'Your message has been sent.');
      const delivered = telegram.requests.map((request) => request.delivered);
      const expected = 'Nama: Sari Wulandari\nEmail: sari@example.com\nPesan: Halo, apa kabar? 5 < 6 & 7';
      if (delivered.join() !== expected) throw new Error(`Telegram got ${JSON.stringify(delivered)}`);
    },
  },
  {
    name: 'motion stops and starts',
    async take({ visitor }) {
      await visitor.click('button', 'Stop motion');
      await visitor.expectInPage('what moves', () => document.getAnimations().length, 0);
      await visitor.click('button', 'Start motion');
      await visitor.expectInPage('that it moves', () => document.getAnimations().length > 0, true);
    },
  },
  {
    name: 'the theme goes from system to light to dark',
    async take({ visitor }) {
      await visitor.click('button', 'Theme: system. Switch to light');
      await visitor.expectInPage(
        'the page',
        () => getComputedStyle(document.body).backgroundColor,
        'rgb(250, 246, 236)',
      );
      await visitor.click('button', 'Theme: light. Switch to dark');
      await visitor.expectInPage(
        'the page',
        () => getComputedStyle(document.body).backgroundColor,
        'rgb(14, 18, 36)',
      );
      await visitor.expectInPage(
        'the form controls',
        () => getComputedStyle(document.body).colorScheme,
        'dark',
      );
    },
  },
  {
    name: 'the menu leads to a section',
    async take({ visitor, isPhone }) {
      if (isPhone) {
        await visitor.click('button', 'Open menu');
        await visitor.see('button', 'Close menu');
        await visitor.press('Escape');
        await visitor.expectGone('dialog', 'Menu');
        await visitor.expectInPage(
          'the focus',
          () => document.activeElement?.getAttribute('aria-label') ?? '',
          'Open menu',
        );
        await visitor.click('button', 'Open menu');
        await visitor.click('dialog a', 'Tools');
        await visitor.expectGone('dialog', 'Menu');
      } else {
        await visitor.click('nav a', 'Tools');
      }
      await visitor.see('h2', 'Tech Stack & Tools');
      await visitor.expectInPage('the address', () => location.hash, '#tools');
      await visitor.expectInPage(
        'the focus',
        () => document.activeElement?.textContent ?? '',
        'Tech Stack & Tools',
      );
    },
  },
  {
    name: 'the theme is there from the start of the next visit',
    async take({ visitor }) {
      await visitor.open(sites.withKeys.url);
      await visitor.see('h1', 'Hello');
      await visitor.expectInPage('the theme', () => document.documentElement.dataset.theme ?? '', 'dark');
    },
  },
];

/** Long enough for the first piece to be seen before the second comes. */
const pause = 2_500;

function streamed(...pieces: string[]) {
  return geminiEvents(...pieces).flatMap((event, index) => (index === 0 ? [event, pause] : [event]));
}
