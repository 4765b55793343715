import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { offeredStarters } from '#content/assemble/starters.ts';
import { bot } from '#content/bot.ts';
import { starters } from '#content/faq-starters.ts';
import { owner } from '#content/owner.ts';
import { path } from '#content/path.ts';
import { tools } from '#content/tools.ts';
import { Chat } from '#features/chat/chat.tsx';
import { createConversation } from '#features/chat/conversation.ts';
import { changeContent } from '#tests/change-content.ts';
import { geminiAnswers, geminiFails, geminiLive, geminiRaw } from '#tests/mocks/gemini.ts';
import { geminiEnd, geminiErrors, geminiEvent } from '#tests/mocks/gemini-format.ts';
import { server } from '#tests/mocks/server.ts';
import { takeErrorLog } from '#tests/take-error-log.ts';

const secrets = /AQ\.test-key|googleapis|https?:\/\/|[{}]|@type|status":/;

test('an answer streams into one message, is announced once, and goes to the contact form', async () => {
  const gemini = geminiLive();
  const onWrite = vi.fn();
  const { user, ask, input, messages, announced, log } = openChat({ onWrite });
  expect(screen.getByRole('note')).toHaveTextContent(/AI by Google and can be wrong/);
  expect(input()).toHaveAccessibleDescription(/write nothing private/);
  expect(screen.queryByRole('button', { name: /Send this conversation/ })).not.toBeInTheDocument();

  await ask('  <img src=x onerror=alert(1)> *Halo!* \u202E ');
  expect(input()).toHaveValue('');
  expect(screen.queryByText('Mulai chat dengan Ayla Bot...')).not.toBeInTheDocument();
  expect(within(log()).getByText('is typing')).toBeInTheDocument();
  expect(log()).toHaveAttribute('aria-busy', 'true');
  expect(log()).toHaveAttribute('aria-live', 'off');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();

  gemini.send(geminiEvent('Sugeng **raw'));
  await waitFor(() => expect(within(log()).getByText('raw').closest('strong')).toBeVisible());
  expect(within(log()).queryByText('is typing')).not.toBeInTheDocument();
  expect(messages()[1]).toBe('Ayla Bot: Sugeng raw');
  expect(announced()).toEqual([]);

  gemini.send(geminiEvent('uh** 👋🏽', 'STOP'));
  await waitFor(() => expect(announced()).toEqual(['Ayla Bot: Sugeng rawuh 👋🏽']));
  const question = '<img src=x onerror=alert(1)> *Halo!*';
  await waitFor(() => expect(messages()).toEqual([`You: ${question}`, 'Ayla Bot: Sugeng rawuh 👋🏽']));
  expect(log()).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Send this conversation to Ayla' }));
  expect(onWrite).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Me: <img.*\nAyla Bot: Sugeng rawuh 👋🏽$/),
  );
});

test('a suggested question is asked; its answer has the projects it links to and no other questions', async () => {
  server.use(geminiAnswers('Lihat [satu](/mobile/1), [lagi](/mobile/1) dan [lain](https://example.com/a).'));
  const { user, messages, log } = openChat();
  const suggested = screen.getByRole('list', { name: 'Suggested questions' });
  const [starter = expect.unreachable()] = within(suggested).getAllByRole('button');
  // Its language may have the other direction.
  expect(starter).toHaveAttribute('dir', 'auto');
  await user.click(starter);
  expect(log()).toHaveFocus();
  expect(messages()[0]).toBe(`You: ${starter.textContent}`);

  const card = await within(log()).findByRole('link', { name: /^Tide Table.*Mobile project/ });
  expect(card).toHaveAttribute('href', '/mobile/1');
  expect(within(log()).getAllByRole('link', { name: /Mobile project/ })).toHaveLength(1);
  expect(suggested).not.toBeInTheDocument();
});

test('offers no question whose answer needs records that there are not', () => {
  changeContent(starters, {
    en: { about: 'Who?', tech: 'What with?', work: 'Where?', cv: 'A CV?', open: 'Open?' },
  });
  changeContent(path, { entries: [] });
  changeContent(bot, { stacks: { web: [], mobile: [] } });
  changeContent<{ length: number }>(tools, { length: 0 });
  changeContent(owner, { cv: false, openTo: '' });
  expect(offeredStarters()).toEqual(['Who?', 'A CV?']);
});

test('Enter and Escape of an input method do nothing else; Escape stops an answer, Shift+Enter starts a line', async () => {
  geminiLive();
  const { ask, input } = openChat();
  await ask('Halo');
  fireEvent.input(input(), { target: { value: 'Halo' } });
  // Safari has only the key code.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(input(), { key: 'Enter', ...composing });
    expect(input()).toHaveValue('Halo');
    fireEvent.keyDown(input(), { key: 'Escape', ...composing });
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  }
  expect(fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true })).toBe(true);
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('the site answers without a model, and hands what it cannot answer to the owner', async () => {
  const onWrite = vi.fn();
  const { user, ask, announced, log } = openChat({ key: '', onWrite });
  const toOwner = () => within(log()).queryByRole('button', { name: 'Ask Ayla in the contact form' });
  expect(screen.getByRole('note')).toHaveTextContent('Answers come from this site’s own content.');
  await ask('Who is Ayla?');
  await waitFor(() => expect(announced()[0]).toMatch(/^Ayla Bot: Ayla Brennan/));
  expect(toOwner()).not.toBeInTheDocument();
  await ask('purple bananas');
  await waitFor(() => expect(toOwner()).toBeVisible());
  await user.click(toOwner() ?? expect.unreachable());
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('purple bananas');
});

