/** The geometry of kawung: lens-shaped petals, pointed at both ends, four to a flower. */

export type Point = readonly [x: number, y: number];
export type Petal = { from: Point; to: Point; width: number };

/** `width` is the petal's breadth as a share of its length; the tips stop `gap` short of both points. */
export function petal([x1, y1]: Point, [x2, y2]: Point, width: number, gap = 0): Petal {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [((x2 - x1) / length) * gap, ((y2 - y1) / length) * gap];
  return { from: [x1 + ux, y1 + uy], to: [x2 - ux, y2 - uy], width: width * (length - 2 * gap) };
}

/** Path data of the petal: two arcs of one circle. */
export function petalPath({ from, to, width }: Petal): string {
  const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  const sagitta = width / 2;
  const r = round((half * half + sagitta * sagitta) / (2 * sagitta));
  return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}A${r} ${r} 0 0 1 ${at(from)}Z`;
}

/** The point `turn` of the way round (clockwise from the top, 0 to 1) at `radius` from the origin. */
export function polar(radius: number, turn: number): Point {
  const angle = 2 * Math.PI * turn;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/**
 * Kawung bent into a ring around the origin: `columns` square cells to a row, each row wider than the one
 * inside it by the factor that keeps the cells square, so that no petal is stretched.
 */
export function kawungRing(inner: number, columns: number, rows: number) {
  const growth = Math.exp((2 * Math.PI) / columns);
  const petals: Petal[] = [];
  const centres: Point[] = [];
  const gaps: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const low = inner * growth ** row;
    const high = low * growth;
    const middle = Math.sqrt(low * high);
    for (let column = 0; column < columns; column++) {
      const centre = polar(middle, (column + 0.5) / columns);
      centres.push(centre);
      if (row > 0) gaps.push(polar(low, (column + 0.5) / columns));
      gaps.push(polar(middle, column / columns));
      for (const corner of [
        polar(low, column / columns),
        polar(low, (column + 1) / columns),
        polar(high, column / columns),
        polar(high, (column + 1) / columns),
      ]) {
        petals.push(petal(centre, corner, 0.5, low * 0.012));
      }
    }
  }
  return { petals, centres, gaps, outer: inner * growth ** rows };
}

function at([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
