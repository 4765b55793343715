/**
 * `45 seconds`, `2 minutes`: a time to wait in words, from 100 seconds on in whole minutes.
 *
 * @param lang of the words, e.g. `en`
 */
export function durationText(seconds: number, lang: string): string {
  const [amount, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
