import { lazy, Suspense, useMemo } from 'react';
import type { GuideAnswer } from '#features/chat/guide/guide-answer.ts';
import { Reply } from '#features/chat/reply/reply.tsx';
import { appendReply, emptyReply } from '#features/chat/reply/reply-text.ts';

type Props = {
  answer: GuideAnswer;
  onPick: (question: string) => void;
  /** Puts the question into the contact form. */
  onAsk: (() => void) | undefined;
};

const GuideParts = lazy(async () => ({ default: (await import('./guide-parts.tsx')).GuideParts }));

export function GuideView({ answer, ...rest }: Props) {
  const text = useMemo(() => appendReply(emptyReply, answer.text), [answer.text]);
  return (
    <div lang={answer.lang}>
      <Reply text={text} isArriving={false} />
      <Suspense>
        <GuideParts answer={answer} {...rest} />
      </Suspense>
    </div>
  );
}
