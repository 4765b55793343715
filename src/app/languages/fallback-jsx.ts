/** Replaces React's JSX runtime in a partly translated language: marks each text in the first language. */
import { firstTexts, languages } from 'virtual:language';
import type { ElementType, Key } from 'react';
import { jsx as create, jsxs as createStatic, Fragment } from 'react/jsx-runtime';
import { mergeTexts, textHash } from './merge-texts.ts';

type Props = Record<string, unknown> & { children?: unknown };

const hashes = new Set(firstTexts);
const first = { lang: languages[0]?.lang, dir: languages[0]?.dir };
/** These elements contain only text, so a part of it cannot be marked. */
const isTextOnly = /^(title|option|textarea)$/;
/** Elements whose attributes can be marked, because they contain no other text. */
const hasOwnWords = /^(img|input|textarea|button|a)$/;
const spoken = ['aria-label', 'title', 'alt', 'placeholder'];

export { Fragment };
export const jsx = (type: ElementType, props: Props, key?: Key) => create(type, marked(type, props), key);
export const jsxs: typeof jsx = (type, props, key) => createStatic(type, marked(type, props), key);

/** Words in this language, as far as they are translated. A text with values is known once they are filled in. */
export function mergeWords<Words>(words: Words, own: unknown): Words {
  const known = (text: unknown) => hashes.add(textHash(String(text))) && text;
  return mergeTexts(words, own, (text) =>
    typeof text === 'function' ? (...given: unknown[]) => known(text(...given)) : text,
  ) as Words;
}

function marked(type: ElementType, props: Props): Props {
  const { children } = props;
  const isElement = typeof type === 'string';
  if (!isElement && type !== Fragment) return props;
  if (Array.isArray(children) && !isTextOnly.test(String(type)))
    return { ...props, children: children.map(isolated) };
  if (!isElement) return { ...props, children: isolated(children, 0) };
  if (props.lang) return props;
  if (isFallback(children)) return { ...props, ...first };
  const isSpoken = hasOwnWords.test(type) && typeof children !== 'string';
  return isSpoken && spoken.some((name) => isFallback(props[name])) ? { ...props, lang: first.lang } : props;
}

/** In an element that no style of a feature selects. */
function isolated(text: unknown, at: number) {
  return isFallback(text) ? create('bdi', { ...first, children: text }, `fallback-${at}`) : text;
}

function isFallback(text: unknown): boolean {
  return typeof text === 'string' && hashes.has(textHash(text));
}
