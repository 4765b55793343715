import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { languages, folder as ownFolder } from '#content/assemble/site-languages.ts';
import { siteKey } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
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
      // A part of the bar, which buttons scroll under.
      className="fixed inset-x-0 top-(--bar) z-30 flex min-h-(--offer) items-center justify-center gap-x-3 max-sm:flex-wrap border-b border-line-strong bg-raised px-4.5 shadow-card max-sm:text-sm max-sm:leading-snug sm:gap-x-5 sm:px-6 print:hidden"
    >
      <p className="min-w-0 max-sm:grow max-sm:basis-[8rem]">{offer}</p>
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
