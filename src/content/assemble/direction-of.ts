/** The direction that a language is written in. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return /^(Arab|Hebr|Thaa|Nkoo|Syrc|Adlm|Rohg)$/.test(script) ? 'rtl' : 'ltr';
}

/** What separates the parts of a line in a language: the Arabic script has its own comma. */
export function commaOf(lang: string): string {
  return new Intl.Locale(lang).maximize().script === 'Arab' ? '، ' : ', ';
}
