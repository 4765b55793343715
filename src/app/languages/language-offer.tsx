import { useEffect, useState } from 'react';
import { noticeClass } from '#app/newer-version.tsx';
import { languages, folder as ownFolder } from '#content/assemble/site-languages.ts';
import { siteKey } from '#lib/paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { LanguageLinks } from './language-links.tsx';

/** On the first visit, offers the site in the visitor's own language. Nobody is redirected. */
export function LanguageOffer() {
  const [offered, setOffered] = useState<(typeof languages)[number]>();
  useEffect(() => setOffered((offered) => offered ?? languageToOffer()), []);
  if (!offered) return null;
  const { lang, offer, decline } = offered;
  return (
    <aside
      lang={lang}
      dir="auto"
      // On phones it stays on the first screen instead of covering the fields further down; otherwise beside the end, where it
      // covers no button and no heading.
      className={`${noticeClass} sm:fixed sm:me-0 max-sm:absolute max-sm:top-[calc(100svh-16px)] max-sm:bottom-auto max-sm:-translate-y-full max-sm:text-sm`}
    >
      <p>{offer}</p>
      <LanguageLinks only={lang} className={buttonClass('primary', 'small')} />
      <Button look="quiet" size="small" onClick={() => setOffered(undefined)}>
        {decline}
      </Button>
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
