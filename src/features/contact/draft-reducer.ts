import { cleanText } from '#lib/clean-text.ts';
import type { ContactMessage, Outcome } from '#services/post.ts';
import {
  type ContactErrors,
  checkContactMessage,
  cleanMessage,
  contactFields,
} from './check-contact-message.ts';

export type Step =
  | { kind: 'typing' }
  | { kind: 'checking'; errors: ContactErrors }
  | { kind: 'sending'; message: ContactMessage }
  /** The same message was sent before. Sends again after confirmation. */
  | { kind: 'asking'; message: ContactMessage; before: Past }
  /** Ready, but this site sends no messages itself. */
  | { kind: 'choosing' }
  | { kind: 'waiting'; until: number }
  | { kind: 'failed'; reason: 'framed' }
  | Exclude<Outcome, { kind: 'waiting' }>;

/** Result of a message sent during this visit; `uncertain` while in flight. */
export type Past = 'delivered' | 'uncertain';

export type DraftState = {
  typed: ContactMessage;
  emailIsValid: boolean;
  conversation: string;
  step: Step;
  /** By sent text. */
  past: ReadonlyMap<string, Past>;
};

export type DraftEvent =
  | { type: 'typed'; typed: ContactMessage; emailIsValid: boolean }
  | { type: 'prefilled'; conversation: string }
  | { type: 'pressed'; obstacle?: 'no-service' | 'framed' | undefined }
  | { type: 'trapped' }
  | { type: 'confirmed' }
  | { type: 'remembered'; text: string; past: Past | undefined }
  | { type: 'ended'; outcome: Outcome; now: number }
  | { type: 'waited' };

export const emptyDraft: DraftState = {
  typed: { name: '', email: '', message: '' },
  emailIsValid: false,
  conversation: '',
  step: { kind: 'typing' },
  past: new Map(),
};

/** The draft of a visit. Typed text is never lost, and each send is a decision of the visitor. */
export function draftReducer(state: DraftState, event: DraftEvent): DraftState {
  const { typed, step } = state;
  switch (event.type) {
    case 'typed': {
      const isSame = contactFields.every((field) => event.typed[field] === typed[field]);
      const { emailIsValid } = event;
      return isSame
        ? { ...state, emailIsValid }
        : afterTyping({ ...state, typed: event.typed, emailIsValid });
    }
    case 'prefilled': {
      const conversation = cleanText(event.conversation);
      const message = withConversation(typed.message, state.conversation, conversation);
      return afterTyping({ ...state, typed: { ...typed, message }, conversation });
    }
    case 'pressed':
      return { ...state, step: stepAfterPress(state, event.obstacle) };
    case 'trapped':
      if (step.kind === 'sending') return state;
      return { ...state, step: { kind: 'failed', reason: 'unexpected', problem: '' } };
    case 'confirmed':
      return step.kind === 'asking' ? { ...state, step: { kind: 'sending', message: step.message } } : state;
    case 'remembered': {
      const others = [...state.past].filter(([text]) => text !== event.text);
      return { ...state, past: new Map(event.past ? [...others, [event.text, event.past]] : others) };
    }
    case 'ended':
      return step.kind === 'sending' ? afterSending(state, step.message, event) : state;
    case 'waited':
      if (step.kind !== 'waiting') return state;
      return { ...state, step: { kind: 'failed', reason: 'rate-limited', problem: '' } };
  }
}

/** What is remembered of a message, to recognize it when it is sent again. */
export function textOf({ name, email, message }: ContactMessage): string {
  return [name, email, message].join('\n');
}

function afterTyping(state: DraftState): DraftState {
  const { step } = state;
  if (step.kind === 'delivered' || step.kind === 'asking') return { ...state, step: { kind: 'typing' } };
  if (step.kind !== 'checking') return state;
  const left = checkContactMessage(cleanMessage(state.typed), state.emailIsValid);
  const errors = Object.fromEntries(
    contactFields.filter((field) => step.errors[field] && left[field]).map((field) => [field, left[field]]),
  );
  const isRight = Object.keys(errors).length === 0;
  return { ...state, step: isRight ? { kind: 'typing' } : { kind: 'checking', errors } };
}

function stepAfterPress({ typed, emailIsValid, step, past }: DraftState, obstacle?: string): Step {
  if (step.kind === 'sending' || step.kind === 'waiting' || step.kind === 'asking') return step;
  const message = cleanMessage(typed);
  // Repeated presses after the form was cleared.
  if (step.kind === 'delivered' && contactFields.every((field) => !message[field])) return step;

  const errors = checkContactMessage(message, emailIsValid);
  if (Object.keys(errors).length > 0) return { kind: 'checking', errors };
  if (obstacle === 'no-service') return { kind: 'choosing' };
  if (obstacle === 'framed') return { kind: 'failed', reason: 'framed' };
  const before = past.get(textOf(message));
  return before ? { kind: 'asking', message, before } : { kind: 'sending', message };
}

function afterSending(
  state: DraftState,
  sent: ContactMessage,
  { outcome, now }: { outcome: Outcome; now: number },
): DraftState {
  if (outcome.kind === 'waiting') {
    return { ...state, step: { kind: 'waiting', until: now + outcome.seconds * 1_000 } };
  }
  if (outcome.kind !== 'delivered') return { ...state, step: outcome };
  const rest = (field: keyof ContactMessage) =>
    cleanText(state.typed[field]) === sent[field] ? '' : state.typed[field];
  return {
    ...state,
    step: outcome,
    typed: { name: rest('name'), email: rest('email'), message: rest('message') },
  };
}

/** In place of the earlier conversation, unless the visitor has changed that; otherwise below the message. */
function withConversation(message: string, earlier: string, conversation: string): string {
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => conversation);
  return [message.trimEnd(), conversation].filter(Boolean).join('\n\n');
}
