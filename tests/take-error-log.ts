import { vi } from 'vitest';

/** Returns the logged errors and clears them, so that the check after the test passes. */
export function takeErrorLog(): string[] {
  const calls = vi.mocked(console.error).mock.calls.map((args) => args.map(String).join(' '));
  vi.mocked(console.error).mockClear();
  return calls;
}
