import { contactWords } from '#content/words/contact.ts';
import { durationText } from '#lib/duration-text.ts';
import type { Step } from './draft-reducer.ts';

/** The title and advice for a step, with the seconds left to wait; empty while typing, checking and sending. */
export function stepText(step: Step, seconds = 0): { title: string; advice: string } {
  const { delivered, asking, choosing, uncertain, waiting, failed, lang } = contactWords;
  switch (step.kind) {
    case 'delivered':
      return delivered;
    case 'choosing':
      return choosing;
    case 'asking':
      return asking[step.before];
    case 'uncertain':
      return uncertain[step.reason];
    case 'waiting':
      return { title: waiting.title, advice: waiting.advice(durationText(seconds, lang)) };
    case 'failed':
      return failed[step.reason];
    default:
      return { title: '', advice: '' };
  }
}
