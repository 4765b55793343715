import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Contact } from '#features/contact/contact.tsx';
import { focusFirstEmptyField } from '#features/contact/contact-fields.ts';
import { createDraft } from '#features/contact/draft.ts';
import { server } from '#tests/mocks/server.ts';
import { telegramDelivers } from '#tests/mocks/telegram.ts';
import { openContact, sari } from './open-contact.tsx';

/** Whether the browser would ask before leaving. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('leaving asks for confirmation only when there is an unsent message', async () => {
  const { fill, send } = openContact();
  expect(asksBeforeLeaving()).toBe(false);
  fill({ name: 'Sari', email: 'sari@example.com' });
  expect(asksBeforeLeaving()).toBe(false);

  fill();
  expect(asksBeforeLeaving()).toBe(true);

  server.use(telegramDelivers().handler);
  await send();
  await screen.findByText('Message sent.');
  expect(asksBeforeLeaving()).toBe(false);
});

test('keeps the draft while the visitor looks at a project', async () => {
  const { fill, unmount, comeBack, name, email, message } = openContact();
  fill();
  unmount();
  expect(asksBeforeLeaving()).toBe(true);
  comeBack();

  expect(name()).toHaveValue(sari.name);
  expect(email()).toHaveValue(sari.email);
  expect(message()).toHaveValue(sari.message);
});

test('a message still being sent when the visitor opens a project is delivered and clears the form', async () => {
  let answer = () => {};
  const telegram = telegramDelivers({ until: new Promise<void>((resolve) => (answer = resolve)) });
  server.use(telegram.handler);
  const { fill, send, unmount, comeBack, message, button } = openContact();
  fill();
  await send();
  unmount();
  comeBack();
  expect(button()).toHaveTextContent('Sending…');
  expect(message()).toHaveValue(sari.message);

  answer();
  await screen.findByText('Message sent.');
  expect(message()).toHaveValue('');
});

test('nothing is stored in the browser', async () => {
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const { fill } = openContact();
  fill();

  expect(stored).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});

test('adds text from the chat below the draft and focuses the first empty field', async () => {
  const { draft, fill, name, message } = openContact();
  const show = (conversation: string) => {
    act(() => draft.dispatch({ type: 'prefilled', conversation }));
    focusFirstEmptyField();
  };
  fill({ message: 'Halo!' });

  show('You: Kamu siapa?\nBot: Bot situs ini.');

  expect(message()).toHaveValue('Halo!\n\nYou: Kamu siapa?\nBot: Bot situs ini.');
  expect(name()).toHaveFocus();
  expect(asksBeforeLeaving()).toBe(true);

  fill({ ...sari, message: '' });
  show('You: Kamu siapa?\nBot: Bot situs ini.');
  expect(message()).toHaveValue('You: Kamu siapa?\nBot: Bot situs ini.');
  expect(message()).toHaveFocus();
});

test('text typed before hydration is kept and sent', async () => {
  openContact().unmount();
  const draft = createDraft();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Contact draft={draft} />);
  document.body.append(container);
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  for (const [id, value] of [
    ['nama', sari.name],
    ['email', sari.email],
    ['pesan', sari.message],
  ] as const) {
    const field = document.getElementById(id);
    if (field) fireEvent.input(field, { target: { value } });
  }

  const root = await act(() => hydrateRoot(container, <Contact draft={draft} />));
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
  });
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(sari.message);
  await expect.poll(asksBeforeLeaving).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));

  await screen.findByText('Message sent.');
  expect(telegram.texts).toEqual(['Nama: Sari\nEmail: sari@example.com\nPesan: Halo, apa kabar?']);
});
