import { minifySync, type Plugin } from 'vite';
import { pageScript } from '../../src/start/page-script.ts';
import { replaceOnce } from './replace-once.ts';

const place = '<script id="start"></script>';

/** Inlines `src/start/page-script.ts` in the head of every page, as the same text, so that one hash allows it. */
export function inlinePageScript(): Plugin {
  const { code } = minifySync('page-script.js', `(${pageScript})(document.currentScript.dataset)`);
  return {
    name: 'portfolio:page-script',
    transformIndexHtml: (html) =>
      replaceOnce(html, place, () => `<script id="start">${code.trim()}</script>`),
  };
}
