/**
 * Replaces React's JSX runtime in a partly translated language (`scripts/vite/languages/`): marks each text in the
 * first language with its `lang` and `dir`.
 */
import { dir, hashes, lang } from 'virtual:fallback-texts';
import type { ElementType, Key } from 'react';
import { jsx as createOne, jsxs as createSome, Fragment } from 'react/jsx-runtime';
import { textHash } from '#lib/merge-texts.ts';

export { Fragment };

type Props = Record<string, unknown> & { children?: unknown };

const fallbacks = new Set(hashes);
/** These elements contain only text, so a part of it cannot be marked. */
const isTextOnly = /^(title|option|textarea)$/;
/** Elements whose attributes can be marked, because they contain no other text. */
const hasOwnWords = /^(img|input|textarea|button|a)$/;
const spoken = ['aria-label', 'title', 'alt', 'placeholder'];

export function jsx(type: ElementType, props: Props, key?: Key) {
  return createOne(type, marked(type, props), key);
}

export function jsxs(type: ElementType, props: Props, key?: Key) {
  return createSome(type, marked(type, props), key);
}

/** Registers a text of the first language after its values are filled in. */
export function addFallback<Text>(text: Text): Text {
  if (typeof text === 'string') fallbacks.add(textHash(text));
  return text;
}

function marked(type: ElementType, props: Props): Props {
  const { children } = props;
  if (typeof type !== 'string' && type !== Fragment) return props;
  if (Array.isArray(children) && !isTextOnly.test(String(type)))
    return {
      ...props,
      children: children.map((child, at) => (isFallback(child) ? inSpan(child, at) : child)),
    };
  if (typeof type !== 'string')
    return isFallback(children) ? { ...props, children: inSpan(children, 0) } : props;
  if (props.lang) return props;
  if (isFallback(children)) return { ...props, lang, dir };
  const isSpoken = hasOwnWords.test(type) && typeof children !== 'string';
  return isSpoken && spoken.some((name) => isFallback(props[name])) ? { ...props, lang } : props;
}

function inSpan(text: unknown, at: number) {
  return createOne('span', { lang, dir, children: text }, `fallback-${at}`);
}

function isFallback(text: unknown): boolean {
  return typeof text === 'string' && fallbacks.has(textHash(text));
}
