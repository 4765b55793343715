/** The direction that a language is written in. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return /^(Arab|Hebr|Thaa|Nkoo|Syrc|Adlm|Rohg)$/.test(script) ? 'rtl' : 'ltr';
}
