import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { Chat } from '#features/chat/chat.tsx';
import { createConversation } from '#features/chat/conversation.ts';

type Options = { key?: string; onWrite?: (text: string) => void };

/** Renders the chat as at the start of a visit, with nothing left from an earlier test. */
export function openChat({ key = 'AQ.test-key', onWrite }: Options = {}) {
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

  return {
    user,
    input,
    log: () => screen.getByRole('log', { name: 'Conversation with Ayla Bot' }),
    /** The texts of all live regions. */
    announced: () =>
      screen
        .getAllByRole('status')
        .map((region) => region.textContent?.replace(/\s+/g, ' ').trim())
        .filter(Boolean),
    /** All messages, in order. */
    messages: () =>
      within(screen.getByRole('log'))
        .getAllByText(/^(You|Ayla Bot):$/)
        .map((who) => who.parentElement?.textContent?.replace(/\s+/g, ' ').trim()),
    ask: async (question: string) => {
      fireEvent.input(input(), { target: { value: question } });
      await user.type(input(), '{Enter}');
    },
  };
}
