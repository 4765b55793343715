import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { GalleryPicture } from '#content/project.ts';
import { words } from '#content/words.ts';
import { Picture } from '#ui/picture.tsx';
import { Lightbox } from './lightbox.tsx';
import './slideshow.css';
import { useSlideshow } from './use-slideshow.ts';
import { useSwipe } from './use-swipe.ts';

type Props = { title: string; pictures: readonly GalleryPicture[] };

/** The screenshots in a phone frame. It pauses while hovered, focused or enlarged. */
export function Slideshow({ title, pictures }: Props) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const isHeld = isHovered || isFocused || isEnlarged;
  const { index, runs, show, next, previous } = useSlideshow(pictures.length, isHeld);
  const swipe = useSwipe(next, previous);

  /** The shown one and its neighbours; all once the visitor may jump to any. */
  function isWanted(place: number): boolean {
    const distance = Math.abs(place - index);
    return isUsed || Math.min(distance, pictures.length - distance) <= 1;
  }

  return (
    <section aria-labelledby="documentation">
      <h2 id="documentation" className="detail-heading">
        {words.project.documentation}
      </h2>
      <section
        className="slideshow"
        aria-roledescription={words.project.slideshow}
        aria-label={words.project.screens(title)}
        onPointerEnter={() => {
          setIsHovered(true);
          setIsUsed(true);
        }}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => {
          setIsFocused(true);
          setIsUsed(true);
        }}
        onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        <button
          type="button"
          className="icon-button"
          aria-label={words.project.previousScreen}
          onClick={previous}
        >
          <ChevronLeft size={22} aria-hidden />
        </button>
        <div className="phone" {...swipe}>
          <div aria-live={runs ? 'off' : 'polite'}>
            {pictures.map(({ picture, caption }, place) => (
              <figure
                key={picture.name}
                className="slide"
                inert={place !== index}
                data-shown={place === index}
                data-wanted={isWanted(place)}
              >
                <Picture
                  picture={picture}
                  alt={words.project.screen(title, place + 1, caption)}
                  sizes="(max-width: 480px) 62vw, 280px"
                  className="size-full object-cover object-top"
                />
              </figure>
            ))}
          </div>
          <button
            type="button"
            className="enlarge needs-script"
            aria-label={words.project.enlarge}
            aria-haspopup="dialog"
            onClick={() => setIsEnlarged(true)}
          >
            <Maximize2 size={18} aria-hidden />
          </button>
        </div>
        <button type="button" className="icon-button" aria-label={words.project.nextScreen} onClick={next}>
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
                  aria-label={words.project.showScreen(place + 1, caption)}
                  aria-current={place === index ? 'true' : undefined}
                  onClick={() => show(place)}
                />
              </li>
            ))}
          </ul>
        </div>
      </section>
      {isEnlarged && (
        <Lightbox
          title={title}
          pictures={pictures}
          index={index}
          onNext={next}
          onPrevious={previous}
          onClose={() => setIsEnlarged(false)}
        />
      )}
    </section>
  );
}
