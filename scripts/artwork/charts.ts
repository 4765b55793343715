type Box = {
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  color: string;
};

/** A smooth line over a fading area, from `floor` to the largest value, with a dot on the last one. */
export function lineChart(
  values: readonly number[],
  { width, height, color, floor = 0 }: Box & { floor?: number },
): string {
  const top = Math.max(...values) * 1.12;
  const points = values.map((value, index) => ({
    x: ((width - 9) * index) / (values.length - 1),
    y: height - 4 - ((height - 12) * (value - floor)) / (top - floor),
  }));
  const line = points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before.x + x) / 2);
      return `C${middle} ${round(before.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const id = `area-${values.join('-').replaceAll('.', '_')}`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">
    <defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${color}" stop-opacity=".26"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient></defs>
    <path d="${line}H${width}V${height}H0Z" fill="url(#${id})"/><path d="${line}" stroke="${color}" stroke-width="3" stroke-linecap="round"/>
    <circle cx="${round(last.x)}" cy="${round(last.y)}" r="5.5" fill="${color}" stroke="#fff" stroke-width="2.5"/></svg>`;
}

/** Round-topped bars with a label under each; the bar at `active` takes `color`, the others `rest`. */
export function barChart(
  bars: readonly { label: string; value: number }[],
  { width, height, color, rest, active }: Box & { rest: string; active: number },
): string {
  const step = width / bars.length;
  const thick = Math.min(step * 0.62, 34);
  const floor = height - 24;
  const top = Math.max(...bars.map((bar) => bar.value));
  const drawn = bars.map(({ label, value }, index) => {
    const tall = (floor * value) / top;
    const middle = step * (index + 0.5);
    const on = index === active;
    return `<rect x="${round(middle - thick / 2)}" y="${round(floor - tall)}" width="${round(thick)}" height="${round(tall)}" rx="${round(Math.min(8, thick / 2))}" fill="${on ? color : rest}"/>
      <text x="${round(middle)}" y="${height - 4}" text-anchor="middle" font-size="11" font-weight="${on ? 700 : 600}" fill="${on ? 'var(--ink)' : 'var(--muted)'}">${label}</text>`;
  });
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}

/** A ring of shares, clockwise from the top, with a small gap between them. */
export function ringChart(
  shares: readonly { value: number; color: string }[],
  { size, thickness }: { size: number; thickness: number },
): string {
  const radius = (size - thickness) / 2;
  const length = 2 * Math.PI * radius;
  const total = shares.reduce((sum, share) => sum + share.value, 0);
  let start = 0;
  const arcs = shares.map(({ value, color }) => {
    const arc = (value / total) * length;
    const drawn = `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" stroke="${color}" stroke-width="${thickness}" stroke-dasharray="${round(arc - 3)} ${round(length)}" stroke-dashoffset="${round(-start)}"/>`;
    start += arc;
    return drawn;
  });
  return `<svg width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" fill="none" style="transform:rotate(-90deg)">${arcs.join('')}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
