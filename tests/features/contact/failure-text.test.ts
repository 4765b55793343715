import { expect, test } from 'vitest';
import { failureText, type Trouble } from '#features/contact/failure-text.ts';

const reasons: Trouble[] = [
  'not-configured',
  'offline',
  'unreachable',
  'timeout',
  'rejected',
  'forbidden',
  'too-long',
  'rate-limited',
  'server',
  'not-json',
  'refused',
  'chunk-load',
  'unexpected',
  'busy',
];

test('every failure has words of its own, free of jargon', () => {
  const titles = reasons.map((reason) => failureText(reason).title);

  expect(new Set(titles).size).toBe(reasons.length);
  for (const reason of reasons) {
    const { title, advice } = failureText(reason);
    expect(title).toMatch(/^[A-Z].*\.$/);
    expect(advice).toMatch(/^[A-Z].*\.$/);
    expect(title + advice).not.toMatch(/HTTP|JSON|API|token|undefined|\d{3}/);
  }
});

test.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [100, '2 minutes'],
  [3600, '60 minutes'],
  [7201, '3 hours'],
])('a wait of %i seconds is told as %s', (seconds, words) => {
  expect(failureText('rate-limited', seconds).advice).toBe(`You can send it again in ${words}.`);
});

test('a wait that is over is told as over, an unknown one as a minute', () => {
  expect(failureText('rate-limited', 0).advice).toBe('You can send it again now.');
  expect(failureText('rate-limited').advice).toBe('Wait a minute, then send yours again.');
});
