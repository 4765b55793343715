import { expect, test } from 'vitest';
import { evaluate } from '../../scripts/eval-answers/evaluate.ts';

test('the bot without a model answers each question of the evaluation as it should', () => {
  const results = [...evaluate(false), ...evaluate(true)];
  expect(results.filter(({ verdict }) => verdict !== 'right').map(({ line }) => line[1])).toEqual([]);
});
