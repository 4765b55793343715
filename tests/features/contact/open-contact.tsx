import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import toast from 'react-hot-toast/headless';
import { onTestFinished, vi } from 'vitest';
import { Contact } from '#features/contact/contact.tsx';
import { createDraft } from '#features/contact/draft.ts';
import { emptyDraft } from '#features/contact/draft-reducer.ts';
import { telegramEnv } from '#tests/mocks/telegram.ts';
import { Toasts } from '#ui/toasts.tsx';

export const sari = { name: 'Sari', email: 'sari@example.com', message: 'Halo, apa kabar?' };

/** Renders the contact section as at the start of a visit, with nothing left from an earlier test. */
export function openContact({ env = telegramEnv }: { env?: Record<string, string> } = {}) {
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
