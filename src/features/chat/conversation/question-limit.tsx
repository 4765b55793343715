import { chatWords } from '#content/words/chat.ts';
import { longestQuestion } from '#features/chat/longest-question.ts';

/** Length above which the counter shows. */
const nearLimit = 900;

export function QuestionLimit({ length }: { length: number }) {
  const inWords = (count: number) => count.toLocaleString(chatWords.lang);
  const isTooLong = length > longestQuestion;
  return (
    <div id="chat-limit" className="chat-limit">
      {length > nearLimit && (
        <p className={isTooLong ? 'text-danger' : 'text-muted'}>
          <span className="tabular-nums">{inWords(length)}</span>{' '}
          {chatWords.ofCharacters(inWords(longestQuestion))}
        </p>
      )}
      <p role="status" className="text-danger">
        {isTooLong && chatWords.tooLong}
      </p>
    </div>
  );
}
