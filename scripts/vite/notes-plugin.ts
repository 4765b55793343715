import { relative, resolve } from 'node:path';
import type { Token } from 'markdown-it';
import { bundledLanguages, codeToHtml, createCssVariablesTheme } from 'shiki';
import type { Plugin } from 'vite';
import { errorLine } from '../content/content-error.ts';
import { languageOfFile } from '../content/content-plugin.ts';
import { preparePicture } from '../content/pictures.ts';
import { eachToken, markdown, noteAddress, notesIn, pictureOf, readNote } from '../content/read-note.ts';

/** The colors are in `src/ui/prose.css`. */
const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-' });

/** Imports notes: `2026-02-09-two-people.md?note` is the front matter, `?text` the HTML, `?words` each word once. A build has no drafts. */
export function notes(contentDir: string, isBuild = false): Plugin {
  let base = '/';
  return {
    name: 'portfolio:notes',
    enforce: 'pre',
    sharedDuringBuild: true,

    config(_, { command }) {
      const shown = notesIn(contentDir).filter((file) => command === 'serve' || !readNote(file).record.draft);
      return { define: { 'import.meta.env.SITE_NOTES': JSON.stringify(shown.length > 0) } };
    },

    configResolved(config) {
      base = config.base;
    },

    load: {
      filter: { id: /\.md\?(note|text|words)$/ },
      async handler(id) {
        const [file = '', query] = relative('.', id).split('?');
        const { record, tokens, pictures, links, errors } = readNote(file);
        if (errors[0]) throw new Error(errorLine(errors[0]));
        const isHidden = record.draft && (isBuild || this.environment.mode === 'build');
        const folder = JSON.parse(this.environment.config.define?.['import.meta.env.SITE_FOLDER'] ?? '""');
        if (isHidden) return { code: 'export default undefined', moduleType: 'js' };
        const values = {
          note: () => ({
            ...record,
            slug: noteAddress(file).slice('/notes/'.length),
            lang: languageOfFile(file),
            minutes: minutesToRead(tokens),
            project: links.flatMap(({ href }) => /^\/(website|mobile)\/[^/?#]+/.exec(href)?.[0] ?? [])[0],
          }),
          words: () => wordsIn(tokens),
          text: () => html(file, tokens, base, folder),
        };
        const value = await values[query as keyof typeof values]();
        const imports = pictures.map((one) => `import ${JSON.stringify(`${resolve(one)}?picture`)};\n`);
        return { code: `${imports.join('')}export default ${JSON.stringify(value)}`, moduleType: 'js' };
      },
    },
  };
}

/** At 200 words a minute. Code takes as long as other text. */
function minutesToRead(tokens: readonly Token[]): number {
  const texts = tokens.filter(({ type }) => type === 'inline' || type === 'fence');
  const text = texts.map(({ content }) => content).join('\n');
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  return Math.ceil(words.filter(({ isWordLike }) => isWordLike).length / 200);
}

function wordsIn(tokens: readonly Token[]): string {
  const texts = tokens.flatMap(({ children }) => children?.filter(({ type }) => type === 'text') ?? []);
  const words = texts.flatMap(({ content }) => content.toLowerCase().match(/[\p{L}\p{N}\p{M}’']+/gu) ?? []);
  return [...new Set(words)].join(' ');
}

async function html(file: string, tokens: Token[], base: string, folder: string): Promise<string> {
  for (const { token } of eachToken(tokens)) {
    const picture = pictureOf(token, file);
    const href = String(token.attrGet('href') ?? '');
    if (token.type === 'fence') {
      const lang = languageOfFence(token.info);
      token.type = 'html_block';
      // Without a time limit, a busy machine colors the same.
      const options = { lang, theme, tokenizeTimeLimit: 0 };
      token.content = await codeToHtml(token.content.trimEnd(), options);
    } else if (picture) {
      token.type = 'html_inline';
      const alt = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {});
      token.content = await pictureHtml(picture, markdown.utils.escapeHtml(alt), base);
    } else if (/^\/(?!\/)/.test(href)) {
      const isFile = /^[^?#]*\.\w+([?#]|$)/.test(href);
      token.attrSet('href', base + (isFile ? '' : folder) + href.slice(1));
      if (!isFile) token.attrSet('data-to', href);
    }
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** The first word, in any case: `JavaScript`, `js title="a.js"`, `js:app.js`, `{.js}`. */
function languageOfFence(info: string): string {
  const [name = ''] = /[^\s:,{}.]+/.exec(info.toLowerCase()) ?? [];
  return Object.hasOwn(bundledLanguages, name) ? name : 'text';
}

async function pictureHtml(file: string, alt: string, base: string): Promise<string> {
  const { name, width, height, widths } = await preparePicture(file).catch(({ message }) => {
    throw new Error(`${file}: ${message}`);
  });
  const url = (at: number, format: string) => `${base}pictures/${name}-${at}.${format}`;
  const srcset = widths.map((at) => `${url(at, 'avif')} ${at}w`).join(', ');
  return `<picture><source type="image/avif" srcset="${srcset}" sizes="(min-width: 768px) 704px, 92vw"><img src="${url(widths.at(-1) ?? width, 'webp')}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"></picture>`;
}
