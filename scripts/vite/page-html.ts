import type { Hosts } from './check-settings.ts';
import { replaceOnce } from './replace-once.ts';
import { contentSecurityPolicy, inlineTexts } from './security-policy.ts';

type Site = {
  /** `index.html` as Vite has built it, without its style sheet. */
  template: string;
  styles: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  hosts: Hosts;
};
type Page = { path: string; head: string; page: string };

/** Assembles a page. Styles are inline, for a first paint without other files; scripts come after the main picture. */
export function pageHtml({ template, styles, lang, dir, hosts }: Site, { path, head, page }: Page): string {
  const language = `<html lang="${lang}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`;
  let html = replaceOnce(template, '<html lang="en">', () => language);
  html = replaceOnce(html, '<!--head-->', () => head);
  html = replaceOnce(html, '<div id="root">', () => `<div id="root" data-path="${path}">`);
  html = replaceOnce(html, '<!--page-->', () => page);
  html = replaceOnce(html, '</head>', () => `<style>${styles}</style></head>`);
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
