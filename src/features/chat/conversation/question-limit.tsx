/** Characters of a question. */
export const longestQuestion = 1_000;

/** Characters from which on the visitor sees how many there are. */
const nearLimit = 900;

/** Tells how much room a question has left, before it is sent. */
export function QuestionLimit({ length }: { length: number }) {
  const limit = longestQuestion.toLocaleString('en');
  const isTooLong = length > longestQuestion;
  return (
    <div id="chat-limit" className="chat-limit">
      {length > nearLimit && (
        <p className={isTooLong ? 'text-merah' : 'text-muted'}>
          <span className="tabular-nums">{length.toLocaleString('en')}</span> of {limit} characters
        </p>
      )}
      <p role="status" className="text-merah">
        {isTooLong && 'Too long to send. Please shorten your question.'}
      </p>
    </div>
  );
}
