/**
 * Stands in for React's JSX runtime in a language that is not wholly translated (`scripts/vite/languages/`): a text that
 * falls back to the first language gets its `lang` and `dir`, wherever a component puts it.
 */
import { dir, hashes, lang } from 'virtual:fallback-texts';
import type { ElementType, Key } from 'react';
import { jsx as createOne, jsxs as createSome, Fragment } from 'react/jsx-runtime';
import { textHash } from '#lib/merge-texts.ts';

export { Fragment };

type Props = Record<string, unknown> & { children?: unknown };

const fallbacks = new Set(hashes);
/** They hold text alone, so that they cannot mark a part of it. */
const isTextOnly = /^(title|option|textarea)$/;
/** Elements whose attributes may be marked, as they hold no other text. */
const hasOwnWords = /^(img|input|textarea|button|a)$/;
const spoken = ['aria-label', 'title', 'alt', 'placeholder'];

export function jsx(type: ElementType, props: Props, key?: Key) {
  return createOne(type, marked(type, props), key);
}

export function jsxs(type: ElementType, props: Props, key?: Key) {
  return createSome(type, marked(type, props), key);
}

/** Remembers what a word of the first language has become with its values filled in. */
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
