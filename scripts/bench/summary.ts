export type Figures = Record<string, { median: number; lowest: number; highest: number }>;

/** @returns the median and the spread, rounded to what can be told apart */
export function summaryOf(values: readonly number[]): Figures[string] {
  const sorted = values.map(round).sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return { median, lowest: sorted[0] ?? Number.NaN, highest: sorted.at(-1) ?? Number.NaN };
}

function round(value: number): number {
  return value < 10 ? Number(value.toFixed(3)) : Math.round(value);
}
