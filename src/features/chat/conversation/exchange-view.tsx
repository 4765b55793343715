import { memo, useLayoutEffect } from 'react';
import { chatWords } from '#content/words-chat.ts';
import { withoutBidiOverrides } from '#lib/without-bidi-overrides.ts';
import { AnswerView } from './answer-view.tsx';
import { bubbleWidth } from './bubble-width.ts';
import { useExchange } from './use-chat.ts';

type Props = {
  id: number;
  /** Called when the exchange may have grown taller. */
  onGrow: () => void;
};

export const ExchangeView = memo(function ExchangeView({ id, onGrow }: Props) {
  const exchange = useExchange(id);
  const question = exchange?.question ?? '';
  useLayoutEffect(() => {
    if (exchange) onGrow();
  }, [exchange, onGrow]);
  if (!exchange) return null;
  return (
    <div className="chat-exchange">
      <div className={`bubble bubble-user ${bubbleWidth(question.length)}`} dir="auto">
        <span className="sr-only" lang={chatWords.lang}>
          {chatWords.you}:{' '}
        </span>
        {withoutBidiOverrides(question)}
      </div>
      <AnswerView exchange={exchange} />
    </div>
  );
});
