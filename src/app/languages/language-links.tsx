import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { languages, folder as ownFolder } from '#content/assemble/site-languages.ts';
import { carryText } from '#lib/kept-text.ts';
import { assetPath, homePath, pageFolder } from '#lib/paths.ts';

type Props = { className?: string; only?: string; isInBar?: boolean };

/** Links to this page in the site's other languages, each named in its own language. The bar has room for the tag alone. */
export function LanguageLinks({ className, only, isInBar }: Props) {
  const { pathname } = useLocation();
  // An unknown address is unknown in every language.
  const page = /^\/(?:(?:website|mobile|notes)\/[^/]+|notes)/.exec(pathname)?.[0] ?? homePath;
  return languages
    .filter(({ lang, folder }) => folder !== ownFolder && (only ?? lang) === lang)
    .map(({ lang, name, folder }) => (
      <a
        key={lang}
        href={assetPath(pageFolder(page, folder))}
        hrefLang={lang}
        lang={lang}
        className={className}
        onClick={stayInPlace}
      >
        {isInBar && <span className="uppercase xl:hidden">{lang} </span>}
        <bdi className={isInBar ? 'sr-only xl:not-sr-only' : undefined}>{name}</bdi>
      </a>
    ));
}

/** Opens the other page at the same scroll position, with the draft and the conversation. */
function stayInPlace({ currentTarget, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
  currentTarget.hash = placeInView();
  if (!(metaKey || ctrlKey || shiftKey)) carryText();
}

/** The id of the last place that begins above the middle of the window; empty at the top of the page. */
function placeInView(): string {
  if (scrollY < 100) return '';
  const places = [...document.querySelectorAll<HTMLElement>('main [id]:is(section, div, li, h2)')];
  const isAbove = (place: HTMLElement) => place.getBoundingClientRect().top < innerHeight / 2;
  return places.findLast((place) => place.offsetParent && isAbove(place))?.id ?? '';
}
