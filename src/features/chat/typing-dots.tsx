/** Three petals of the kawung, taking turns. */
export function TypingDots() {
  return (
    <span className="typing-dots">
      <span className="sr-only" lang="en">
        is writing
      </span>
      <Petal />
      <Petal />
      <Petal />
    </span>
  );
}

function Petal() {
  return (
    <svg width="11" height="18" viewBox="0 0 11 18" aria-hidden="true">
      <path d="M5.5 0c3.7 4.6 5.5 8 5.5 11a5.5 7 0 0 1-11 0c0-3 1.8-6.4 5.5-11z" fill="currentColor" />
    </svg>
  );
}
