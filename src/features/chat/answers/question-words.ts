/**
 * The words of a question as they are compared: small letters, no accents and no punctuation, letters that are held
 * down once (`haloooo` → `halo`). `don't` and `Ana's` become `dont` and `ana`.
 */
export function questionWords(question: string): string[] {
  return question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’`ʼ‘]s\b/gu, '')
    .replace(/['’`ʼ‘]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\be-?mial\b/g, 'email')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '');
}
