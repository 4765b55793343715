import { cleanText } from '#lib/clean-text.ts';
import type { ContactMessage, Outcome } from '#services/delivery.ts';
import {
  type ContactErrors,
  type ContactField,
  checkContactMessage,
  cleanMessage,
  contactFields,
} from './message.ts';

export type Step =
  | { kind: 'typing' }
  | { kind: 'checking'; errors: ContactErrors }
  | { kind: 'sending'; message: ContactMessage; before: Past | undefined }
  /** The same message was sent before. Sends again after confirmation. */
  | { kind: 'asking'; message: ContactMessage; before: Past }
  /** Ready, but this site sends no messages itself. */
  | { kind: 'choosing' }
  | { kind: 'waiting'; until: number }
  | { kind: 'failed'; reason: 'framed' }
  | Exclude<Outcome, { kind: 'waiting' }>;

/** Result of a message sent during this visit; `uncertain` while in flight. */
export type Past = 'delivered' | 'uncertain';

type DraftState = {
  typed: ContactMessage;
  isEmailValid: boolean;
  conversation: string;
  step: Step;
  /** By the text of the message: see `textOf`. */
  past: ReadonlyMap<string, Past>;
  /** What to do after the last event. */
  next?: Next | undefined;
};

export type Next =
  | { do: 'send'; message: ContactMessage }
  | { do: 'wait'; seconds: number }
  | { do: 'focus'; field: ContactField };

export type DraftEvent =
  | { type: 'typed'; typed: Partial<ContactMessage>; isEmailValid?: boolean }
  /** What the fields contained before the script ran. */
  | { type: 'found'; typed: ContactMessage; isEmailValid: boolean }
  | { type: 'prefilled'; conversation: string }
  | { type: 'pressed'; obstacle?: 'no-service' | 'framed' | undefined }
  | { type: 'trapped' }
  | { type: 'confirmed' }
  | { type: 'remembered'; text: string; past: Past | undefined }
  | { type: 'ended'; outcome: Outcome; now: number }
  | { type: 'waited' };

export const emptyDraft: DraftState = {
  typed: { name: '', email: '', message: '' },
  isEmailValid: false,
  conversation: '',
  step: { kind: 'typing' },
  past: new Map(),
};

/** The draft of a visit. Typed text is never lost, and each send is a decision of the visitor. */
export function draftReducer({ next: _, ...state }: DraftState, event: DraftEvent): DraftState {
  const { typed, step, conversation } = state;
  switch (event.type) {
    case 'typed':
      return afterTyping(state, { ...typed, ...event.typed }, event.isEmailValid);
    case 'found': {
      const found = (field: ContactField) => event.typed[field] || typed[field];
      const message = conversation
        ? withConversation(found('message'), conversation, conversation)
        : found('message');
      return afterTyping(state, { name: found('name'), email: found('email'), message }, event.isEmailValid);
    }
    case 'prefilled': {
      const added = cleanText(event.conversation);
      const message = withConversation(typed.message, conversation, added);
      return { ...afterTyping(state, { ...typed, message }), conversation: added };
    }
    case 'pressed':
      return afterPress(state, event.obstacle);
    case 'trapped':
      if (step.kind === 'sending') return state;
      return { ...state, step: { kind: 'failed', reason: 'unexpected', problem: '' } };
    case 'confirmed':
      return step.kind === 'asking' ? sending(state, step.message) : state;
    case 'remembered':
      return { ...state, past: remembering(state.past, event.text, event.past) };
    case 'ended':
      return step.kind === 'sending' ? afterSending(state, step, event) : state;
    case 'waited':
      if (step.kind !== 'waiting') return state;
      return { ...state, step: { kind: 'failed', reason: 'rate-limited', problem: '' } };
  }
}

/** Identifies a message, to recognize it when it is sent again. */
export function textOf({ name, email, message }: ContactMessage): string {
  return [name, email, message].join('\n');
}

function afterTyping(
  before: DraftState,
  typed: ContactMessage,
  isEmailValid = before.isEmailValid,
): DraftState {
  const state = { ...before, typed, isEmailValid };
  const { step } = state;
  if (contactFields.every((field) => typed[field] === before.typed[field])) return state;
  if (step.kind === 'delivered' || step.kind === 'asking') return { ...state, step: { kind: 'typing' } };
  if (step.kind !== 'checking') return state;
  const left = checkContactMessage(typed, isEmailValid);
  const errors = Object.fromEntries(
    contactFields.filter((field) => step.errors[field] && left[field]).map((field) => [field, left[field]]),
  );
  const isRight = Object.keys(errors).length === 0;
  return { ...state, step: isRight ? { kind: 'typing' } : { kind: 'checking', errors } };
}

function afterPress(state: DraftState, obstacle: 'no-service' | 'framed' | undefined): DraftState {
  const { step, past } = state;
  if (step.kind === 'sending' || step.kind === 'waiting' || step.kind === 'asking') return state;
  const message = cleanMessage(state.typed);
  // Repeated presses after the form was cleared.
  if (step.kind === 'delivered' && contactFields.every((field) => !message[field])) return state;

  const errors = checkContactMessage(state.typed, state.isEmailValid);
  const field = contactFields.find((one) => errors[one]);
  if (field) return { ...state, step: { kind: 'checking', errors }, next: { do: 'focus', field } };
  if (obstacle === 'no-service') return { ...state, step: { kind: 'choosing' } };
  if (obstacle === 'framed') return { ...state, step: { kind: 'failed', reason: 'framed' } };
  const before = past.get(textOf(message));
  return before ? { ...state, step: { kind: 'asking', message, before } } : sending(state, message);
}

/** From now on the message may arrive, even if the page is closed. */
function sending(state: DraftState, message: ContactMessage): DraftState {
  const text = textOf(message);
  return {
    ...state,
    step: { kind: 'sending', message, before: state.past.get(text) },
    past: remembering(state.past, text, 'uncertain'),
    next: { do: 'send', message },
  };
}

function afterSending(
  state: DraftState,
  { message: sent, before }: Extract<Step, { kind: 'sending' }>,
  { outcome, now }: { outcome: Outcome; now: number },
): DraftState {
  const isKnown = outcome.kind === 'delivered' || outcome.kind === 'uncertain';
  const past = remembering(state.past, textOf(sent), isKnown ? outcome.kind : before);
  if (outcome.kind === 'waiting') {
    const { seconds } = outcome;
    return {
      ...state,
      past,
      step: { kind: 'waiting', until: now + seconds * 1_000 },
      next: { do: 'wait', seconds },
    };
  }
  if (outcome.kind !== 'delivered') return { ...state, past, step: outcome };
  const rest = (field: ContactField) =>
    cleanText(state.typed[field]) === sent[field] ? '' : state.typed[field];
  return {
    ...state,
    past,
    step: outcome,
    typed: { name: rest('name'), email: rest('email'), message: rest('message') },
  };
}

function remembering(past: DraftState['past'], text: string, result: Past | undefined): DraftState['past'] {
  const others = [...past].filter(([one]) => one !== text);
  return new Map(result ? [...others, [text, result]] : others);
}

/** Replaces the earlier conversation, or adds this one below the message if the visitor has edited that. */
function withConversation(message: string, earlier: string, conversation: string): string {
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => conversation);
  return [message.trimEnd(), conversation].filter(Boolean).join('\n\n');
}
