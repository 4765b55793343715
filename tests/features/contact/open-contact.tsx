import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import toast from 'react-hot-toast/headless';
import { onTestFinished, vi } from 'vitest';
import { Toasts } from '#app/toasts.tsx';
import { Contact } from '#features/contact/contact.tsx';
import { createDraft } from '#features/contact/draft.ts';
import { emptyDraft } from '#features/contact/draft-reducer.ts';
import { telegramEnv } from '#tests/mocks/telegram.ts';

export const sari = { name: 'Sari', email: 'sari@example.com', message: 'Halo, apa kabar?' };

type Options = { env?: Partial<typeof telegramEnv>; prefill?: string };

/** Opens the section as the first page of a new visit: nothing is remembered from the test before. */
export function openContact({ env = telegramEnv, prefill }: Options = {}) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  // jsdom has no layout, so it has neither.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // Still recorded, and checked after each test, but not printed.
  vi.mocked(console.error).mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  toast.remove();
  const draft = createDraft();
  onTestFinished(() => draft.dispatch({ type: 'typed', typed: emptyDraft.typed, emailIsValid: false }));
  const page = (text?: string) => (
    <>
      <Contact prefill={text === undefined ? undefined : { text }} draft={draft} />
      <Toasts />
    </>
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const view = render(page(prefill));

  return {
    user,
    draft,
    ...view,
    /** The page passes other text from the chat. */
    show: (text: string) => view.rerender(page(text)),
    /** The visitor went to a project and comes back. */
    comeBack: (text?: string) => render(page(text)),
    name: () => screen.getByLabelText<HTMLInputElement>('Name'),
    email: () => screen.getByLabelText<HTMLInputElement>('Email'),
    message: () => screen.getByLabelText<HTMLTextAreaElement>('Message'),
    button: () => screen.getByRole('button', { name: /^Send(ing…| Message)$/ }),
    fill: ({ name = '', email = '', message = '' }: Partial<typeof sari> = sari) => {
      fireEvent.input(screen.getByLabelText('Name'), { target: { value: name } });
      fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } });
      fireEvent.input(screen.getByLabelText('Message'), { target: { value: message } });
    },
    send: () => user.click(screen.getByRole('button', { name: /^Send(ing…| Message)$/ })),
  };
}

/** What was logged as an error; from here on it is expected. */
export function takeErrorLog(): string[] {
  const calls = vi.mocked(console.error).mock.calls.map((args) => args.map(String).join(' '));
  vi.mocked(console.error).mockClear();
  return calls;
}
