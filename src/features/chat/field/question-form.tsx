import { Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { longestQuestion } from '#features/chat/chat-site.ts';
import { ConversationContext, useChat, useIsAnswering } from '#features/chat/conversation/use-chat.ts';
import { TransientButton } from '#features/chat/log/transient-button.tsx';
import { cleanText } from '#lib/clean-text.ts';
import { buttonClass } from '#ui/button.tsx';

export function QuestionForm() {
  const { site, send } = useChat();
  const { stop } = useContext(ConversationContext);
  const input = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const isAnswering = useIsAnswering();
  const isTooLong = length > longestQuestion;

  // Text typed before hydration.
  useEffect(() => setLength(input.current?.value.trim().length ?? 0), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const question = cleanText(input.current?.value ?? '');
    if (!input.current || !question) return;
    if (question.length > longestQuestion) return input.current.focus();
    input.current.value = '';
    setLength(0);
    send(question);
  }

  return (
    <form className="needs-script chat-form" onSubmit={submit}>
      <div className="flex items-end gap-2.5">
        <label className="sr-only" htmlFor="chat-question">
          {chatWords.question(site.botName)}
        </label>
        <textarea
          ref={input}
          id="chat-question"
          rows={1}
          dir="auto"
          lang={chatWords.placeholder.lang}
          placeholder={chatWords.placeholder.text}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby="chat-notice chat-limit"
          aria-invalid={isTooLong}
          className="chat-input"
          onInput={(event) => setLength(event.currentTarget.value.trim().length)}
          onKeyDown={sendOnEnter}
        />
        {isAnswering && (
          <TransientButton className="chat-stop" onClick={stop} title={chatWords.stopTitle}>
            <Square size={16} fill="currentColor" aria-hidden />
            <span className="sr-only">{chatWords.stop}</span>
          </TransientButton>
        )}
        <button type="submit" className={`${buttonClass()} shrink-0`}>
          {chatWords.send}
        </button>
      </div>
      <QuestionLimit length={length} />
    </form>
  );
}

/** Enter that ends the composition of a word (Japanese, Chinese, …) does not send. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  // Safari sets only the key code.
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (!isComposing) event.currentTarget.form?.requestSubmit();
}

function QuestionLimit({ length }: { length: number }) {
  const inWords = (count: number) => count.toLocaleString(chatWords.lang);
  const isTooLong = length > longestQuestion;
  return (
    <div id="chat-limit" className="chat-limit">
      {length > 0.9 * longestQuestion && (
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
