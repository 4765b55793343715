import type { SiteAnswer } from '#lib/site-answer.ts';

/** A short answer of the site. */
export function siteAnswer(text: string): SiteAnswer {
  return { outcome: 'faq', text, markdown: text, lang: 'en', results: [] };
}
