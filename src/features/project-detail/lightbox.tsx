import { animate } from 'framer-motion/dom/mini';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type Touch, type TouchEvent, useEffect, useRef } from 'react';
import type { Screen } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { motion } from '#lib/preferences.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { isZoomed } from './use-slideshow.ts';

type Props = {
  title: string;
  pictures: readonly Screen[];
  index: number;
  /** The element from which the screenshot grows. */
  origin: RefObject<Element | null>;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
};

/** The screenshot fills the width of a low window, and scrolls below the buttons. */
const inReach = 'short:sticky short:top-3 short:z-1';

/** One screenshot as large as the window; the arrows show the others. */
export function Lightbox({ title, pictures, index, origin, onNext, onPrevious, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useSwipe(onNext, onPrevious);
  const shown = pictures[index];

  useEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    element?.showModal();
    style.overflow = 'hidden';
    const screen = element?.querySelector('img');
    if (screen && origin.current && motion.get() === 'on') growFrom(origin.current, screen);
    return () => {
      // Close before unmounting, or the browser does not restore focus.
      element?.close();
      style.overflow = '';
    };
  }, [origin]);

  function turn({ key, currentTarget }: KeyboardEvent) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if ((key === 'ArrowLeft') === isRightToLeft(currentTarget)) onNext();
    else onPrevious();
  }

  /** In development, effects run twice: the first run's `close` event fires after the second has opened the dialog. */
  function noticeClose() {
    if (!dialog.current?.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox h-dvh max-h-none w-dvw max-w-none place-items-center gap-x-3 gap-y-2 overflow-auto overscroll-contain bg-paper pt-[max(12px,env(safe-area-inset-top))] pr-[max(12px,env(safe-area-inset-right))] pb-[max(16px,env(safe-area-inset-bottom))] pl-[max(12px,env(safe-area-inset-left))] text-ink open:grid"
      aria-label={words.project.screens(title)}
      onClose={noticeClose}
      onKeyDown={turn}
      {...swipe}
    >
      <IconButton
        label={words.project.close}
        icon={<X size={22} />}
        className={`justify-self-end [grid-area:close] ${inReach}`}
        onClick={onClose}
      />
      <TurnButton
        to="previous"
        count={pictures.length}
        className={`[grid-area:previous] ${inReach}`}
        onClick={onPrevious}
      />
      {shown && (
        <div className="grid size-full min-h-0 place-items-center [grid-area:screen] short:h-auto short:min-h-auto short:w-[min(100%,640px)] [&>picture]:contents">
          <Picture
            key={shown.picture.name}
            picture={shown.picture}
            alt={words.project.screen(title, index + 1, shown.caption)}
            sizes="(orientation: portrait) 90vw, (max-height: 560px) 640px, 46vh"
            className="h-full min-h-0 w-auto max-w-full short:h-auto short:w-full rounded-card object-contain shadow-card moving:transition-opacity moving:starting:opacity-0"
          />
        </div>
      )}
      <TurnButton
        to="next"
        count={pictures.length}
        className={`[grid-area:next] short:justify-self-start ${inReach}`}
        onClick={onNext}
      />
      <p
        className="text-center text-muted tabular-nums [grid-area:caption] max-sm:text-sm max-sm:leading-snug"
        aria-live="polite"
      >
        {shown && words.project.screenOf(index + 1, pictures.length, shown.caption)}
      </p>
    </dialog>
  );
}

/** A horizontal swipe with one finger. Two fingers zoom, and in a zoomed page one finger pans. */
function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<Touch>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
    },
    onTouchCancel() {
      start.current = undefined;
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const end = changedTouches[0];
      if (!start.current || !end || isZoomed()) return;
      const deltaX = end.clientX - start.current.clientX;
      if (Math.abs(deltaX) < Math.max(40, Math.abs(end.clientY - start.current.clientY))) return;
      if (deltaX < 0 === isRightToLeft(currentTarget)) onPrevious();
      else onNext();
    },
  };
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

type TurnProps = { to: 'previous' | 'next'; count: number; className?: string; onClick: () => void };

export function TurnButton({ to, count, className = '', onClick }: TurnProps) {
  const { nextScreen, previousScreen } = words.project;
  const Chevron = to === 'next' ? ChevronRight : ChevronLeft;
  if (count === 1) return null;
  return (
    <IconButton
      label={to === 'next' ? nextScreen : previousScreen}
      icon={<Chevron size={22} className="rtl:-scale-x-100" aria-hidden />}
      className={className}
      onClick={onClick}
    />
  );
}

function growFrom(origin: Element, screen: Element) {
  const from = origin.getBoundingClientRect();
  const to = screen.getBoundingClientRect();
  const right = from.x + from.width / 2 - (to.x + to.width / 2);
  const down = from.y + from.height / 2 - (to.y + to.height / 2);
  animate(
    screen,
    { transform: [`translate(${right}px, ${down}px) scale(${from.height / to.height})`, 'none'] },
    { duration: 0.35, ease: [0.2, 0.8, 0.2, 1] },
  );
}
