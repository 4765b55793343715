type Texts = Record<string, unknown>;

/**
 * Merges a translation over the texts of the first language: objects by key, lists of objects by entry, other values
 * completely.
 *
 * @param own the translated part, if any
 * @param keep returns the value to use where the translation has none; `field` is `entries[2].title`
 */
export function mergeTexts(
  first: unknown,
  own: unknown,
  keep: (value: unknown, field: string) => unknown,
  field = '',
): unknown {
  if (Array.isArray(first) && typeof first[0] === 'object')
    return first.map((entry, at) => mergeTexts(entry, (own as Texts)?.[at], keep, `${field}[${at}]`));
  if (typeof first !== 'object' || first === null || Array.isArray(first))
    return own === undefined ? keep(first, field) : own;
  const merged = Object.keys({ ...first, ...(own as Texts) }).map((key) => {
    const path = field ? `${field}.${key}` : key;
    return [key, mergeTexts((first as Texts)[key], (own as Texts)?.[key], keep, path)];
  });
  return Object.fromEntries(merged);
}

/** A short number for a text, to recognize it by. */
export function textHash(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
}
