import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type TouchEvent, useRef, useState } from 'react';
import type { GalleryPicture } from '#content/project.ts';
import { Picture } from '#ui/picture.tsx';
import './slideshow.css';
import { useSlideshow } from './use-slideshow.ts';

type Props = { title: string; pictures: readonly GalleryPicture[] };

/** The screenshots in a phone frame. It waits while a pointer or the focus is on it. */
export function Slideshow({ title, pictures }: Props) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { index, runs, show, next, previous } = useSlideshow(pictures.length, isHovered || isFocused);
  const swipe = useSwipe(next, previous);

  return (
    <section className="mt-14" aria-labelledby="documentation">
      <h2 id="documentation" className="text-[1.75rem] leading-tight tracking-[-.03em]">
        Documentation
      </h2>
      <section
        className="slideshow"
        aria-roledescription="carousel"
        aria-label={`Screens of ${title}`}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => setIsFocused(true)}
        onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        <button type="button" className="icon-button" aria-label="Previous screen" onClick={previous}>
          <ChevronLeft size={22} aria-hidden />
        </button>
        <div className="phone" aria-live={runs ? 'off' : 'polite'} {...swipe}>
          {pictures.map(({ picture, caption }, place) => (
            <figure key={picture.name} className="slide" inert={place !== index} data-shown={place === index}>
              <Picture
                picture={picture}
                alt={`${title} ${place + 1}: ${caption}`}
                sizes="(max-width: 480px) 62vw, 280px"
                className="size-full object-cover object-top"
              />
            </figure>
          ))}
        </div>
        <button type="button" className="icon-button" aria-label="Next screen" onClick={next}>
          <ChevronRight size={22} aria-hidden />
        </button>
        <div className="slideshow-foot">
          <p className="text-center text-[.96875rem] text-muted">{pictures[index]?.caption}</p>
          <ul className="flex justify-center">
            {pictures.map(({ picture, caption }, place) => (
              <li key={picture.name}>
                <button
                  type="button"
                  className="dot"
                  aria-label={`Screen ${place + 1}: ${caption}`}
                  aria-current={place === index ? 'true' : undefined}
                  onClick={() => show(place)}
                />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </section>
  );
}

/** A finger that travels at least 40 pixels sideways turns the page. */
function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientX;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX;
      if (start.current === undefined || end === undefined) return;
      const travel = end - start.current;
      if (travel < -40) onLeft();
      if (travel > 40) onRight();
    },
  };
}
