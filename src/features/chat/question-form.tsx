import { Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { cleanText } from '#lib/clean-text.ts';
import { takeText } from '#lib/early-text.ts';
import { geminiSettings } from '#lib/env.ts';
import { keepText } from '#lib/kept-text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isComposing } from '#ui/keyboard.ts';
import { botName } from './answer-text.ts';
import { useChat } from './chat-context.ts';

export const longestQuestion = 1_000;

export function QuestionForm({ isAnswering }: { isAnswering: boolean }) {
  const { conversation, ask, keepFocus } = useChat();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const { length } = text.trim();

  useLayoutEffect(() => {
    // Typed before hydration.
    setText(takeText('chat-question', input.current));
    keepText({
      name: 'question',
      read: () => input.current?.value || undefined,
      isText: (stored) => typeof stored === 'string',
      restore: setText,
    });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const question = cleanText(text);
    if (!question) return;
    if (question.length > longestQuestion) return input.current?.focus();
    setText('');
    ask(question);
  }

  return (
    <form className="needs-script @container border-t border-line p-2.5 sm:p-3.5" onSubmit={submit}>
      <div className="flex items-end gap-2 sm:gap-2.5 narrow:flex-col narrow:items-stretch">
        <label className="sr-only" htmlFor="chat-question">
          {chatWords.question(botName)}
        </label>
        <div className="relative flex min-w-0 grow">
          <textarea
            ref={input}
            id="chat-question"
            rows={1}
            dir="auto"
            lang={chatWords.placeholder.lang}
            placeholder={chatWords.placeholder.text}
            autoComplete="off"
            enterKeyHint="send"
            aria-describedby={geminiSettings() ? 'chat-notice chat-limit' : 'chat-limit'}
            aria-invalid={length > longestQuestion}
            // Room for Stop at the end, so that it does not change the height.
            className="field-sizing-content max-h-[min(9rem,30svh)] min-h-13 min-w-0 grow resize-none rounded-[26px] border-[1.5px] border-line-strong bg-raised py-[.675rem] ps-4.5 pe-13 outline-offset-1 placeholder:whitespace-nowrap narrow:placeholder:whitespace-normal placeholder:text-muted max-sm:placeholder:text-sm max-[23rem]:ps-3.5 max-[23rem]:placeholder:text-xs/7 aria-invalid:border-danger"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={sendOnEnter}
          />
          {isAnswering && (
            <IconButton
              ref={keepFocus}
              label={chatWords.stop}
              title={chatWords.stopTitle}
              icon={<Square size={16} fill="currentColor" className="text-danger" />}
              className="absolute end-1 bottom-1"
              onClick={conversation.stop}
            />
          )}
        </div>
        <Button type="submit" className="shrink-0">
          {chatWords.send}
        </Button>
      </div>
      <QuestionLimit length={length} />
    </form>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  if (!isComposing(event)) event.currentTarget.form?.requestSubmit();
}

function QuestionLimit({ length }: { length: number }) {
  const inWords = (count: number) => count.toLocaleString(chatWords.lang);
  const isTooLong = length > longestQuestion;
  return (
    <div id="chat-limit" className="px-5 text-sm font-semibold *:not-empty:pt-2">
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
