import { memo } from 'react';
import { AnswerView } from './answer-view.tsx';
import { bubbleWidth } from './bubble-width.ts';
import type { Knowledge } from './knowledge.ts';
import { useExchange } from './use-chat.ts';
import { withoutBidiOverrides } from './without-bidi-overrides.ts';

type Props = { id: number; knowledge: Knowledge; botName: string; focusLog: () => void };

/** A question, and its answer below it. */
export const ExchangeView = memo(function ExchangeView({ id, ...rest }: Props) {
  const exchange = useExchange(id);
  if (!exchange) return null;
  const { question } = exchange;
  return (
    <div className="chat-exchange">
      <div className={`bubble bubble-user ${bubbleWidth(question.length)}`} dir="auto">
        <span className="sr-only">You: </span>
        {withoutBidiOverrides(question)}
      </div>
      <AnswerView exchange={exchange} {...rest} />
    </div>
  );
});
