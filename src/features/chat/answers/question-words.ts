/** A text as it is compared: small letters, no accents; `haloooo`, `don't`, `Ana's` and `yg` become `halo`, `dont`, `ana` and `yang`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’`ʼ‘]s\b/gu, '')
    .replace(/['’`ʼ‘]/gu, '')
    .replace(/(\p{L})\1{2,}|(?<=\p{L}{3})2(?=(?:n?ya|an|ne|e)?\b)/gu, '$1')
    .replace(/\be-?mial\b/g, 'email')
    .replace(/\byg\b/g, 'yang');
}

/** The words of a question, without punctuation; the plus of "C++" stays, that of "React + Tailwind" does not. */
export function questionWords(question: string): string[] {
  return plainLetters(question)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => /[^+#]/.test(word));
}
