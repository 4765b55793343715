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

/** What a screen reader says about a step. A toast announces the other outcomes. */
export function spokenText(step: Step): string {
  const { title, advice } = stepText(step);
  if (step.kind === 'sending') return contactWords.sendingSpoken;
  if (step.kind === 'asking' || step.kind === 'choosing') return `${title} ${advice}`;
  if (step.kind !== 'failed') return '';
  if (step.reason === 'framed') return `${title} ${advice}`;
  return step.reason === 'rate-limited' ? advice : '';
}
