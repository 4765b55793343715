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
  ['a blank form is checked', 'checking', [pressed]],
  ['a full one is sent', 'sending', [typed('Halo!'), pressed]],
  ['nor does a confirmation of nothing', 'typing', [typed('Halo!'), { type: 'confirmed' }]],
  ['nor does a program then', 'sending', [typed('Halo!'), pressed, { type: 'trapped' }]],
  ['delivered', 'delivered', [typed('Halo!'), pressed, ended({ kind: 'delivered' })]],
  [
    'presses on the emptied form change nothing',
    'delivered',
    [typed('Halo!'), pressed, ended({ kind: 'delivered' }), pressed, pressed],
  ],
  [
    'what was put in while it was sent is another message',
    'checking',
    [typed('Halo!'), pressed, prefilled('Me: Siapa?'), ended({ kind: 'delivered' }), pressed],
  ],
  [
    'and so is what is typed then',
    'typing',
    [typed('Halo!'), pressed, ended({ kind: 'delivered' }), typed('Hi')],
  ],
  ['the end of no wait changes nothing', 'typing', [typed('Halo!'), { type: 'waited' }]],
  ['an outcome of nothing changes nothing', 'typing', [typed('Halo!'), ended({ kind: 'delivered' })]],
  [
    'uncertain stays while more is typed',
    'uncertain',
    [typed('Halo!'), pressed, ended(noAnswer), typed('Hi')],
  ],
  [
    'an event without a change is no typing',
    'delivered',
    [
      typed('Halo!'),
      pressed,
      ended({ kind: 'delivered' }),
      { type: 'typed', typed: emptyDraft.typed, emailIsValid: false },
    ],
  ],
])('%s: %s', (_, kind, events) => {
  expect(after(...events).step.kind).toBe(kind);
});

test('ignores Send while a message is being sent', () => {
  const sent = after(typed('Halo!'), pressed);
  expect(draftReducer(sent, pressed).step).toBe(sent.step);
});

test('a bot submission ends silently', () => {
  const { step } = after(typed('Halo!'), { type: 'trapped' });
  expect(step).toEqual({ kind: 'failed', reason: 'unexpected', problem: '' });
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
  'asks again about a message that was %s before, until it is confirmed or changed',
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
  ['an empty message', [prefilled(first)], first],
  ['typed text', [typed('Halo!\n'), prefilled(first)], `Halo!\n\n${first}`],
  ['a blank line', [typed('\nHalo!\n\nSalam.'), prefilled(first)], `\nHalo!\n\nSalam.\n\n${first}`],
  ['the same again', [typed('Halo!'), prefilled(first), prefilled(first)], `Halo!\n\n${first}`],
  [
    'a longer one',
    [typed('Halo!'), prefilled(first), prefilled(`${first}\n\n${second}`)],
    `Halo!\n\n${first}\n\n${second}`,
  ],
  ['one without the oldest', [prefilled(first), prefilled(second)], second],
  [
    'words around the earlier one',
    [prefilled(first), typed(`Halo!\n\n${first}\nSalam.`), prefilled(second)],
    `Halo!\n\n${second}\nSalam.`,
  ],
  [
    'words in the earlier one',
    [prefilled(`${first}\n\n${second}`), typed(`${first}!\n\n${second}\nSalam.`), prefilled(second)],
    `Bot: Saya.!\n\nSalam.\n\n${second}`,
  ],
  ['one that was deleted', [prefilled(first), typed('Halo!'), prefilled(first)], `Halo!\n\n${first}`],
  ['control characters', [prefilled('a\r\nb\u0000'), prefilled('a\r\nb\u0000')], 'a\nb'],
])('adds a conversation below %s, and never twice', (_, events, message) => {
  expect(after(...events).typed.message).toBe(message);
});

test('two of the longest conversations leave room for text', () => {
  const long = (letter: string) => `Me: ${letter.repeat(2_996)}`;

  expect(after(typed('Halo!'), prefilled(long('a')), prefilled(long('b'))).typed.message).toBe(
    `Halo!\n\n${long('b')}`,
  );
});
