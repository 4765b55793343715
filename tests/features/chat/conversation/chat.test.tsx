import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { geminiAnswers, geminiLive } from '#tests/mocks/gemini.ts';
import { geminiEvent } from '#tests/mocks/gemini-format.ts';
import { server } from '#tests/mocks/server.ts';
import { openChat, takeErrorLog } from './open-chat.tsx';

test('shows its heading, introduction and placeholder', async () => {
  const { input } = openChat();

  expect(screen.getByRole('heading', { level: 2, name: 'Ayla Bot' })).toBeVisible();
  expect(screen.getByText('Tanya apa saja seputar Ayla')).toHaveAttribute('lang', 'id');
  expect(screen.getByText('Mulai chat dengan Ayla Bot...')).toBeVisible();
  expect(input()).toHaveAttribute('placeholder', 'Ketik pesan Anda...');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(screen.getByRole('note')).toHaveTextContent(/AI by Google and can be wrong/);
  expect(input()).toHaveAccessibleDescription(/write nothing private/);
});

test('an answer streams into one message, is announced once, and the input is empty', async () => {
  server.use(geminiAnswers('Sugeng ', 'rawuh! Aku **bot', 'nya** Ayla ', '👋🏽'));
  const { ask, input, messages, announced, log } = openChat();

  await ask('  <img src=x onerror=alert(1)> *Halo!* \u202E ');
  expect(input()).toHaveValue('');
  await waitFor(() => expect(announced()).toEqual(['Ayla Bot: Sugeng rawuh! Aku botnya Ayla 👋🏽']));
  expect(messages()).toEqual([
    'You: <img src=x onerror=alert(1)> *Halo!*',
    'Ayla Bot: Sugeng rawuh! Aku botnya Ayla 👋🏽',
  ]);
  expect(within(log()).getByText('botnya').closest('strong')).toBeVisible();
  expect(log()).toHaveAttribute('aria-busy', 'false');
  expect(log()).toHaveAttribute('aria-live', 'off');
  expect(screen.queryByText('Mulai chat dengan Ayla Bot...')).not.toBeInTheDocument();
});

