import { useCallback, useEffect, useRef, useState } from 'react';

const nearEnd = 24;

/** The part of the log that a long question may fill, so that its answer shows below. */
const mostForQuestion = 0.4;

/**
 * Scrolls the log. A new question goes to the top and its answer arrives below, until the reader scrolls. A complete answer
 * that fits is shown to its end, where its buttons are. A reader who goes to the end stays there while the log grows, until
 * they scroll up.
 */
export function useFollow() {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef<'question' | 'end' | 'place'>('place');
  /** The last scroll position that the reader did not choose. */
  const placed = useRef(0);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const keepInView = useCallback(() => {
    const element = log.current;
    if (!element || !content.current) return;
    if (shown.current === 'end') element.scrollTop = element.scrollHeight;
    if (shown.current === 'question') element.scrollTop = questionTop(element, content.current);
    placed.current = element.scrollTop;
    setIsAtEnd(distanceToEnd(element) <= nearEnd);
  }, []);

  const show = useCallback(
    (what: 'question' | 'end') => {
      shown.current = what;
      keepInView();
    },
    [keepInView],
  );

  useEffect(() => {
    const element = log.current;
    if (!element || !content.current) return;

    function handleScroll() {
      if (!element || Math.abs(element.scrollTop - placed.current) <= 1) return;
      const isUp = element.scrollTop < placed.current;
      placed.current = element.scrollTop;
      // A shrinking log also scrolls up, but stays at its end; a reader starts to scroll up pixel by pixel.
      if (isUp && distanceToEnd(element) <= 1) return;
      shown.current = !isUp && distanceToEnd(element) <= nearEnd ? 'end' : 'place';
      setIsAtEnd(distanceToEnd(element) <= nearEnd);
    }

    const resized = new ResizeObserver(keepInView);
    resized.observe(content.current);
    resized.observe(element);
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', handleScroll);
    };
  }, [keepInView]);

  return { log, content, isAtEnd, show };
}

function distanceToEnd(log: HTMLElement): number {
  return log.scrollHeight - roomOf(log) - log.scrollTop;
}

/** The height of the log at its end, where the button below it disappears. */
function roomOf(log: HTMLElement): number {
  return log.parentElement?.clientHeight ?? log.clientHeight;
}

function questionTop(log: HTMLElement, content: HTMLElement): number {
  const [question, answer] = content.lastElementChild?.children ?? [];
  if (!question || !answer) return log.scrollTop;
  const top = log.getBoundingClientRect().top - log.scrollTop;
  const padding = Number.parseFloat(getComputedStyle(log).scrollPaddingTop) || 0;
  const box = answer.getBoundingClientRect();
  const beginning = Math.max(
    question.getBoundingClientRect().top - top - padding,
    box.top - top - log.clientHeight * mostForQuestion,
  );
  const room = roomOf(log);
  const isComplete = answer.querySelector('[aria-busy="false"]');
  if (!isComplete || box.height + 2 * padding > room) return beginning;
  return Math.max(beginning, box.bottom - top + 2 * padding - room);
}
