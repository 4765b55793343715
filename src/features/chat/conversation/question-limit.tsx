import { chatWords } from '#content/words-chat.ts';
import { longestQuestion } from '#features/chat/longest-question.ts';

/** Characters from which on the visitor sees how many there are. */
const nearLimit = 900;

/** Tells how much room a question has left, before it is sent. */
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
