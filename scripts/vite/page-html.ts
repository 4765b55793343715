import type { Hosts } from './check-settings.ts';
import { replaceOnce } from './replace-once.ts';
import { contentSecurityPolicy, inlineTexts } from './security-policy.ts';

type Site = {
  /** `index.html` as Vite has built it. */
  template: string;
  /** Returns the content of a built style sheet. */
  readSheet: (href: string) => string;
  lang: string;
  dir: 'ltr' | 'rtl';
  hosts: Hosts;
};
type Page = { path: string; head: string; page: string };

/**
 * Assembles a page. Style sheets of the head are inline, for a first paint without other files. The script is in the body, where
 * a slow link begins with the main picture.
 */
export function pageHtml(
  { template, readSheet, lang, dir, hosts }: Site,
  { path, head, page }: Page,
): string {
  const language = `<html lang="${lang}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`;
  let html = replaceOnce(template, '<html lang="en">', () => language);
  html = replaceOnce(html, '<!--head-->', () => head.replace(sheetLink, ''));
  html = replaceOnce(html, '</head>', () => `${head.match(sheetLink)?.join('') ?? ''}</head>`);
  html = replaceOnce(html, sheetLink, (link) => inlineSheet(link, readSheet));
  const [script = ''] = moduleScript.exec(html) ?? [];
  html = replaceOnce(html, moduleScript, () => '');
  html = replaceOnce(html, '<div id="root">', () => `${script}<div id="root" data-path="${path}">`);
  html = replaceOnce(html, '<!--page-->', () => page);
  html = replaceOnce(html, /type="module"|rel="modulepreload"/g, (found) => `${found} fetchpriority="low"`);
  const policy = contentSecurityPolicy({
    inlineScripts: inlineTexts(html, 'script'),
    inlineStyles: inlineTexts(html, 'style'),
    hosts,
  });
  const charset = '<meta charset="utf-8" />';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return replaceOnce(html, charset, () => charset + meta);
}

const moduleScript = /<script type="module"[^>]*><\/script>/;
const sheetLink = /<link rel="stylesheet"[^>]*>/g;

/** React finds the sheet of a page by its link, which loads nothing, and inserts those of other pages after it. */
function inlineSheet(link: string, readSheet: Site['readSheet']): string {
  const styles = readSheet(/href="([^"]+)"/.exec(link)?.[1] ?? '');
  const isOfPage = link.includes('data-precedence');
  if (!isOfPage) return `<style data-precedence="site">${styles}</style>`;
  return `<style>${styles}</style>${link.replace(/\/?>$/, ' disabled>')}`;
}
