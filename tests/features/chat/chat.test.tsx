import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { offeredStarters } from '#content/assemble/starters.ts';
import { bot } from '#content/bot.ts';
import { starters } from '#content/faq-starters.ts';
import { owner } from '#content/owner.ts';
import { path } from '#content/path.ts';
import { tools } from '#content/tools.ts';
import { changeContent } from '#tests/change-content.ts';
import { geminiAnswers, geminiLive } from '#tests/mocks/gemini.ts';
import { geminiEvent } from '#tests/mocks/gemini-format.ts';
import { server } from '#tests/mocks/server.ts';
import { takeErrorLog } from '#tests/take-error-log.ts';
import { openChat } from './open-chat.tsx';

test('an answer streams into one message, is announced once, and goes to the contact form', async () => {
  const gemini = geminiLive();
  server.use(gemini.handler);
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
  const gemini = geminiLive();
  server.use(gemini.handler);
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
