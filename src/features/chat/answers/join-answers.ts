import type { Reply } from './answer-each.ts';
import { means } from './asked.ts';
import type { Say } from './facts.ts';
import { leansOnPast } from './follow-up.ts';

/** Several answers in turn. Courtesies yield to them, and what is not known is said once. */
export function joined(replies: readonly Reply[], say: Say): string {
  const isSaid = (one: Reply, at: number) =>
    replies.some(
      ({ claim, text }, other) =>
        (claim === 'sure' && one.claim === 'part' && one.text.endsWith(text)) ||
        (other < at && claim === one.claim && text.endsWith(one.text)) ||
        (other < at && isQuotedIn(one.text, text)),
    );
  const known = replies.filter((reply, at) => reply.claim !== 'unknown' && !isSaid(reply, at));
  if (known.length === 0) return replies.find(({ pieces }) => pieces.length > 0)?.text ?? say('unknown');
  const isCourtesy = ({ pieces }: Reply) => pieces.every(isPolite);
  const wanted = known.filter((reply) => !isCourtesy(reply));
  const texts = eachSentenceOnce((wanted.length > 0 ? wanted : known).map(({ text }) => text));
  const isMore = replies.some(
    ({ claim, pieces, asks }) => claim === 'unknown' && asks && (!leansOnPast(pieces) || pieces.length > 2),
  );
  const rest = isMore && !texts.some((text) => text.includes(say('rest'))) ? [say('rest')] : [];
  return [...texts, ...rest].join('\n\n');
}

/** Whether all that one answer quotes stands in another. */
function isQuotedIn(text: string, other: string): boolean {
  const quoted = /“([^”]{60,})”/.exec(text)?.[1]?.split('\n\n');
  return quoted?.every((one) => other.includes(one)) ?? false;
}

/** Lists and quotes stay whole. */
function eachSentenceOnce(texts: readonly string[]): string[] {
  const said = new Set<string>();
  const isNew = (text: string) => text.startsWith('- ') || (!said.has(text) && said.add(text));
  const sentences = (part: string) =>
    /^- |“[^”]{60}|^[^“]*”/.test(part) ? [part] : part.split(/(?<=[.!?”]) (?=\p{Lu}|\[)/u);
  const parts = texts.flatMap((text) => text.split('\n\n'));
  return parts.map((part) => sentences(part).filter(isNew).join(' ')).filter((part) => part !== '');
}

export const isPolite = means('bye greeting help howAreYou human owner thanks you');
