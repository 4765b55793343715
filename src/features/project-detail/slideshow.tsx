import { Maximize2 } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Screen } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { Panel } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWasNear } from '#ui/use-in-view.ts';
import { Lightbox, TurnButton } from './lightbox.tsx';
import { useSlideshow } from './use-slideshow.ts';

type Props = { title: string; pictures: readonly Screen[]; frame?: 'phone' | 'browser' };

const sizes = {
  phone: '(max-width: 480px) 62vw, 280px',
  browser: '(max-width: 1040px) 76vw, 800px',
};

/** On a phone a window takes the full width, and the arrows are next to the caption. */
const looks = {
  phone: {
    grid: 'grid-cols-[auto_minmax(0,280px)_auto] pt-10',
    frame: 'col-start-2',
    foot: 'col-span-full',
  },
  /** Three phones, where there is room. */
  phones: {
    grid: 'grid-cols-[auto_minmax(0,280px)_auto] pt-10 md:grid-cols-[auto_minmax(0,240px)_minmax(0,280px)_minmax(0,240px)_auto]',
    frame: 'max-md:col-start-2',
    foot: 'col-span-full',
  },
  browser: {
    grid: 'grid-cols-[auto_minmax(0,800px)_auto] pt-3 sm:pt-10',
    frame: 'max-sm:col-span-full max-sm:row-start-1 sm:col-start-2',
    foot: 'max-sm:col-start-2 max-sm:row-start-2 sm:col-span-full',
  },
};

/** A zoomed page is panned with one finger, which must not turn the screens. */
const slidesClass =
  'h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain rounded-(--screen-radius) [scrollbar-width:none] data-[zoomed=true]:overflow-hidden print:contents';
/** As wide as the frame. The browser does not load hidden pictures. */
const slideClass =
  'h-full flex-[0_0_calc(100%/var(--screens))] snap-start snap-always scroll-mt-4 overflow-hidden break-inside-avoid not-print:script:data-[wanted=false]:*:hidden';
/** The previous screen, over the current one. */
const leavingClass =
  'pointer-events-none absolute inset-0 top-[var(--window-bar,0)] overflow-hidden rounded-(--screen-radius) opacity-0 moving:transition-opacity moving:duration-300 moving:starting:opacity-100 print:hidden';
/** Covers the current screen; inside the list, so that a finger on it can scroll. Its icon is in the corner. */
const enlargeClass =
  'sticky inset-x-0 z-1 -order-1 me-[calc(-100%/var(--screens))] grid h-full flex-[0_0_calc(100%/var(--screens))] cursor-zoom-in place-items-end p-3 outline-none print:hidden';
const enlargeIconClass =
  'box-content rounded-full bg-scrim/80 p-[11px] text-[#f4efdf] forced-color-adjust-none transition-transform group-hover:scale-108 group-active:scale-92 opaque:bg-scrim';

