import type { SiteAnswer } from '#features/chat/chat-site.ts';

/** A short answer of the site. */
export function siteAnswer(text: string): SiteAnswer {
  return { outcome: 'faq', text, markdown: text, lang: 'en', results: [] };
}
