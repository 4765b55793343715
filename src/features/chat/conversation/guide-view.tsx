import { lazy, Suspense } from 'react';
import type { GuideAnswer } from '#features/chat/guide/guide-answer.ts';
import { Reply } from '#features/chat/reply/reply.tsx';

type Props = {
  answer: GuideAnswer;
  onPick: (question: string) => void;
  /** Puts the question into the contact form. */
  onAsk: (() => void) | undefined;
};

const GuideParts = lazy(async () => ({ default: (await import('./guide-parts.tsx')).GuideParts }));

export function GuideView({ answer, ...rest }: Props) {
  return (
    <div lang={answer.lang}>
      <Reply markdown={answer.text} isWhole />
      <Suspense>
        <GuideParts answer={answer} {...rest} />
      </Suspense>
    </div>
  );
}
