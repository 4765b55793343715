import Beasties from 'beasties';
import { parse } from 'postcss';
import { replaceOnce } from './replace-once.ts';
import { contentSecurityPolicy, inlineTexts } from './security-policy.ts';

type Site = {
  template: string;
  /** BCP 47 */
  lang: string;
  dir: 'ltr' | 'rtl';
  outDir: string;
  base: string;
  apiBases: string[];
  /** Styles that are inline in every page instead of in the style sheet. */
  inlineRules: string;
};
type Page = { path: string; head: string; page: string; data: string; modules: string[] };

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
/** Set on `<html>` by the page script before the first paint. No selector with them matches the prerendered file. */
const setByScript = [
  /\.js\b/,
  /data-theme/,
  /data-motion/,
  /data-first-tab/,
  /data-first-tool/,
  /data-ready/,
];

/**
 * Assembles pages from the HTML that Vite has built.
 *
 * @throws Error when that HTML or the inline styles lack an expected part
 */
export function pageHtml({ template, lang, dir, outDir, base, apiBases, inlineRules }: Site) {
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
    const [styled = ''] = inlineTexts(await beasties.process(filled), 'style');
    const critical = forFirstPaint(styled, filled);
    for (const mark of setByScript) {
      if (!mark.test(styled)) throw new Error(`The inline styles of ${path} have no rule like ${mark}.`);
    }
    const urls = modules.map((file) => base + file).join(' ');
    let finished = replaceOnce(filled, /\s*<script type="module"[^>]*><\/script>/, () => '');
    finished = replaceOnce(finished, /\s*<link rel="modulepreload"[^>]*>/g, () => '');
    finished = replaceOnce(
      finished,
      stylesheet,
      () =>
        `<style>${inlineRules}${critical}</style><noscript><link rel="stylesheet" href="${styles}"></noscript>`,
    );
    finished = replaceOnce(
      finished,
      '<script id="start">',
      () => `<script data-modules="${urls}" data-styles="${styles}">`,
    );
    finished = replaceOnce(
      finished,
      '</body>',
      () => `<script type="application/json" id="page-data">${escaped(data)}</script></body>`,
    );
    const policy = contentSecurityPolicy({
      inlineScripts: inlineTexts(finished, 'script'),
      inlineStyles: inlineTexts(finished, 'style'),
      apiBases,
    });
    return replaceOnce(finished, '<meta charset="utf-8" />', (charset) => {
      return `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    });
  };
}

/**
 * Removes rules that no element of the first paint needs; the style sheet has them too: print styles, hover and press,
 * elements that scripts add later, unused keyframes, and initial values for browsers without `@property`, which
 * `build.target` excludes.
 */
function forFirstPaint(styles: string, html: string): string {
  const root = parse(styles);
  const known = new Set([
    'js',
    ...[...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  ]);
  root.walkAtRules(/^(media|layer)$/, (rule) => {
    if (rule.params === 'print' || rule.params === 'properties') rule.remove();
  });
  const isNeeded = (selector: string) =>
    !/:(hover|active)\b/.test(selector) && classesOf(selector).every((name) => known.has(name));
  root.walkRules((rule) => {
    if (!rule.selectors.some(isNeeded)) rule.remove();
  });
  const animations = [...root.toString().matchAll(/animation(?:-name)?:[^;}]+/g)].join();
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** The classes that a selector requires, leaving out alternatives and exclusions in parentheses. */
function classesOf(selector: string): string[] {
  const names = selector.replace(/(?<!\\)\([^()]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g);
  return [...names].map(([, name = '']) => name.replaceAll('\\', ''));
}

/** JSON that cannot close its script element. */
function escaped(json: string): string {
  return json.replaceAll('<', '\\u003C');
}
