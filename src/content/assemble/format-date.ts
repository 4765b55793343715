/**
 * Formats a date for display. Runs at build time, because a browser could format it differently and hydration would fail.
 *
 * @param date `2024`, `2024-10` or `2024-10-05`
 * @param lang BCP 47 tag, e.g. `en`
 * @param style of the month: `October` or `Oct`
 * @returns e.g. `October 2024`
 */
export function formatDate(date: string, lang: string, style: 'long' | 'short' = 'long'): string {
  const [year = 0, month, day] = date.split('-').map(Number);
  const parts = {
    year: 'numeric',
    timeZone: 'UTC',
    ...(month && { month: style }),
    ...(day && { day: 'numeric' as const }),
  } as const;
  return new Intl.DateTimeFormat(lang, parts).format(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
}
