import Beasties from 'beasties';
import { parse } from 'postcss';
import { replaceOnce } from './replace-once.ts';
import { contentSecurityPolicy, inlineTexts } from './security-policy.ts';

type Site = {
  template: string;
  /** Of all pages, as BCP 47 has it. */
  lang: string;
  outDir: string;
  base: string;
  apiBases: string[];
  /** Styles of every page that are not in the style sheet. */
  inlineRules: string;
};
type Page = { path: string; head: string; page: string; data: string; modules: string[] };

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
/** What only a script sets on `<html>`: no selector of it matches the file, and each of them matters before first paint. */
const setByScript = [
  /\.js\b/,
  /data-theme/,
  /data-motion/,
  /data-first-tab/,
  /data-first-tool/,
  /data-ready/,
];

/** Puts pages together from the template that Vite has built. */
export function pageHtml({ template, lang, outDir, base, apiBases, inlineRules }: Site) {
  const styles = template.match(stylesheet)?.[1];
  if (!styles) throw new Error('The built page has no style sheet.');
  const beasties = new Beasties({
    path: outDir,
    publicPath: base,
    pruneSource: false,
    logLevel: 'silent',
    allowRules: setByScript,
  });

  /** A finished page: its own styles inline, everything else after the first paint. */
  return async function html({ path, head, page, data, modules }: Page): Promise<string> {
    let whole = replaceOnce(template, '<html lang="en">', () => `<html lang="${lang}">`);
    whole = replaceOnce(whole, '<!--head-->', () => head);
    whole = replaceOnce(
      whole,
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-path="${path}">${page}</div>`,
    );
    const [styled = ''] = inlineTexts(await beasties.process(whole), 'style');
    const critical = withoutPrint(styled);
    for (const mark of setByScript) {
      if (!mark.test(critical)) throw new Error(`The inline styles of ${path} have no rule like ${mark}.`);
    }
    const urls = modules.map((file) => base + file).join(' ');
    let finished = replaceOnce(whole, /\s*<script type="module"[^>]*><\/script>/, () => '');
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

/** Leaves out `@media print`: whoever prints has the whole style sheet by then. */
function withoutPrint(styles: string): string {
  const root = parse(styles);
  root.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove();
  });
  return root.toString();
}

/** JSON in which nothing ends the element that holds it. */
function escaped(json: string): string {
  return json.replaceAll('<', '\\u003C');
}