test('counts characters near the limit of 1,000, and sends neither a longer nor a blank question', async () => {
  server.use(geminiAnswers('Dawa banget.'));
  const { user, input, announced, messages } = openChat();
  const write = (value: string) => fireEvent.input(input(), { target: { value } });
  const type = (length: number) => write('a'.repeat(length));
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

  write(' \u200b ');
  await send();
  expect(screen.getByText('Mulai chat dengan Ayla Bot...')).toBeVisible();
  type(900);
  expect(screen.queryByText(/of 1,000 characters/)).not.toBeInTheDocument();
  type(901);
  expect(screen.getByText(/of 1,000 characters/)).toHaveTextContent('901 of 1,000 characters');
  expect(input()).toBeValid();

  type(1_001);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(/1,001 of 1,000 characters.*Too long to send/);
  expect(announced()).toEqual(['Too long to send. Shorten your question.']);
  await send();
  expect(input()).toHaveValue('a'.repeat(1_001));
  expect(input()).toHaveFocus();
  expect(screen.getByText('Mulai chat dengan Ayla Bot...')).toBeVisible();

  type(1_000);
  await send();
  await waitFor(() => expect(messages()[1]).toBe('Ayla Bot: Dawa banget.'));
});

test('cuts an endless answer off at 20,000 characters and offers to copy them', async () => {
  const answer = `${'kata '.repeat(4_000).slice(0, -1)}👋${'kata '.repeat(800)}`;
  server.use(geminiAnswers(...(answer.match(/.{1,2000}/gu) ?? [])));
  const { user, ask, announced } = openChat();
  await ask('Cerita');
  await waitFor(() => expect(announced()[0]).toMatch(/Error: The answer is too long/));
  await user.click(screen.getByRole('button', { name: 'Copy answer' }));
  expect(await navigator.clipboard.readText()).toBe(answer.slice(0, 19_999));
  await waitFor(() => expect(announced()).toEqual(['Copied.']));
  takeErrorLog();
});

test('thousands of small pieces render a few times', async () => {
  vi.stubEnv('VITE_GEMINI_API_KEY', 'AQ.test-key');
  server.use(geminiAnswers(...'kata '.repeat(600)));
  const conversation = createConversation();
  const render = vi.fn();
  conversation.subscribe(render);
  conversation.ask('Cerita');
  await waitFor(() => expect(conversation.get()[0]?.answer.status).toBe('complete'));
  expect(render.mock.calls.length).toBeLessThan(100);
});

test('drops a conversation from another page that has another shape', async () => {
  const exchange = { id: 0, question: 'Halo', answer: { status: 'complete', text: 'Hai' } };
  for (const [stored, kept] of [
    [exchange, true],
    [{ ...exchange, answer: { ...exchange.answer, fromSite: { text: 'Hai' } } }, false],
    [{ ...exchange, answer: { status: 'failed', text: '' } }, false],
    [{ ...exchange, question: {} }, false],
  ] as const) {
    vi.resetModules();
    sessionStorage.setItem('/carried-conversation', JSON.stringify([stored]));
    const { conversation } = await import('#features/chat/conversation.ts');
    await expect.poll(() => sessionStorage.getItem('/carried-conversation')).toBeNull();
    if (kept) await expect.poll(() => conversation.get()).toHaveLength(1);
    else expect(conversation.get()).toEqual([]);
  }
});

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

type Options = { key?: string; onWrite?: (text: string) => void };

/** Renders the chat as at the start of a visit, with nothing left from an earlier test. */
function openChat({ key = 'AQ.test-key', onWrite }: Options = {}) {
  vi.stubEnv('VITE_GEMINI_API_KEY', key);
  vi.stubEnv('VITE_GEMINI_MODEL', 'gemini-3.5-flash-lite');
  vi.stubEnv('VITE_GEMINI_API_BASE', '');
  // Calls are still recorded and checked after each test.
  vi.mocked(console.error).mockImplementation(() => undefined);
  const conversation = createConversation();
  onTestFinished(conversation.stop);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(
    <MemoryRouter>
      <Chat conversation={conversation} onWrite={onWrite} />
    </MemoryRouter>,
  );
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your question for Ayla Bot' });
  const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();
  return {
    user,
    input,
    log: () => screen.getByRole('log', { name: 'Conversation with Ayla Bot' }),
    /** The texts of all live regions. */
    announced: () => screen.getAllByRole('status').map(textOf).filter(Boolean),
    /** All messages, in order. */
    messages: () =>
      within(screen.getByRole('log'))
        .getAllByText(/^(You|Ayla Bot):$/)
        .map((who) => textOf(who.parentElement)),
    ask: async (question: string) => {
      fireEvent.input(input(), { target: { value: question } });
      await user.type(input(), '{Enter}');
    },
  };
}
