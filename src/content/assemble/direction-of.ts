/** The direction of a language. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return /^(Arab|Hebr|Thaa|Nkoo|Syrc|Adlm|Rohg)$/.test(script) ? 'rtl' : 'ltr';
}

/** The comma of a language: the Arabic script has its own. */
export function commaOf(lang: string): string {
  return new Intl.Locale(lang).maximize().script === 'Arab' ? '، ' : ', ';
}
