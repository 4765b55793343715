import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import toast from 'react-hot-toast/headless';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Contact } from '#features/contact/contact.tsx';
import { createDraft } from '#features/contact/draft.ts';
import { emptyDraft } from '#features/contact/draft-reducer.ts';
import { telegramApi } from '#lib/env.ts';
import { server } from '#tests/mocks/server.ts';
import { takeErrorLog } from '#tests/take-error-log.ts';
import { Toasts } from '#ui/toasts.tsx';

/** Settings that make the site use these mocks. */
const telegramEnv = { VITE_TELEGRAM_BOT_TOKEN: '123456:TEST-token', VITE_TELEGRAM_CHAT_ID: '4242' };

const sendMessage = `${telegramApi}/bot${telegramEnv.VITE_TELEGRAM_BOT_TOKEN}/sendMessage`;
const sari = { name: 'Sari', email: 'sari@example.com', message: 'Halo, apa kabar?' };
const sariText = 'Nama: Sari\nEmail: sari@example.com\nPesan: Halo, apa kabar?';

test('shows an error at each field without a visible letter, and focuses the first', async () => {
  const { fill, send, name, email, message, button } = openContact();
  expect([name().id, email().id, message().id]).toEqual(['nama', 'email', 'pesan']);
  expect([email().type, message().rows, button().getAttribute('type')]).toEqual(['email', 6, 'button']);
  fill({ name: '\u200B', email: ' ', message: '\u0000\n\uFEFF' });
  await send();
  expect(name()).toHaveAccessibleDescription('Enter your name.');
  expect(email()).toHaveAccessibleDescription('Enter your email address.');
  expect(message()).toHaveAccessibleDescription('Enter a message.');
  expect(name()).toHaveFocus();
});

test('Enter in a field neither sends nor reloads; Ctrl+Enter sends, but not while composing', async () => {
  const texts = deliver();
  const { user, fill, name, message } = openContact();
  fill();

  await user.type(name(), '{Enter}');
  expect(fireEvent.submit(screen.getByRole('form', { name: 'Contact' }))).toBe(false);
  fireEvent.keyDown(message(), { key: 'Enter', ctrlKey: true, isComposing: true });
  expect(screen.queryByText('Sending your message')).not.toBeInTheDocument();

  await user.type(message(), '{Control>}{Enter}{/Control}');
  await screen.findByText('Success Sending Message');
  expect(console.log).toHaveBeenCalledWith('Success Sending Message');
  expect(texts).toEqual([sariText]);
});

test('sends to an endpoint instead of Telegram, and does not promise Telegram', async () => {
  const bodies: unknown[] = [];
  const receive = http.post('https://forms.example/f/abc', async ({ request }) => {
    bodies.push(await request.json());
    return HttpResponse.json({ ok: true });
  });
  server.use(receive);
  const { fill, send } = openContact({
    env: { ...telegramEnv, VITE_CONTACT_ENDPOINT: 'https://forms.example/f/abc' },
  });
  expect(screen.queryByText(/Telegram/)).not.toBeInTheDocument();
  fill({ ...sari, name: ' Sari ' });
  await send();
  await screen.findByText('Message sent.');
  expect(bodies).toEqual([sari]);
});

test('the counter shows near the limit and is announced when typing pauses', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { fill } = openContact();
  fill({ message: 'x'.repeat(3_199) });
  expect(screen.queryByText(/left/)).not.toBeInTheDocument();

  fill({ message: 'x'.repeat(3_200) });
  expect(screen.getByText('300 characters left')).toBeVisible();
  const said = () => screen.getAllByRole('status').map((status) => status.textContent);
  act(() => vi.advanceTimersByTime(900));
  expect(said()).not.toContain('300 characters left');
  act(() => vi.advanceTimersByTime(100));
  expect(said()).toContain('300 characters left');
  fill({ message: 'x'.repeat(3_512) });
  expect(screen.getByText('12 characters over the limit')).toBeVisible();
});

