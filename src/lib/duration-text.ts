/** `45 seconds`, from 100 seconds `2 minutes`, above an hour `5 hours, 1 minute`, in a language such as `en`. */
export function durationText(seconds: number, lang: string): string {
  const inUnit = (amount: number, unit: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 100) return inUnit(seconds, 'second');
  if (minutes <= 60) return inUnit(minutes, 'minute');
  const parts = [inUnit(Math.floor(minutes / 60), 'hour')];
  if (minutes % 60 > 0) parts.push(inUnit(minutes % 60, 'minute'));
  return new Intl.ListFormat(lang, { type: 'unit' }).format(parts);
}
