import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { TypedLine } from '#features/hero/typed-line.tsx';
import { typedUnits } from '#features/hero/typed-units.ts';
import { motion } from '#lib/preferences.ts';

const characters = [
  ...['👩🏽‍💻', '🇮🇩', 'é', 'நி', '❤️', '`', '^1000', '<b>'],
  ...['&amp;', 'ꦏꦺ', 'a', ' ', '\\n', '{{x}}'],
];

test('a part of an encoded line decodes to complete characters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...characters), { maxLength: 8 }), (parts) => {
      const line = parts.join('');
      const whole = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
      const { encoded, decode } = typedUnits([line]);
      const [units = ''] = encoded;
      expect(units).toHaveLength(whole.length);
      expect(Array.from({ length: units.length + 1 }, (_, end) => decode(units.slice(0, end)))).toEqual(
        Array.from({ length: whole.length + 1 }, (_, end) => whole.slice(0, end).join('')),
      );
    }),
  );
});

test('types each line literally, and never half of a character', async () => {
  await import('typed.js');
  vi.useFakeTimers();
  motion.set('on');
  const { container } = render(<TypedLine lines={['a`b`👩🏽‍💻', '^9<b>']} />);
  const typed = container.querySelector('.typed-text');
  const seen = new Set([typed?.textContent]);
  for (let time = 0; time < 15_000 && !seen.has('^9<b>'); time += 20) {
    await vi.advanceTimersByTimeAsync(20);
    seen.add(typed?.textContent);
  }
  vi.useRealTimers();
  const complete = ['a`b`👩🏽‍💻', 'a`b`', 'a`b', 'a`', 'a', '', '^', '^9', '^9<', '^9<b', '^9<b>'];
  expect([...seen]).toEqual(complete);
});
