import { expect, test } from 'vitest';
import { contactWords } from '#content/words-contact.ts';
import {
  type DraftEvent,
  type DraftState,
  draftReducer,
  emptyDraft,
} from '#features/contact/draft-reducer.ts';
import { formatTelegramText } from '#services/format-telegram-text.ts';

const sari = { name: 'Sari', email: 'sari@example.com', message: 'Halo!' };
const text = formatTelegramText(sari);
const typed = (message: string): DraftEvent => ({
  type: 'typed',
  typed: { ...sari, message },
  emailIsValid: true,
});
const prefilled = (conversation: string): DraftEvent => ({ type: 'prefilled', conversation });
const ended = (outcome: Extract<DraftEvent, { type: 'ended' }>['outcome']): DraftEvent => ({
  type: 'ended',
  outcome,
  now: 1_000,
});
const pressed: DraftEvent = { type: 'pressed' };
const noAnswer = { kind: 'uncertain', reason: 'no-answer', problem: '' } as const;

function after(...events: DraftEvent[]): DraftState {
  return events.reduce(draftReducer, emptyDraft);
}

test.each<[string, DraftState['step']['kind'], DraftEvent[]]>([
  ['a honeypot event while sending', 'sending', [typed('Halo!'), pressed, { type: 'trapped' }]],
  [
    'more presses after a delivery',
    'delivered',
    [typed('Halo!'), pressed, ended({ kind: 'delivered' }), pressed, pressed],
  ],
  [
    'Send with text added while sending',
    'checking',
    [typed('Halo!'), pressed, prefilled('Me: Siapa?'), ended({ kind: 'delivered' }), pressed],
  ],
  ['typing after a delivery', 'typing', [typed('Halo!'), pressed, ended({ kind: 'delivered' }), typed('Hi')]],
  ['typing after an uncertain outcome', 'uncertain', [typed('Halo!'), pressed, ended(noAnswer), typed('Hi')]],
  [
    'an input event without a change',
    'delivered',
    [
      typed('Halo!'),
      pressed,
      ended({ kind: 'delivered' }),
      { type: 'typed', typed: emptyDraft.typed, emailIsValid: false },
    ],
  ],
])('%s leads to the step "%s"', (_, kind, events) => {
  expect(after(...events).step.kind).toBe(kind);
});

test('ignores Send while a message is being sent', () => {
  const sent = after(typed('Halo!'), pressed);
  expect(draftReducer(sent, pressed).step).toBe(sent.step);
});

test.each([
  ['no-service', { kind: 'choosing' }],
  ['framed', { kind: 'failed', reason: 'framed' }],
] as const)('checks the message before it says that it cannot be sent: %s', (obstacle, step) => {
  expect(after({ type: 'pressed', obstacle }).step.kind).toBe('checking');
  expect(after(typed('Halo!'), { type: 'pressed', obstacle }).step).toEqual(step);
});

test('an error disappears once its field is valid, and none appears while typing', () => {
  const { missing } = contactWords;
  const blank = after(pressed);
  expect(blank.step).toEqual({ kind: 'checking', errors: missing });
  const named = draftReducer(blank, {
    type: 'typed',
    typed: { ...emptyDraft.typed, name: 'Sari' },
    emailIsValid: false,
  });
  expect(named.step).toEqual({
    kind: 'checking',
    errors: { email: missing.email, message: missing.message },
  });
  const renamed = draftReducer(named, { type: 'typed', typed: { ...sari, name: '' }, emailIsValid: true });
  expect(renamed.step).toEqual({ kind: 'typing' });
});

test.each(['uncertain', 'delivered'] as const)(
  'asks before resending a message whose outcome was "%s", until it is confirmed or changed',
  (past) => {
    const remembered = (one: string): DraftEvent => ({ type: 'remembered', text: one, past });
    const asking = after(remembered(text), remembered('other'), typed(' Halo! '), pressed);
    expect(asking.step).toEqual({ kind: 'asking', message: sari, before: past });

    expect(draftReducer(asking, pressed).step).toBe(asking.step);
    expect(draftReducer(asking, { type: 'confirmed' }).step).toEqual({ kind: 'sending', message: sari });
    expect(draftReducer(asking, typed('Halo! P.S.')).step.kind).toBe('typing');
    const forgotten = draftReducer(asking, { type: 'remembered', text, past: undefined });
    expect(forgotten.past).toEqual(new Map([['other', past]]));
    expect([typed('x'), typed('Halo!'), pressed].reduce(draftReducer, forgotten).step.kind).toBe('sending');
  },
);

test('keeps the form locked until a wait is over', () => {
  const waiting = after(typed('Halo!'), pressed, ended({ kind: 'waiting', seconds: 3_600, problem: '' }));
  expect(waiting.step).toEqual({ kind: 'waiting', until: 3_601_000 });

  expect([typed('Hi'), pressed].reduce(draftReducer, waiting).step).toEqual(waiting.step);
  const over = draftReducer(waiting, { type: 'waited' });
  expect(over.step).toEqual({ kind: 'failed', reason: 'rate-limited', problem: '' });
  expect(draftReducer(over, pressed).step.kind).toBe('sending');
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
  ['into an empty message', [prefilled(first)], first],
  ['below typed text', [typed('Halo!\n'), prefilled(first)], `Halo!\n\n${first}`],
  ['below a blank line', [typed('\nHalo!\n\nSalam.'), prefilled(first)], `\nHalo!\n\nSalam.\n\n${first}`],
  ['in place of the same one', [typed('Halo!'), prefilled(first), prefilled(first)], `Halo!\n\n${first}`],
  [
    'in place of a shorter one',
    [typed('Halo!'), prefilled(first), prefilled(`${first}\n\n${second}`)],
    `Halo!\n\n${first}\n\n${second}`,
  ],
  ['in place of an older one', [prefilled(first), prefilled(second)], second],
  [
    'after the earlier one was deleted',
    [prefilled(first), typed('Halo!'), prefilled(first)],
    `Halo!\n\n${first}`,
  ],
  ['without control characters', [prefilled('a\r\nb\u0000'), prefilled('a\r\nb\u0000')], 'a\nb'],
])('adds a conversation once: %s', (_, events, message) => {
  expect(after(...events).typed.message).toBe(message);
});
