import { memo } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { useExchange } from '#features/chat/conversation/use-chat.ts';
import { withoutBidiOverrides } from '#features/chat/reply/without-bidi-overrides.ts';
import { AnswerView } from './answer-view.tsx';
import { bubbleWidth } from './bubble-width.ts';

type Props = {
  id: number;
};

export const ExchangeView = memo(function ExchangeView({ id }: Props) {
  const exchange = useExchange(id);
  const question = exchange?.question ?? '';
  if (!exchange) return null;
  return (
    <div className="chat-exchange">
      <div className={`bubble bubble-user ${bubbleWidth(question.length)}`}>
        <span className="sr-only" lang={chatWords.lang}>
          {chatWords.you}:{' '}
        </span>
        <p className="chat-question" dir="auto">
          {withoutBidiOverrides(question)}
        </p>
      </div>
      <AnswerView exchange={exchange} />
    </div>
  );
});
