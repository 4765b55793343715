import type { Failure } from '#services/outcome.ts';
import type { Step } from './draft-reducer.ts';

type StepText = { title: string; advice: string };

/**
 * What a step means for the visitor, and what to do now; nothing to say while typing, checking and sending.
 *
 * @param seconds still to wait
 */
export function stepText(step: Step, seconds = 0): StepText {
  switch (step.kind) {
    case 'delivered':
      return {
        title: 'Your message has been sent.',
        advice: 'Thank you. I will answer at the address you gave.',
      };
    case 'asking':
      return questions[step.before];
    case 'uncertain':
      return doubts[step.reason];
    case 'waiting':
      return { title: tooMany, advice: `You can send it again in ${duration(seconds)}.` };
    case 'failed':
      return failures[step.reason];
    default:
      return { title: '', advice: '' };
  }
}

const tooMany = 'Too many messages are arriving at the moment.';

const questions: Record<'delivered' | 'uncertain', StepText> = {
  delivered: {
    title: 'You have sent me this very message already.',
    advice: 'Press “Send it again” below if I should get it a second time.',
  },
  uncertain: {
    title: 'This message may have reached me already.',
    advice: 'Press “Send it again” below to be sure. At worst I get it twice.',
  },
};

const doubts: Record<'timeout' | 'no-answer', StepText> = {
  timeout: {
    title: 'Telegram did not answer in time.',
    advice: 'Your message may have arrived all the same, so I ask before it is sent again.',
  },
  'no-answer': {
    title: 'No answer came from Telegram.',
    advice:
      'Your network or a browser extension may be blocking it. Or the message arrived and only the answer was lost, so I ask before it is sent again.',
  },
};

const failures: Record<Failure, StepText> = {
  'not-configured': {
    title: 'This form cannot deliver messages yet.',
    advice: 'Your message is ready to go by WhatsApp or email instead.',
  },
  offline: {
    title: 'You are offline.',
    advice: 'Send your message again once you are connected.',
  },
  blocked: {
    title: 'This page is not allowed to reach Telegram.',
    advice: 'Only I can put that right, so please tell me about it another way.',
  },
  rejected: {
    title: 'Telegram did not accept the message.',
    advice: 'Trying again will hardly help. Another way will.',
  },
  settings: {
    title: 'This form is not set up correctly.',
    advice: 'Only I can put that right, so please tell me about it another way.',
  },
  'too-long': {
    title: 'The message is too long for Telegram.',
    advice: 'Shorten it, or send all of it another way.',
  },
  'rate-limited': {
    title: tooMany,
    advice: 'You can send it again now.',
  },
  server: {
    title: 'Telegram has a problem of its own at the moment.',
    advice: 'Send your message again in a few minutes.',
  },
  'chunk-load': {
    title: 'A part of this page could not be loaded.',
    advice:
      'Check your connection, then send your message again. If that fails too, copy it and reload the page.',
  },
  unexpected: {
    title: 'The message could not be sent.',
    advice: 'Send it again, or another way.',
  },
};

function duration(seconds: number): string {
  if (seconds < 100) return count(seconds, 'second');
  return count(Math.ceil(seconds / 60), 'minute');
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
