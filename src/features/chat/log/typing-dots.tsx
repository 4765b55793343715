import { chatWords } from '#content/words/chat.ts';

export function TypingDots() {
  return (
    <span className="typing-dots">
      <span className="sr-only" lang={chatWords.lang}>
        {chatWords.isWriting}
      </span>
      {[1, 2, 3].map((petal) => (
        <svg key={petal} width="9" height="18" viewBox="0 0 9 18" aria-hidden="true">
          <path d="M4.5 0C10.5 5 10.5 13 4.5 18C-1.5 13 -1.5 5 4.5 0z" fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}
