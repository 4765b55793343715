import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const nearEnd = 24;

/** The part of the log that a long question may fill, so that its answer shows below. */
const mostForQuestion = 0.4;

/**
 * Scrolls the log of the chat. A new question goes to the top, and its answer arrives below. A reader who goes to the end
 * stays there while the log grows, until they scroll up.
 *
 * @returns refs for the scrolling element and its content; call `showQuestion` in a layout effect after a question was added
 */
export function useFollow() {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);
  /** Where the log was scrolled to show a question: not the reader's choice. */
  const placed = useRef(0);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const goToEnd = useCallback(() => {
    isFollowing.current = true;
    setIsAtEnd(true);
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, []);

  const showQuestion = useCallback(() => {
    const element = log.current;
    const [question, answer] = content.current?.querySelector('.chat-exchange:last-child')?.children ?? [];
    if (!element || !question || !answer) return;
    isFollowing.current = false;
    const top = element.getBoundingClientRect().top - element.scrollTop;
    const beside = Number.parseFloat(getComputedStyle(element).scrollPaddingTop) || 0;
    element.scrollTop = Math.max(
      question.getBoundingClientRect().top - top - beside,
      answer.getBoundingClientRect().top - top - element.clientHeight * mostForQuestion,
    );
    placed.current = element.scrollTop;
  }, []);

  useEffect(() => {
    const element = log.current;
    if (!element || !content.current) return;
    let lastTop = element.scrollTop;
    const distance = () => element.scrollHeight - element.clientHeight - element.scrollTop;

    function handleScroll() {
      if (!element) return;
      const { scrollTop } = element;
      const isUp = scrollTop < lastTop - 1;
      lastTop = scrollTop;
      // A shrinking log also scrolls up but stays at the end; a reader starts to scroll up pixel by pixel.
      const isEnd = distance() <= (isUp ? 1 : nearEnd);
      if (isEnd && Math.abs(scrollTop - placed.current) > 1) isFollowing.current = true;
      else if (isUp) isFollowing.current = false;
      setIsAtEnd(isFollowing.current || distance() <= nearEnd);
    }

    const resized = new ResizeObserver(() => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight;
      setIsAtEnd(distance() <= nearEnd);
    });
    resized.observe(content.current);
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', handleScroll);
    };
  }, []);

  return { log, content, isAtEnd, goToEnd, showQuestion };
}
