import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChatAction, chatReducer, emptyChat } from '#features/chat/conversation/chat-reducer.ts';
import { siteAnswer } from './site-answer.ts';

function play(...actions: ChatAction[]) {
  return actions
    .reduce(chatReducer, emptyChat)
    .map(({ question, answer }) => [question, answer.status, answer.text]);
}

test('each answer stays with its question, in whatever order they arrive', () => {
  expect(
    play(
      { type: 'asked', question: 'a' },
      { type: 'asked', question: 'b' },
      { type: 'arrived', id: 1, text: 'B' },
      { type: 'arrived', id: 0, text: 'A' },
      { type: 'completed', id: 1 },
      { type: 'arrived', id: 0, text: 'a' },
      { type: 'failed', id: 0, failure: { reason: 'cut-short' } },
    ),
  ).toEqual([
    ['a', 'failed', 'Aa'],
    ['b', 'complete', 'B'],
  ]);
});

test('a finished answer ignores further text', () => {
  expect(
    play(
      { type: 'asked', question: 'a' },
      { type: 'arrived', id: 0, text: 'A' },
      { type: 'stopped', id: 0 },
      { type: 'arrived', id: 0, text: 'late' },
      { type: 'completed', id: 0 },
      { type: 'failed', id: 0, failure: { reason: 'server' } },
    ),
  ).toEqual([['a', 'stopped', 'A']]);
});

test('Retry replaces the answer in place', () => {
  expect(
    play(
      { type: 'asked', question: 'a' },
      { type: 'asked', question: 'b' },
      { type: 'arrived', id: 0, text: 'A' },
      { type: 'failed', id: 0, failure: { reason: 'server' } },
      { type: 'retried', id: 0 },
      { type: 'arrived', id: 0, text: 'new' },
    ),
  ).toEqual([
    ['a', 'awaited', 'new'],
    ['b', 'awaited', ''],
  ]);
});

test('a failed answer keeps both the error and the fallback answer', () => {
  const [exchange] = (
    [
      { type: 'asked', question: 'a' },
      { type: 'failed', id: 0, failure: { reason: 'quota' }, fromSite: siteAnswer('Halo') },
    ] satisfies ChatAction[]
  ).reduce(chatReducer, emptyChat);
  expect(exchange?.answer).toMatchObject({ failure: { reason: 'quota' }, fromSite: { markdown: 'Halo' } });
});

test('an update keeps the identity of the other exchanges', () => {
  const before = (['a', 'b'] as const)
    .map((question): ChatAction => ({ type: 'asked', question }))
    .reduce(chatReducer, emptyChat);
  const after = chatReducer(before, { type: 'arrived', id: 1, text: 'B' });
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

const id = fc.nat(6);
const action: fc.Arbitrary<ChatAction> = fc.oneof(
  fc.record({ type: fc.constant('asked' as const), question: fc.string() }),
  fc.record({ type: fc.constant('arrived' as const), id, text: fc.string({ maxLength: 3_000 }) }),
  fc.record({
    type: fc.constant('failed' as const),
    id,
    failure: fc.constant({ reason: 'server' as const }),
  }),
  fc.record({ type: fc.constantFrom('completed' as const, 'stopped' as const, 'retried' as const), id }),
);

test('every question keeps exactly one answer, whatever the order of events', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const state = actions.reduce(chatReducer, emptyChat);
      const questions = actions.flatMap((one) => (one.type === 'asked' ? [one.question] : []));
      expect(state.map(({ question }) => question)).toEqual(questions);
      expect(state.map((exchange) => exchange.id)).toEqual(questions.map((_, index) => index));
    }),
  );
});
