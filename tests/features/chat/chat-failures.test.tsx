import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { geminiAnswers, geminiFails, geminiLive, geminiRaw } from '#tests/mocks/gemini.ts';
import { geminiEnd, geminiErrors, geminiEvent } from '#tests/mocks/gemini-format.ts';
import { server } from '#tests/mocks/server.ts';
import { takeErrorLog } from '#tests/take-error-log.ts';
import { openChat } from './open-chat.tsx';

const secrets = /AQ\.test-key|googleapis|https?:\/\/|[{}]|@type|status":/;

test('after a per-minute quota error the site answers, and the next question asks the model again', async () => {
  server.use(geminiFails(geminiErrors.quotaPerMinute));
  const { ask, announced, log, messages } = openChat();
  await ask('Which projects use Flutter?');

  expect(await within(log()).findByText(/^Error: .* Try again in 35 seconds\./)).toBeVisible();
  const card = await within(log()).findByRole('link', { name: /^Tide Table/ });
  expect(card).toHaveAttribute('href', '/mobile/1');
  // Screen readers use the language of the answer.
  expect(within(log()).getByText('Projects: 3').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(messages()).toHaveLength(2);
  expect(announced()).toEqual([expect.stringMatching(/^Ayla Bot: Error: .*Tide Table/)]);
  expect(log().textContent).not.toMatch(secrets);
  const logged = takeErrorLog();
  expect(logged).toEqual([expect.stringMatching(/^There was a problem with the chat: /)]);
  expect(logged[0]).not.toMatch(secrets);

  server.use(geminiAnswers('Sugeng rawuh!'));
  await ask('Halo');
  await waitFor(() => expect(messages()[3]).toBe('Ayla Bot: Sugeng rawuh!'));
});

test('a follow-up question refers to what was shown last, with a reply of the model in between', async () => {
  server.use(geminiAnswers('Lihat [ini](/mobile/1).'));
  const { ask, log, messages } = openChat();
  await ask('Apa saja?');
  await within(log()).findByRole('link', { name: /^Tide Table/ });
  server.use(geminiAnswers('Sama-sama!'));
  await ask('Suwun');
  await waitFor(() => expect(messages()[3]).toBe('Ayla Bot: Sama-sama!'));
  server.use(geminiFails(geminiErrors.quota));
  await ask('when was it made?');
  await waitFor(() => expect(messages()[5]).toMatch(/Tide Table.*May 2025/));
  takeErrorLog();
});

test('distress gets the help line before a model is asked, with nothing to press', async () => {
  const { ask, announced, log } = openChat({ onWrite: vi.fn() });
  await ask('I want to die');
  await waitFor(() => expect(announced()[0]).toMatch(/^Ayla Bot: .* 116 123\.$/));
  expect(within(log()).queryByRole('button')).not.toBeInTheDocument();
  expect(within(log()).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Send this conversation/ })).not.toBeInTheDocument();

  server.use(geminiAnswers('Two apps.'));
  await ask('Which apps use Flutter?');
  expect(await screen.findByRole('button', { name: /Send this conversation/ })).toBeVisible();
});

test('after a safety filter, a sentence about the writer gets the help line and no Retry', async () => {
  server.use(geminiRaw(geminiEvent('Su') + geminiEnd('SAFETY')));
  const { ask, log } = openChat();
  await ask('Nobody would notice if I were gone');
  expect(await within(log()).findByText(/116 123/)).toBeVisible();
  expect(log()).not.toHaveTextContent(/Su$|Error/);
  expect(within(log()).queryByRole('button')).not.toBeInTheDocument();
});

test('an invalid key shows one error, and the site answers this and all further questions', async () => {
  let requests = 0;
  const refuseBothAtOnce = async () => {
    requests += 1;
    await vi.waitUntil(() => requests === 2, { timeout: 20_000 });
  };
  server.use(geminiFails(geminiErrors.invalidKey, refuseBothAtOnce));
  const { ask, log, announced } = openChat();
  await ask('Which projects use Flutter?');
  await ask('Which projects use Kotlin?');
  await within(log()).findByRole('link', { name: /^Tide Table/ });
  await within(log()).findByRole('link', { name: /^Pocket Ledger/ });
  expect(within(log()).getByText(/^Error: /)).toHaveTextContent(
    /answers come from this site’s own content\.$/,
  );
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent('Answers come from this site’s own content.');
  expect(takeErrorLog()).toHaveLength(1);

  await ask('Who is Ayla?');
  await waitFor(() => expect(announced()[0]).toMatch(/^Ayla Bot: Ayla Brennan/));
  expect(requests).toBe(2);
});

test('keeps the text from before the connection broke, until Retry replaces it', async () => {
  const gemini = geminiLive();
  server.use(gemini.handler);
  const { user, ask, log, messages } = openChat();
  await ask('Halo');
  gemini.send(geminiEvent('Sugeng **raw'));
  await waitFor(() => expect(messages()[1]).toBe('Ayla Bot: Sugeng raw'));
  gemini.break();
  expect(await within(log()).findByText('Error: The answer was cut off.')).toBeVisible();
  expect(messages()[1]).toBe('Ayla Bot: Sugeng rawError: The answer was cut off.Retry');
  takeErrorLog();

  server.use(geminiAnswers('Sugeng rawuh!'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(messages()).toEqual(['You: Halo', 'Ayla Bot: Sugeng rawuh!']));
});
