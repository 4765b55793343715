/**
 * Merges a translation over the texts of the first language: objects by key, lists of objects by entry, other values
 * completely.
 *
 * @param first the value in the first language
 * @param own its translated part, if any
 * @param keep returns the value to use where the translation has none; `field` is `entries[2].title`
 */
export function mergeTexts(
  first: unknown,
  own: unknown,
  keep: (value: unknown, field: string) => unknown,
  field = '',
): unknown {
  if (Array.isArray(first) && first.length > 0 && first.every(isObject)) {
    const entries = Array.isArray(own) ? own : [];
    return first.map((entry, at) => mergeTexts(entry, entries[at], keep, `${field}[${at}]`));
  }
  if (isObject(first)) {
    const given = isObject(own) ? own : {};
    const keys = new Set([...Object.keys(first), ...Object.keys(given)]);
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        mergeTexts(first[key], given[key], keep, field ? `${field}.${key}` : key),
      ]),
    );
  }
  return own === undefined ? keep(first, field) : own;
}

/** A short hash of a text. */
export function textHash(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