/** Screenshots in a scroll-snap list, which works without a script. That adds buttons, dots and auto-advance. */
export function Slideshow({ title, pictures, frame: shape = 'phone' }: Props) {
  const hasBeside = shape === 'phone' && pictures.length > 2;
  const look = looks[hasBeside ? 'phones' : shape];
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const isSeen = useWasNear(frame);
  const isHeld = isHovered || isFocused || isEnlarged;
  if (isHeld && !isUsed) setIsUsed(true);
  const { list, index, leaving, runs, isZoomedIn, show, followScroll, next, previous } = useSlideshow(
    pictures.length,
    isHeld,
  );
  const left = leaving === undefined ? undefined : pictures[leaving];

  /** The current screen and its neighbors; all screens once a visitor may jump to any. */
  function isWanted(place: number): boolean {
    const distance = Math.abs(place - index);
    return isUsed || Math.min(distance, pictures.length - distance) <= 1;
  }

  return (
    <section aria-labelledby="documentation">
      <Heading level={2} size="medium" id="documentation">
        {words.project.documentation}
      </Heading>
      <Panel
        as="section"
        className={`mt-6 grid place-content-center place-items-center gap-x-2 gap-y-4 px-3 pb-6 sm:gap-x-8 print:grid-cols-[repeat(auto-fill,minmax(90px,1fr))] print:border-0 print:p-0 ${look.grid}`}
        aria-roledescription={words.project.slideshow}
        aria-label={words.project.screens(title)}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => setIsFocused(true)}
        onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        <TurnButton
          to="previous"
          count={pictures.length}
          className="invisible script:visible"
          onClick={previous}
        />
        {hasBeside && <Beside screen={pictures.at(index - 1)} />}
        <div
          ref={frame}
          className={`${shape} relative w-full overflow-hidden outline-offset-3 outline-primary has-focus-visible:outline-3 print:contents ${look.frame}`}
          data-frame={shape}
        >
          <div
            ref={list}
            className={slidesClass}
            data-zoomed={isZoomedIn}
            style={{ '--screens': pictures.length } as CSSProperties}
            onScroll={followScroll}
          >
            <div
              className="flex h-full w-[calc(100%*var(--screens))] print:contents"
              aria-live={runs ? 'off' : 'polite'}
            >
              {pictures.map(({ picture, caption }, place) => (
                <figure
                  key={picture.name}
                  id={screenId(place)}
                  className={slideClass}
                  inert={isLive && place !== index}
                  data-shown={place === index}
                  data-wanted={isWanted(place)}
                >
                  <Picture
                    picture={picture}
                    alt={words.project.screen(title, place + 1, caption)}
                    sizes={sizes[shape]}
                    isEager={isSeen && isWanted(place)}
                    className="size-full object-cover object-top"
                  />
                </figure>
              ))}
              <button
                type="button"
                className={`group needs-script ${enlargeClass}`}
                aria-label={words.project.enlarge}
                aria-haspopup="dialog"
                onClick={() => setIsEnlarged(true)}
              >
                <Maximize2 size={18} className={enlargeIconClass} />
              </button>
            </div>
          </div>
          {left && (
            <div key={index} className={leavingClass} data-leaving="" aria-hidden>
              <Picture
                picture={left.picture}
                alt=""
                sizes={sizes[shape]}
                isEager
                className="size-full object-cover object-top"
              />
            </div>
          )}
        </div>
        {hasBeside && <Beside screen={pictures[(index + 1) % pictures.length]} />}
        <TurnButton to="next" count={pictures.length} className="invisible script:visible" onClick={next} />
        {/* A long caption must not take the phone's width. */}
        <div className={`w-0 min-w-full print:hidden ${look.foot}`}>
          <p className="needs-script text-center text-sm text-balance text-muted">
            {pictures[index]?.caption}
          </p>
          <ul className="needs-script flex justify-center" hidden={pictures.length === 1}>
            {pictures.map(({ picture, caption }, place) => (
              // Finger-sized where there is room.
              <li key={picture.name} className="min-w-6 flex-[0_1_44px]">
                <button
                  type="button"
                  className="grid h-11 w-full place-items-center before:size-2.5 before:rounded-full before:bg-line-strong aria-[current]:before:w-6 aria-[current]:before:bg-primary forced-colors:before:bg-[CanvasText] forced-colors:before:forced-color-adjust-none forced-colors:aria-[current]:before:bg-[Highlight]"
                  aria-label={words.project.showScreen(place + 1, caption)}
                  aria-current={place === index ? 'true' : undefined}
                  onClick={() => show(place)}
                />
              </li>
            ))}
          </ul>
          <ol className="grid justify-items-center script:hidden">
            {pictures.map(({ picture, caption }, place) => (
              <li key={picture.name}>
                <a
                  href={`#${screenId(place)}`}
                  className="flex min-h-11 items-center text-primary underline underline-offset-3"
                >
                  {caption}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </Panel>
      {isEnlarged && (
        <Lightbox
          title={title}
          pictures={pictures}
          index={index}
          origin={frame}
          onNext={next}
          onPrevious={previous}
          onClose={() => setIsEnlarged(false)}
        />
      )}
    </section>
  );
}

/** The screen before or after the current one, where there is room. */
function Beside({ screen }: { screen: Screen | undefined }) {
  if (!screen) return null;
  return (
    <div className="phone w-full overflow-hidden max-md:hidden print:hidden" aria-hidden>
      <Picture
        picture={screen.picture}
        alt=""
        sizes={sizes.phone}
        className="size-full rounded-(--screen-radius) object-cover opacity-65 object-top"
      />
    </div>
  );
}

function screenId(place: number): string {
  return `screen-${place + 1}`;
}

/** Whether the script runs. Without it, all screens are in the list. */
function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive;
}
