/**
 * Formats a date for display. Runs at build time, because a browser could format it differently and hydration would fail.
 *
 * @param date `2024` or `2024-10`
 * @param lang BCP 47 tag, e.g. `en`
 * @param style of the month: `October` or `Oct`
 * @returns e.g. `October 2024`
 */
export function formatDate(date: string, lang: string, style: 'long' | 'short' = 'long'): string {
  const [year = 0, month] = date.split('-').map(Number);
  const parts = { year: 'numeric', timeZone: 'UTC', ...(month && { month: style }) } as const;
  return new Intl.DateTimeFormat(lang, parts).format(Date.UTC(year, (month ?? 1) - 1));
}
