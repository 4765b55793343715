import Beasties from 'beasties';
import { parse } from 'postcss';
import { replaceOnce } from './replace-once.ts';
import { contentSecurityPolicy, inlineTexts } from './security-policy.ts';
import type { Hosts } from './settings.ts';

type Site = {
  template: string;
  /** BCP 47 */
  lang: string;
  dir: 'ltr' | 'rtl';
  outDir: string;
  base: string;
  hosts: Hosts;
  /** Rules that are inline in every page instead of in the style sheet. */
  fonts: string;
};
type Page = { path: string; head: string; page: string; data: string; modules: string[] };

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
/** The start of selectors that hide something until the page is ready. */
const whenReady = /\.js:not\(\[data-ready(=no)?\]\) /;
/** Selectors that match only after the page script has run. */
const setByScript = [
  whenReady,
  /\[data-ready=no\] \.needs-script/,
  /\.js\[data-unstyled\]/,
  /data-theme/,
  /data-motion/,
];
/** The menu, and everything from the first part of home on: they show only once the style sheet has loaded. */
const later = /<dialog.*?<\/dialog>|<[^<>]* data-part="".*/gs;

/**
 * Assembles pages from the HTML that Vite has built.
 *
 * @throws Error when that HTML or the inline styles lack an expected part
 */
export function pageHtml({ template, lang, dir, outDir, base, hosts, fonts }: Site) {
  const styles = template.match(stylesheet)?.[1];
  if (!styles) throw new Error('The built page has no style sheet.');
  const beasties = new Beasties({
    path: outDir,
    publicPath: base,
    pruneSource: false,
    logLevel: 'silent',
    allowRules: setByScript,
  });

  /** A complete page: critical styles inline, everything else after the first paint. */
  return async function html({ path, head, page, data, modules }: Page): Promise<string> {
    let filled = replaceOnce(
      template,
      '<html lang="en">',
      () => `<html lang="${lang}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`,
    );
    filled = replaceOnce(filled, '<!--head-->', () => head);
    filled = replaceOnce(
      filled,
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-path="${path}">${page}</div>`,
    );
    const firstScreen = filled.replace(later, '');
    const [styled = ''] = inlineTexts(await beasties.process(firstScreen), 'style');
    const critical = forFirstPaint(styled, firstScreen);
    for (const mark of setByScript) {
      if (!mark.test(styled)) throw new Error(`The inline styles of ${path} have no rule like ${mark}.`);
    }
    const urls = modules.map((file) => base + file).join(' ');
    let finished = replaceOnce(filled, /\s*<script type="module"[^>]*><\/script>/, () => '');
    finished = replaceOnce(finished, /\s*<link rel="modulepreload"[^>]*>/g, () => '');
    finished = replaceOnce(finished, stylesheet, () => '');
    // The script may add the style sheet, which has to come after the inline styles.
    finished = replaceOnce(
      finished,
      '<script id="start">',
      () =>
        `<style>${fonts}${critical}</style><noscript><link rel="stylesheet" href="${styles}"></noscript><script data-modules="${urls}" data-styles="${styles}">`,
    );
    finished = replaceOnce(
      finished,
      '</body>',
      () => `<script type="application/json" id="page-data">${escaped(data)}</script></body>`,
    );
    const policy = contentSecurityPolicy({
      inlineScripts: inlineTexts(finished, 'script'),
      inlineStyles: inlineTexts(finished, 'style'),
      hosts,
    });
    return replaceOnce(finished, '<meta charset="utf-8" />', (charset) => {
      return `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    });
  };
}

/**
 * Removes rules that the first paint does not need and that the style sheet repeats: print, hover and active styles,
 * animations, elements that scripts add or show later, and fallbacks for browsers without `@property`.
 */
function forFirstPaint(styles: string, html: string): string {
  const root = parse(styles);
  const known = new Set([
    '.js',
    ...Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => `.${names.replaceAll(' ', ' .')}`)
      .join(' ')
      .split(' '),
    ...Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => `#${id}`),
  ]);
  const shownLater = new Set<string>();
  root.walkRules(whenReady, ({ selectors }) => {
    for (const selector of selectors) shownLater.add(selector.replace(whenReady, ''));
  });
  const isNeeded = (selector: string) =>
    !shownLater.has(selector) &&
    !/:(hover|active|:view-transition)/.test(selector) &&
    namesOf(selector).every((name) => known.has(name));
  root.walkDecls(/^(animation|transition)/, (declaration) => void declaration.remove());
  root.walkAtRules(/^(media|layer|keyframes)$/, (rule) => {
    if (rule.name === 'keyframes' || rule.params === 'print' || rule.params === 'properties') rule.remove();
  });
  root.walkRules((rule) => {
    const needed = rule.selectors.filter(isNeeded);
    if (needed.length === 0 || rule.nodes.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  root.walkAtRules(/^(media|supports)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  const text = root.toString();
  root.walkAtRules('property', (rule) => {
    if (!text.includes(`var(${rule.params}`)) rule.remove();
  });
  return root.toString();
}

/** The classes and ids that a selector requires, leaving out alternatives and exclusions in parentheses. */
function namesOf(selector: string): string[] {
  const names = selector.replace(/(?<!\\)\([^()]*\)/g, '').match(/[.#](?:[\w-]|\\.)+/g);
  return [...(names ?? [])].map((name) => name.replaceAll('\\', ''));
}

/** JSON that cannot close its script element. */
function escaped(json: string): string {
  return json.replaceAll('<', '\\u003C');
}
