/**
 * Formats a duration: `45 seconds`, or from 100 seconds on, `2 minutes`.
 *
 * @param lang e.g. `en`
 */
export function durationText(seconds: number, lang: string): string {
  const [amount, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
