import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { geminiAnswers, geminiFails, geminiLive } from '#tests/mocks/gemini.ts';
import { geminiErrors, geminiEvent } from '#tests/mocks/gemini-format.ts';
import { server } from '#tests/mocks/server.ts';
import { openChat, takeErrorLog } from './open-chat.tsx';

const secrets = /AQ\.test-key|googleapis|https?:\/\/|[{}]|@type|status":/;

test('after a per-minute quota error the site answers, and the next question asks the model again', async () => {
  server.use(geminiFails(geminiErrors.quotaPerMinute));
  const { ask, announced, log, messages } = openChat();
  await ask('Proyek yang pakai Flutter');

  expect(await within(log()).findByText(/^Error: .* Try again in 35 seconds\./)).toBeVisible();
  const card = await within(log()).findByRole('link', { name: /^Tide Table/ });
  expect(card).toHaveAttribute('href', '/mobile/1');
  expect(messages()).toHaveLength(2);
  expect(announced()).toHaveLength(1);
  expect(announced()[0]).toMatch(/^Ayla Bot: Error: .*Tide Table/);
  expect(log().textContent).not.toMatch(secrets);
  expect(takeErrorLog()).toEqual([expect.stringMatching(/^There was a problem with the chat: /)]);

  server.use(geminiAnswers('Sugeng rawuh!'));
  await ask('Halo');
  await waitFor(() => expect(messages()[3]).toBe('Ayla Bot: Sugeng rawuh!'));
});

test.each([
  ['a rejected question', geminiFails(geminiErrors.badRequest), 'The chat didn’t accept this question.'],
  ['a network error', http.post('https://*', () => HttpResponse.error()), 'You’re offline.'],
])('after %s the site answers below one line, and the question can be retried', async (_, handler, words) => {
  server.use(handler);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { ask, log } = openChat();
  await ask('Which projects use Flutter?');
  expect(await within(log()).findByText(/^Error: /)).toHaveTextContent(words);
  expect(await within(log()).findByRole('link', { name: /^Tide Table/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  takeErrorLog();
});

test.each([
  ['an invalid key', geminiErrors.invalidKey, /AI answers are unavailable/],
  ['an expired key', geminiErrors.expiredKey, /AI answers are unavailable/],
  ['a refused key', geminiErrors.referrer, /AI answers are unavailable/],
  ['a region without the model', geminiErrors.freeTierRegion, /available in your country/],
  ['a retired model', geminiErrors.retiredModel, /AI answers are unavailable/],
  ['a spent daily quota', geminiErrors.quotaPerDay, /daily limit/],
])(
  'after %s the error shows once, and the site answers without asking the model again',
  async (_, failure, words) => {
    let requests = 0;
    server.use(geminiFails(failure, () => (requests += 1)));
    const { ask, log, messages, announced } = openChat();
    await ask('Which projects use Flutter?');
    await within(log()).findByRole('link', { name: /^Tide Table/ });
    expect(messages()[1]).toMatch(words);
    expect(within(log()).getByText(/^Error: /)).toHaveTextContent(
      /answers come from this site’s own content\.$/,
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(takeErrorLog()).toHaveLength(1);
    const asked = requests;

    await ask('Which projects use Kotlin?');
    await waitFor(() => expect(announced()[0]).toMatch(/^Ayla Bot: .*Pocket Ledger/));
    expect(messages()[3]).not.toMatch(/Error/);
    expect(requests).toBe(asked);
  },
);

test('two questions with an invalid key show one error', async () => {
  server.use(geminiFails(geminiErrors.invalidKey));
  const { ask, log } = openChat();
  await ask('Which projects use Flutter?');
  await ask('Which projects use Kotlin?');
  await within(log()).findByRole('link', { name: /^Tide Table/ });
  await within(log()).findByRole('link', { name: /^Pocket Ledger/ });
  expect(within(log()).getAllByText(/^Error: /)).toHaveLength(1);
  takeErrorLog();
});

test('a service error can be retried', async () => {
  server.use(geminiFails(geminiErrors.internal));
  const { user, ask, log, messages } = openChat();
  await ask('Halo');
  expect(await within(log()).findByText(/service is having problems/)).toHaveTextContent(/^Error: /);
  expect(messages()).toHaveLength(2);
  expect(log().textContent).not.toMatch(secrets);
  expect(takeErrorLog().join()).not.toMatch(secrets);

  server.use(geminiAnswers('Sugeng rawuh!'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(messages()).toEqual(['You: Halo', 'Ayla Bot: Sugeng rawuh!']));
});

test('keeps the text received before the connection broke and marks it as cut off', async () => {
  const gemini = geminiLive();
  server.use(gemini.handler);
  const { ask, log, messages } = openChat();
  await ask('Halo');
  gemini.send(geminiEvent('Sugeng **raw'));
  await waitFor(() => expect(messages()[1]).toBe('Ayla Bot: Sugeng raw'));
  gemini.break();
  expect(await within(log()).findByText('Error: The answer was cut off.')).toBeVisible();
  expect(messages()[1]).toBe('Ayla Bot: Sugeng rawError: The answer was cut off.Retry');
  takeErrorLog();
});

test('without a key the site answers and says where its answers come from', async () => {
  const { ask, announced, log } = openChat({ key: '' });
  expect(screen.getByRole('note')).toHaveTextContent('Answers come from this site’s own content.');
  await ask('Which projects use Flutter?');
  await waitFor(() => expect(announced()[0]).toMatch(/^Ayla Bot: .*Tide Table/));
  const link = await within(log()).findByRole('link', { name: /^Tide Table/ });
  expect(link).toHaveAttribute('href', '/mobile/1');
  // Screen readers use the language of the answer.
  expect(within(log()).getByText('Projects: 3').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
