import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { geminiAnswers } from '#tests/mocks/gemini.ts';
import { server } from '#tests/mocks/server.ts';
import { openChat, takeErrorLog } from './open-chat.tsx';

// Neither has been loaded before: a test file has modules of its own.
test.each(['markdown-it', '@google/generative-ai'])(
  'a chunk that cannot be loaded (%s) is told, and asked for again',
  async (chunk) => {
    vi.doMock(chunk, () => {
      throw new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/x.js');
    });
    onTestFinished(() => vi.doUnmock(chunk));
    server.use(geminiAnswers('Sugeng rawuh!'));
    const { user, ask, log, messages } = openChat();
    await ask('Halo');
    expect(await within(log()).findByText(/^Error: A part of the chat could not be loaded/)).toBeVisible();
    expect(takeErrorLog().join()).not.toContain('https');

    vi.doUnmock(chunk);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(messages()).toEqual(['You: Halo', 'Ayla Bot: Sugeng rawuh!']));
  },
);
