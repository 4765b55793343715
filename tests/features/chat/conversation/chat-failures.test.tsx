import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { geminiAnswers, geminiFails, geminiLive, geminiUnreachable } from '#tests/mocks/gemini.ts';
import {
  type GeminiFailure,
  geminiBlockedPrompt,
  geminiErrors,
  geminiEvent,
  sse,
} from '#tests/mocks/gemini-format.ts';
import { server } from '#tests/mocks/server.ts';
import { openChat, takeErrorLog } from './open-chat.tsx';

const secrets = /AQ\.test-key|googleapis|https?:\/\/|[{}]|@type|status":/;

test.each<[string, GeminiFailure, RegExp]>([
  ['an invalid key', geminiErrors.invalidKey, /^Error: The language model does not let this site in/],
  ['a refused key', geminiErrors.leakedKey, /^Error: The language model does not let this site in/],
  ['a country', geminiErrors.region, /^Error: The language model is not offered in your country\./],
  ['a retired model', geminiErrors.retiredModel, /^Error: The language model is no longer there\./],
  ['a spent quota', geminiErrors.quota, /^Error: The language model has answered all the questions it may/],
  ['a quota that comes back', geminiErrors.quotaPerMinute, /^Error: .* try again in 35 seconds\./],
])('%s is told in words, and the site itself answers below', async (_, failure, words) => {
  server.use(geminiFails(failure));
  const { ask, announced, log, messages } = openChat();
  await ask('Proyek apa yang pakai Flutter?');

  expect(await within(log()).findByText(words)).toBeVisible();
  expect(within(log()).getByRole('link', { name: 'Calm Corners' })).toHaveAttribute('href', '/mobile/1');
  expect(messages()).toHaveLength(2);
  expect(announced()).toHaveLength(1);
  expect(announced()[0]).toMatch(/^Ayla Bot: Error: .*Calm Corners/);
  expect(log().textContent).not.toMatch(secrets);
  expect(takeErrorLog()).toEqual([expect.stringMatching(/^There was a problem with the chat: /)]);
});

test.each<[string, GeminiFailure, RegExp]>([
  ['a question that is not accepted', geminiErrors.badRequest, /did not accept this question/],
  ['a broken service', geminiErrors.internal, /has a problem of its own/],
])('%s is told in words, with a way to try again', async (_, failure, words) => {
  server.use(geminiFails(failure));
  const { user, ask, log, messages } = openChat();
  await ask('Halo');
  expect(await within(log()).findByText(words)).toHaveTextContent(/^Error: /);
  expect(messages()).toHaveLength(2);
  expect(log().textContent).not.toMatch(secrets);
  expect(takeErrorLog().join()).not.toMatch(secrets);

  server.use(geminiAnswers('Sugeng rawuh!'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(messages()).toEqual(['You: Halo', 'Ayla Bot: Sugeng rawuh!']));
});

test('an unreachable model is told, and the site itself answers below', async () => {
  server.use(geminiUnreachable());
  const { ask, log } = openChat();
  await ask('Halo');
  expect(await within(log()).findByText(/^Error: The language model cannot be reached/)).toBeVisible();
  expect(log()).toHaveTextContent('Aku botnya Ayla');
  takeErrorLog();
});

test('what came before a connection broke stays, and is marked', async () => {
  const gemini = geminiLive();
  server.use(gemini.handler);
  const { ask, log, messages } = openChat();
  await ask('Halo');
  gemini.send(geminiEvent('Sugeng **raw'));
  await waitFor(() => expect(messages()[1]).toBe('Ayla Bot: Sugeng raw'));
  gemini.break();
  expect(await within(log()).findByText('Error: The answer was cut short.')).toBeVisible();
  expect(messages()[1]).toBe('Ayla Bot: Sugeng **rawError: The answer was cut short.Retry');
  takeErrorLog();
});

test.each([
  [
    'an error inside the stream',
    sse(geminiErrors.internal),
    /^Error: The service behind the chat has a problem/,
  ],
  ['a blocked question', geminiBlockedPrompt(), /^Error: The safety rules/],
  ['an empty answer', geminiEvent('', 'STOP'), /^Error: The language model answered with nothing/],
  ['something else than an answer', '<!doctype html>\n\n', /^Error: The answer came in a form/],
])('%s is a failure', async (_, body, words) => {
  const gemini = geminiLive();
  server.use(gemini.handler);
  const { ask, log, announced } = openChat();
  await ask('Halo');
  gemini.send(body);
  gemini.end();
  expect(await within(log()).findByText(words)).toBeVisible();
  expect(announced()).toHaveLength(1);
  takeErrorLog();
});

test('offline, the question stays and can be asked again', async () => {
  server.use(geminiUnreachable());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, ask, log, messages } = openChat();
  await ask('Halo');
  expect(await within(log()).findByText(/^Error: You are offline/)).toBeVisible();
  takeErrorLog();

  online.mockReturnValue(true);
  server.use(geminiAnswers('Sugeng rawuh!'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(messages()).toEqual(['You: Halo', 'Ayla Bot: Sugeng rawuh!']));
});

test.each(['', 'TODO'])('without a key (%j) the site itself answers, and says so', async (key) => {
  const { ask, announced, log } = openChat({ key });
  expect(screen.getByRole('note')).toHaveTextContent('Answers come from this site’s own content.');
  await ask('Which projects use Flutter?');
  await waitFor(() => expect(announced()[0]).toMatch(/^Ayla Bot: .*Calm Corners/));
  expect(within(log()).getByRole('link', { name: 'Calm Corners' })).toHaveAttribute('href', '/mobile/1');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
