import { expect, test } from 'vitest';
import { contactWords } from '#content/words/contact.ts';
import { type DraftEvent, draftReducer, emptyDraft, textOf } from '#features/contact/draft-reducer.ts';
import { checkContactMessage } from '#features/contact/message.ts';
import type { Outcome } from '#services/delivery.ts';

const sari = { name: 'Sari', email: 'sari@example.com', message: 'Halo!' };
const text = textOf(sari);
const typed = (message: string): DraftEvent => {
  return { type: 'typed', typed: { ...sari, message }, isEmailValid: true };
};
const prefilled = (conversation: string): DraftEvent => ({ type: 'prefilled', conversation });
const found = (message: string): DraftEvent => {
  return { type: 'found', typed: { ...emptyDraft.typed, message }, isEmailValid: false };
};
const ended = (outcome: Outcome): DraftEvent => ({ type: 'ended', outcome, now: 1_000 });
const pressed: DraftEvent = { type: 'pressed' };
const delivered = ended({ kind: 'delivered' });
const cleared = { type: 'typed', typed: emptyDraft.typed, isEmailValid: false } as const;
const wait = ended({ kind: 'waiting', seconds: 9, problem: '' });
const noAnswer = { kind: 'uncertain', reason: 'no-answer', problem: '' } as const;

const after = (...events: DraftEvent[]) => events.reduce(draftReducer, emptyDraft);

test.each<[string, ReturnType<typeof after>['step']['kind'], DraftEvent[]]>([
  ['a honeypot event while sending', 'sending', [pressed, { type: 'trapped' }]],
  ['another press while waiting', 'waiting', [pressed, wait, pressed]],
  ['more presses after a delivery', 'delivered', [pressed, delivered, pressed, pressed]],
  ['Send with text added while sending', 'checking', [pressed, prefilled('Me: Hi'), delivered, pressed]],
  ['typing after a delivery', 'typing', [pressed, delivered, typed('Hi')]],
  ['typing after an uncertain outcome', 'uncertain', [pressed, ended(noAnswer), typed('Hi')]],
  ['an input event without a change', 'delivered', [pressed, delivered, { ...cleared }]],
])('%s leads to the step "%s"', (_, kind, events) => {
  expect(after(typed('Halo!'), ...events).step.kind).toBe(kind);
});

test.each([
  ['no-service', { kind: 'choosing' }],
  ['framed', { kind: 'failed', reason: 'framed' }],
] as const)('checks the message before it says that it cannot be sent: %s', (obstacle, step) => {
  expect(after({ type: 'pressed', obstacle }).step.kind).toBe('checking');
  expect(after(typed('Halo!'), { type: 'pressed', obstacle }).step).toEqual(step);
});

test.each([
  ['name', 100],
  ['email', 254],
  ['message', 3500],
] as const)('%s may have at most %i characters', (field, limit) => {
  expect(checkContactMessage({ ...sari, [field]: 'x'.repeat(limit) }, true)).toEqual({});
  const errors = checkContactMessage({ ...sari, [field]: 'x'.repeat(limit + 1) }, true);
  expect(Object.keys(errors)).toEqual([field]);
});

test('an error disappears once its field is valid, and none appears while typing', () => {
  const { email, message } = contactWords.missing;
  const named = after(pressed, { ...cleared, typed: { ...emptyDraft.typed, name: 'Sari' } });
  expect(named.step).toEqual({ kind: 'checking', errors: { email, message } });
  const renamed = draftReducer(named, { type: 'typed', typed: { ...sari, name: '' }, isEmailValid: true });
  expect(renamed.step).toEqual({ kind: 'typing' });
});

test('asks before resending a message, until it is confirmed, changed or known not to have arrived', () => {
  const remembered = (past?: 'delivered'): DraftEvent => ({ type: 'remembered', text, past });
  const asking = after(remembered('delivered'), typed(' Halo! '), pressed);
  expect(asking.step).toEqual({ kind: 'asking', message: sari, before: 'delivered' });

  expect(draftReducer(asking, pressed).step).toBe(asking.step);
  const again = draftReducer(asking, { type: 'confirmed' });
  expect(again.next).toEqual({ do: 'send', message: sari });
  expect(draftReducer(again, pressed).next).toBeUndefined();
  expect(draftReducer(asking, typed('Halo! P.S.')).step.kind).toBe('typing');
  const forgotten = [remembered(undefined), typed('x'), typed('Halo!'), pressed].reduce(draftReducer, asking);
  expect(forgotten.step.kind).toBe('sending');
});

test('clears a delivered message and keeps text added meanwhile', () => {
  const sent = after(typed(' Halo!\n'), pressed);
  expect(draftReducer(sent, ended({ kind: 'delivered' })).typed).toEqual(emptyDraft.typed);
  expect(draftReducer(sent, ended(noAnswer)).typed).toEqual(sent.typed);

  const { typed: left } = [prefilled('Me: Siapa?'), ended({ kind: 'delivered' })].reduce(draftReducer, sent);
  expect(left).toEqual({ name: '', email: '', message: ' Halo!\n\nMe: Siapa?' });
});

const [first, second] = ['Me: Siapa?\nBot: Saya.', 'Me: Apa?\nBot: Situs.'];

test.each([
  ['below typed text', [typed('Halo!\n'), prefilled(first)], `Halo!\n\n${first}`],
  ['in place of an older one', [typed('Halo!'), prefilled(first), prefilled(second)], `Halo!\n\n${second}`],
  ['after the earlier one was deleted', [prefilled(first), typed('Hi'), prefilled(first)], `Hi\n\n${first}`],
  ['below text found in the fields', [prefilled(first), found('Hi')], `Hi\n\n${first}`],
  ['without control characters', [prefilled('a\r\nb\u0000'), prefilled('a\r\nb\u0000')], 'a\nb'],
])('adds a conversation once: %s', (_, events, message) => {
  expect(after(...events).typed.message).toBe(message);
});
