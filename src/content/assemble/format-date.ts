/** `2024-10` → `October 2024`. Not in text that hydrates: a browser may format it differently. */
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
