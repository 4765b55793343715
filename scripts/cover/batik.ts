import { petal, petalPath } from '../brand/petals.ts';

/** A tile of cloth: its size, and its drawing in the two yarn colors. */
type Motif = { width: number; height: number; svg: string; turn?: number };

/** Six classic Javanese batik motifs as seamless tiles. */
const motifs: readonly ((motif: string, thread: string) => Motif)[] = [
  kawung,
  parang,
  truntum,
  ceplok,
  tumpal,
  nitik,
];

/**
 * A `<pattern>` of batik.
 *
 * @param which any integer: motifs rotate
 * @param scale 1 draws tiles of some 80 units
 */
export function batikPattern(
  id: string,
  which: number,
  { motif, thread, scale }: { motif: string; thread: string; scale: number },
): string {
  const draw = motifs[which % motifs.length] ?? kawung;
  const { width, height, svg, turn = 0 } = draw(motif, thread);
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale}) rotate(${turn})">${svg}</pattern>`;
}

/** Four petals to a flower: the fruit of the sugar palm, cut open. */
function kawung(motif: string, thread: string): Motif {
  const corners = [
    [0, 0],
    [80, 0],
    [0, 80],
    [80, 80],
  ] as const;
  const petals = corners.map((corner) => petalPath(petal([40, 40], corner, 0.46, 4)));
  return {
    width: 80,
    height: 80,
    svg: `<path fill="${motif}" d="${petals.join('')}"/>${dots(thread, 3.4, [[40, 40], ...corners])}${dots(
      thread,
      2.2,
      [
        [40, 0],
        [40, 80],
        [0, 40],
        [80, 40],
      ],
    )}`,
  };
}

/** Rows of blades like waves on a shore, with a row of diamonds between them. */
function parang(motif: string, thread: string): Motif {
  const blade =
    'M1 64C1 42 22 44 23 28 23 19 16 17 13 22 10 13 18 6 27 9 40 14 38 40 25 50 15 57 11 61 12 67 7 71 1 70 1 64Z';
  return {
    width: 34,
    height: 100,
    turn: 45,
    svg: `<path fill="${motif}" d="${blade}"/><path fill="none" stroke="${motif}" stroke-width="2.400" d="M-1 77H35M-1 97H35"/><path fill="${thread}" d="M12 80 19 87 12 94 5 87ZM28 84 31 87 28 90 25 87Z"/>`,
  };
}

/** Stars of a night sky. */
function truntum(motif: string, thread: string): Motif {
  const star = (x: number, y: number, size: number) =>
    Array.from({ length: 8 }, (_, n) => {
      const angle = (n * Math.PI) / 4;
      const reach = n % 2 === 0 ? size : size * 0.72;
      return petalPath(petal([x, y], [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], 0.34, 3));
    }).join('');
  return {
    width: 90,
    height: 90,
    svg: `<path fill="${motif}" d="${star(45, 45, 26)}"/><path fill="${motif}" d="${[
      [0, 0],
      [90, 0],
      [0, 90],
      [90, 90],
    ]
      .map(([x = 0, y = 0]) => star(x, y, 26))
      .join('')}"/>${dots(thread, 2.6, [
      [45, 45],
      [0, 0],
      [90, 0],
      [0, 90],
      [90, 90],
      [45, 9],
      [45, 81],
      [9, 45],
      [81, 45],
    ])}`,
  };
}

/** Rosettes in a lattice. */
function ceplok(motif: string, thread: string): Motif {
  const petals = [
    [44, 10],
    [44, 78],
    [10, 44],
    [78, 44],
  ] as const;
  return {
    width: 88,
    height: 88,
    svg: `<g fill="none" stroke="${thread}" stroke-width="2.4"><path d="M44 0 88 44 44 88 0 44Z"/></g>
      <path fill="${motif}" d="${petals.map((to) => petalPath(petal([44, 44], to, 0.5, 6))).join('')}"/>
      <path fill="${motif}" d="M0 0H15L0 15ZM88 0V15L73 0ZM0 88V73L15 88ZM88 88H73L88 73Z"/>
      ${dots(thread, 5, [[44, 44]])}${dots(motif, 3, [
        [24, 24],
        [64, 24],
        [24, 64],
        [64, 64],
      ])}`,
  };
}

/** Rows of tall triangles, as along the border of a cloth. */
function tumpal(motif: string, thread: string): Motif {
  return {
    width: 60,
    height: 120,
    svg: `<path fill="${motif}" d="M30 6 56 54H4ZM0 66 26 114H-26ZM60 66 86 114H34Z"/>
      <path fill="${thread}" d="M30 24 42 48H18ZM0 84 12 108H-12ZM60 84 72 108H48Z"/>
      <path stroke="${thread}" stroke-width="2" d="M0 59H60M0 119.500H60"/>`,
  };
}

/** Small squares set in diamonds, as if woven. */
function nitik(motif: string, thread: string): Motif {
  const rows = [1, 2, 3, 4, 3, 2, 1];
  const squares = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, n) => {
      const x = 36 + (n - (count - 1) / 2) * 14;
      const y = 36 + (row - 3) * 9;
      return `M${x} ${y - 5.5}l5.500 5.500-5.500 5.500-5.500-5.500Z`;
    }),
  );
  return {
    width: 72,
    height: 72,
    svg: `<path fill="${motif}" d="${squares.join('')}"/>${dots(thread, 4.2, [
      [0, 0],
      [72, 0],
      [0, 72],
      [72, 72],
    ])}${dots(thread, 2, [
      [0, 16],
      [72, 16],
      [0, 56],
      [72, 56],
      [16, 0],
      [16, 72],
      [56, 0],
      [56, 72],
    ])}`,
  };
}

function dots(color: string, radius: number, points: readonly (readonly [number, number])[]): string {
  return `<g fill="${color}">${points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')}</g>`;
}
