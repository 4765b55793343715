import { languages, folder as ownFolder } from 'virtual:language';
import { X } from 'lucide-react';
import { LanguageLinks } from './language-links.tsx';

/**
 * One line for visitors of a first visit who read another language of the site. It is in the file, and the script of
 * `scripts/vite/languages/offer.ts` shows it before the first paint, so that nothing shifts.
 */
export function LanguageOffer() {
  return languages
    .filter(({ folder }) => folder !== ownFolder)
    .map(({ lang, offer, decline }) => (
      <div key={lang} lang={lang} dir="auto" className="language-offer">
        <p>
          {offer} <LanguageLinks only={lang} />
        </p>
        <button type="button" aria-label={decline} title={decline} onClick={closeOffer}>
          <X size={18} aria-hidden />
        </button>
      </div>
    ));
}

function closeOffer() {
  delete document.documentElement.dataset.offer;
  sessionStorage.removeItem('languages');
}
