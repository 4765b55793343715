/** `2024-10` → `October 2024`. Only at build time: a browser could format it differently, and hydration would fail. */
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
