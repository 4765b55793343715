import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { languages, folder as ownFolder } from '#content/assemble/site-languages.ts';
import { siteKey } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { noticeClass } from '#ui/panel.tsx';
import { LanguageLinks } from './language-links.tsx';

/** On the first visit, once it scrolls, offers the site in the visitor's own language. Nobody is redirected. */
export function LanguageOffer() {
  const [offered, setOffered] = useState<(typeof languages)[number]>();
  useEffect(() => {
    const offer = () => setOffered((offered) => offered ?? languageToOffer());
    addEventListener('scroll', offer, { once: true, passive: true });
    return () => removeEventListener('scroll', offer);
  }, []);
  if (!offered) return null;
  const { lang, offer, decline } = offered;
  return (
    <aside
      lang={lang}
      dir="auto"
      data-offer=""
      // On phones a part of the bar, which buttons scroll under; otherwise beside the end, where it covers no button.
      className={`${noticeClass} max-sm:inset-x-0 max-sm:top-(--bar) max-sm:bottom-auto max-sm:h-(--offer) max-sm:w-full max-sm:flex-nowrap max-sm:gap-x-3 max-sm:rounded-none max-sm:border-x-0 max-sm:border-t-0 max-sm:py-2 max-sm:text-sm max-sm:leading-snug sm:me-0`}
    >
      <p className="max-sm:min-w-0 max-sm:grow">{offer}</p>
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
