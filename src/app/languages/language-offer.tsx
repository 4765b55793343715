import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { languages, folder as ownFolder } from '#content/assemble/site-languages.ts';
import { siteKey } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { noticeClass } from '#ui/panel.tsx';
import { LanguageLinks } from './language-links.tsx';

/**
 * On the first visit, offers the site in the visitor's own language. Nobody is redirected. It waits for the first
 * scroll, and gives way to the text at the top of the page.
 */
export function LanguageOffer() {
  const [offered, setOffered] = useState<(typeof languages)[number]>();
  const [isAtTop, setIsAtTop] = useState(true);
  useEffect(() => {
    let hasLooked = false;
    function follow() {
      const isAtTop = scrollY < 100;
      setIsAtTop(isAtTop);
      if (isAtTop || hasLooked) return;
      hasLooked = true;
      setOffered(languageToOffer());
    }
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  if (!offered || isAtTop) return null;
  const { lang, offer, decline } = offered;
  return (
    <aside
      lang={lang}
      dir="auto"
      data-offer=""
      // A part of the bar, which buttons scroll under; on wide screens beside the end, where it covers no button.
      className={`${noticeClass} max-lg:inset-x-0 max-lg:top-(--bar) max-lg:bottom-auto max-lg:h-(--offer) max-lg:w-full max-lg:flex-nowrap max-lg:gap-x-3 max-lg:rounded-none max-lg:border-x-0 max-lg:border-t-0 max-lg:py-2 sm:max-lg:px-6 max-sm:text-sm max-sm:leading-snug lg:me-0`}
    >
      <p className="max-lg:min-w-0 max-lg:grow">{offer}</p>
      <LanguageLinks only={lang} className={buttonClass('primary', 'small')} />
      <IconButton label={decline} icon={<X size={20} />} look="plain" onClick={() => setOffered(undefined)} />
    </aside>
  );
}

/** The visitor's first language that the site has, unless the page is in it or it was offered before. */
function languageToOffer() {
  const primary = (tag: string) => tag.split('-')[0];
  const has = (tag: string) => languages.find(({ lang }) => primary(lang) === primary(tag));
  const wanted = navigator.languages.map(has).find((language) => language !== undefined);
  if (!wanted || wanted.folder === ownFolder) return;
  try {
    if (localStorage.getItem(siteKey('languages'))) return;
    localStorage.setItem(siteKey('languages'), 'offered');
    return wanted;
  } catch {}
}
