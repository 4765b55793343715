import { beforeAll, expect, test } from 'vitest';
import { chatWords } from '#content/words/chat.ts';
import { chatFailureText, fallsBackToSite } from '#features/chat/conversation/chat-failure-text.ts';
import { spokenAnswer } from '#features/chat/conversation/spoken-answer.ts';
import { bubbleWidth } from '#features/chat/log/bubble-width.ts';
import { loadMarkdown } from '#features/chat/reply/markdown.ts';
import { siteAnswer } from './site-answer.ts';

beforeAll(loadMarkdown);

const { failures, restInLog, stopped } = chatWords;

test('an announcement has no Markdown and is shortened', () => {
  expect(spokenAnswer({ status: 'complete', text: 'Aku **bot**.' })).toBe('Aku bot.');
  const longest = 'x'.repeat(1_500);
  expect(spokenAnswer({ status: 'complete', text: longest })).toBe(longest);
  expect(spokenAnswer({ status: 'complete', text: `${longest}x` })).toBe(`${longest}\n${restInLog}`);
});

test('an announcement ends with the outcome and the fallback answer', () => {
  expect(spokenAnswer({ status: 'stopped', text: 'Sugeng ' })).toBe(`Sugeng\n${stopped}`);
  const failure = { reason: 'server' } as const;
  expect(spokenAnswer({ status: 'failed', text: '', failure })).toBe(`Error: ${failures.server}`);
  expect(spokenAnswer({ status: 'failed', text: 'Su', failure, fromSite: siteAnswer('*Halo*') })).toBe(
    `Su\nError: ${failures.server}\nHalo`,
  );
});

test('only a quota error says when to retry', () => {
  expect(chatFailureText({ reason: 'quota', retryAfter: 35 })).toBe(
    'Error: Too many questions right now. Try again in 35 seconds.',
  );
  expect(chatFailureText({ reason: 'quota' })).toBe(`Error: ${failures.quota}`);
  expect(chatFailureText({ reason: 'overloaded', retryAfter: 35 })).toBe(`Error: ${failures.overloaded}`);
});

test('the site answers after failures that would also stop the next question', () => {
  expect(
    (['unreachable', 'quota', 'daily-quota', 'region', 'rejected', 'offline'] as const).every(
      fallsBackToSite,
    ),
  ).toBe(true);
  expect((['overloaded', 'blocked', 'cut-short'] as const).some(fallsBackToSite)).toBe(false);
});

test('bubbles are wide from 50 characters on', () => {
  expect([0, 49, 50].map(bubbleWidth)).toEqual(['bubble-short', 'bubble-short', 'bubble-long']);
});
