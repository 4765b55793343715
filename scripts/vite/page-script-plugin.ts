import { minifySync, type Plugin } from 'vite';
import { pageScript } from '../../src/start/page-script.ts';
import { replaceOnce } from './replace-once.ts';

/** The element in `index.html` that it goes to, which says how it is called. */
const place = '<script id="start"></script>';

/** Puts `src/start/page-script.ts` into the head of each page: the same text everywhere, so that one hash admits it. */
export function inlinePageScript(): Plugin {
  const { code } = minifySync('page-script.js', `(${pageScript})(document.currentScript.dataset)`);
  return {
    name: 'portfolio:page-script',
    transformIndexHtml: (html) =>
      replaceOnce(html, place, () => `<script id="start">${code.trim()}</script>`),
  };
}