test('a filled honeypot ends the first press without a request or a log; a person presses again', async () => {
  const texts = deliver();
  const { fill, send, container } = openContact();
  const trap = container.querySelector('input[name=homepage]') ?? expect.unreachable();
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
  fill();
  fireEvent.input(trap, { target: { value: 'https://ana.example' } });

  await send();
  expect(screen.getByText('Try again, or send it another way.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open this page' })).toBeNull();
  expect(texts).toEqual([]);
  await send();
  await screen.findByText('Message sent.');
  expect(texts).toEqual([sariText]);
});

test('asks before resending a message that may have arrived', async () => {
  fail(502);
  const { user, fill, send, button, message } = openContact();
  fill();
  await send();
  const told = 'The message service didn’t respond. Your message may have arrived; it’s still in the form.';
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect(takeErrorLog()).toEqual(['There was a problem with the request: Telegram answered 502']);
  const texts = deliver();

  await user.dblClick(button());
  expect(screen.getByText(/^This message may already have arrived\. To send it anyway/)).toHaveRole('status');
  expect(texts).toHaveLength(0);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button()).toHaveFocus();
  await screen.findByText('Message sent.');
  expect(message()).toHaveValue('');
});

test('sends nothing until the wait that Telegram asks for is over', async () => {
  fail(429, { retry_after: 90 });
  const { fill, send, button, draft } = openContact();
  fill();
  await send();
  expect(await screen.findByText(/^Try again in \d\d seconds\.$/)).toBeVisible();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(takeErrorLog()).toHaveLength(1);
  const texts = deliver();
  await send();
  expect(texts).toEqual([]);
  act(() => draft.dispatch({ type: 'waited' }));
  expect(screen.getAllByText('You can try again now.')[0]).toHaveRole('status');
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  await send();
  expect(texts).toEqual([sariText]);
});

test('the other ways follow later edits; a message too long for a link is left out of it', async () => {
  const { user, fill, send, message } = openContact({ env: {} });
  fill();
  await send();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  await user.type(message(), ' Salam!');
  expect(new URL(link.href).searchParams.get('text')).toContain('Halo, apa kabar? Salam!\n\nSari');

  const long = 'ꦲ'.repeat(3_500);
  fill({ ...sari, message: long });
  expect(link.href).not.toContain('text');
  expect(screen.getByText(/too long for a link\. Copy it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe(`${long}\n\nSari\nsari@example.com`);

  fill();
  expect(screen.queryByText('Copied')).toBeNull();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText(/blocked copying/)).toBeVisible();
});

/** Renders the contact section as at the start of a visit, with nothing left from an earlier test. */
function openContact({ env = telegramEnv }: { env?: Record<string, string> } = {}) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  // Calls are still recorded and checked after each test.
  vi.mocked(console.error).mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  toast.remove();
  const draft = createDraft();
  onTestFinished(() => void draft.dispatch({ type: 'typed', typed: emptyDraft.typed }));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const view = render(
    <>
      <Contact draft={draft} />
      <Toasts />
    </>,
  );
  const name = () => screen.getByLabelText<HTMLInputElement>('Name');
  const email = () => screen.getByLabelText<HTMLInputElement>('Email');
  const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
  const button = () => screen.getByRole('button', { name: /^Send(ing…| Message)$/ });

  return {
    user,
    draft,
    ...view,
    name,
    email,
    message,
    button,
    fill: (typed: Partial<typeof sari> = sari) => {
      fireEvent.input(name(), { target: { value: typed.name ?? '' } });
      fireEvent.input(email(), { target: { value: typed.email ?? '' } });
      fireEvent.input(message(), { target: { value: typed.message ?? '' } });
    },
    send: () => user.click(button()),
  };
}

/** Accepts messages like Telegram. @returns their texts, still escaped */
function deliver(): string[] {
  const texts: string[] = [];
  const accept = http.post(sendMessage, ({ request }) => {
    texts.push(new URL(request.url).searchParams.get('text') ?? '');
    return HttpResponse.json({ ok: true, result: { message_id: texts.length, text: texts.at(-1) } });
  });
  server.use(accept);
  return texts;
}

function fail(status: number, parameters?: { retry_after: number }): void {
  const body = { ok: false, error_code: status, parameters };
  server.use(http.post(sendMessage, () => HttpResponse.json(body, { status })));
}