test('while an answer streams the log is busy, petals show until the first text, and Send stays', async () => {
  const gemini = geminiLive();
  server.use(gemini.handler);
  const { ask, log, announced } = openChat();

  await ask('Halo');
  expect(within(log()).getByText('is typing')).toBeInTheDocument();
  expect(log()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();

  gemini.send(geminiEvent('Sugeng **raw'));
  await waitFor(() => expect(within(log()).getByText('raw')).toBeVisible());
  expect(within(log()).queryByText('is typing')).not.toBeInTheDocument();
  expect(log()).not.toHaveTextContent('*');
  expect(announced()).toEqual([]);

  gemini.send(geminiEvent('uh**', 'STOP'));
  await waitFor(() => expect(announced()).toEqual(['Ayla Bot: Sugeng rawuh']));
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test.each([' ', '\t ', '', '\u200b\u2060\u200d', '\u0000\u3164 '])(
  'ignores a question without visible characters: %j',
  async (blank) => {
    const { user, input } = openChat();
    fireEvent.input(input(), { target: { value: blank } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Mulai chat dengan Ayla Bot...')).toBeVisible();
  },
);

test('a click on a suggested question asks it and moves the focus to the log', async () => {
  server.use(geminiAnswers('Ada banyak.'));
  const { user, messages, announced, log } = openChat();
  const [starter] = within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole('button');
  const question = starter?.textContent ?? '';
  // Its language may have the other direction.
  expect(starter).toHaveAttribute('dir', 'auto');
  if (starter) await user.click(starter);

  expect(log()).toHaveFocus();
  await waitFor(() => expect(announced()).toEqual(['Ayla Bot: Ada banyak.']));
  expect(messages()).toEqual([`You: ${question}`, 'Ayla Bot: Ada banyak.']);
});

test.each([
  ['isComposing', { isComposing: true }],
  ['key code 229, as in Safari', { keyCode: 229 }],
])(
  'Enter does not send while an input method is composing, and Shift+Enter starts a line: %s',
  async (_, init) => {
    const { input } = openChat();
    fireEvent.input(input(), { target: { value: 'Halo' } });
    const enter = createEvent.keyDown(input(), { key: 'Enter', ...init });
    fireEvent(input(), enter);
    expect(input()).toHaveValue('Halo');

    const newLine = createEvent.keyDown(input(), { key: 'Enter', shiftKey: true });
    fireEvent(input(), newLine);
    expect(newLine.defaultPrevented).toBe(false);
  },
);

test('counts characters near the limit of 1,000 and does not send a longer question', async () => {
  server.use(geminiAnswers('Dawa banget.'));
  const { user, input, announced, messages } = openChat();
  const type = (length: number) => fireEvent.input(input(), { target: { value: 'a'.repeat(length) } });

  type(900);
  expect(screen.queryByText(/of 1,000 characters/)).not.toBeInTheDocument();
  type(901);
  expect(screen.getByText(/of 1,000 characters/)).toHaveTextContent('901 of 1,000 characters');
  expect(input()).toBeValid();

  type(1_001);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(/1,001 of 1,000 characters.*Too long to send/);
  expect(announced()).toEqual(['Too long to send. Shorten your question.']);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(input()).toHaveValue('a'.repeat(1_001));
  expect(input()).toHaveFocus();
  expect(screen.getByText('Mulai chat dengan Ayla Bot...')).toBeVisible();

  type(1_000);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(messages()[1]).toBe('Ayla Bot: Dawa banget.'));
});

test('passes the conversation to the contact form as plain text', async () => {
  server.use(geminiAnswers('Aku **bot**.\n\n- satu\n- [loro](/mobile/2)'));
  const onWrite = vi.fn();
  const { user, ask } = openChat({ onWrite });
  expect(screen.queryByRole('button', { name: /Send this conversation/ })).not.toBeInTheDocument();
  await ask('Halo');
  await user.click(await screen.findByRole('button', { name: 'Send this conversation to Ayla' }));
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('Me: Halo\nAyla Bot: Aku bot.\nsatu\nloro');
});

test('cuts an endless answer off at 20,000 characters and offers to copy them', async () => {
  const answer = 'kata '.repeat(4_800);
  server.use(geminiAnswers(...(answer.match(/.{1,2000}/g) ?? [])));
  const { user, ask, announced } = openChat();
  await ask('Cerita');
  await waitFor(() => expect(announced()[0]).toMatch(/Error: The answer is too long/));
  await user.click(screen.getByRole('button', { name: 'Copy answer' }));
  expect(await navigator.clipboard.readText()).toBe(answer.slice(0, 20_000));
  await waitFor(() => expect(announced()).toEqual(['Copied.']));
  takeErrorLog();
});

test('shows the projects that a reply links to, and two suggestions that were not asked', async () => {
  server.use(geminiAnswers('Lihat [satu](/mobile/1), [lagi](/mobile/1) dan [lain](https://example.com/a).'));
  const { ask, log } = openChat();
  await ask('Who is Ayla?');
  const cards = await within(log()).findByRole('link', { name: /^Tide Table.*Mobile project/ });
  expect(cards).toHaveAttribute('href', '/mobile/1');
  expect(within(log()).getAllByRole('link', { name: /Mobile project/ })).toHaveLength(1);
  const suggestions = within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole(
    'button',
  );
  expect(suggestions).toHaveLength(2);
  expect(suggestions.map(({ textContent }) => textContent)).not.toContain('Who is Ayla?');
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
    const { conversation } = await import('#features/chat/conversation/conversation.ts');
    await vi.waitFor(() => expect(sessionStorage.getItem('/carried-conversation')).toBeNull());
    if (kept) await vi.waitFor(() => expect(conversation.get()).toHaveLength(1));
    else expect(conversation.get()).toEqual([]);
  }
});
