import { minifySync } from 'vite';
import { replaceOnce } from '../replace-once.ts';
import type { SiteLanguage } from './site-languages.ts';

/**
 * Runs in the head of every page, as text: at the first visit, offers the first language that the visitor reads and the site
 * has, when it is another than the page's. Nobody is redirected.
 */
export function offerLanguage(tags: string[]): void {
  const html = document.documentElement;
  const primary = (tag: string) => tag.split('-')[0];
  const read = navigator.languages.map((tag) => tags.find((one) => primary(one) === primary(tag)));
  const wanted = read.find((tag) => tag !== undefined);
  if (!wanted || wanted === html.lang) return;
  try {
    if (localStorage.languages && !sessionStorage.languages) return;
    localStorage.languages = 'offered';
    sessionStorage.languages = 'offered';
    html.dataset.offer = wanted;
  } catch {
    // Without storage it would be offered on every page.
  }
}

/** Puts the script into the page that Vite has built, if there is anything to offer. */
export function withOffer(html: string, languages: readonly Pick<SiteLanguage, 'lang'>[]): string {
  if (languages.length < 2) return html;
  const tags = JSON.stringify(languages.map(({ lang }) => lang));
  const { code } = minifySync('offer.js', `(${offerLanguage})(${tags})`);
  return replaceOnce(html, '<script id="start">', (start) => `<script>${code.trim()}</script>${start}`);
}

/** The rules that show the offer which the script has chosen. */
export function offerRules(languages: readonly Pick<SiteLanguage, 'lang'>[]): string {
  const selectors = languages.map(({ lang }) => `[data-offer="${lang}"] .language-offer[lang="${lang}"]`);
  return selectors.length > 1
    ? `.language-offer{display:none}@media screen{${selectors.join()}{display:flex}}`
    : '';
}
