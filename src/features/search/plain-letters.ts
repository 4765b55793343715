/** Lower-case text without accents and apostrophes, for comparisons. */
export const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .toLowerCase();
