/** The designs of the coin's faces, in a field of radius 400 around the origin. */

import { kawungRing, type Petal, type Point, petal, petalPath, polar } from './petals.ts';

/** A shape to stamp: svg markup whose white is raised (or engraved, when `height` is negative). Lengths in coin units. */
export type Stamp = { svg: string; height: number; bevel: number; profile: 'round' | 'chamfer' };

const rim: Stamp[] = [
  { svg: ring(400, 373), height: 11, bevel: 8, profile: 'round' },
  { svg: dots(circle(361, 150), 5.6), height: 6, bevel: 5.6, profile: 'round' },
  { svg: ring(350, 346), height: 3, bevel: 2, profile: 'round' },
];

/** The front: the owner's monogram, one letter or two, in a medallion, ringed with kawung. */
export function coinFront(monogram: string): Stamp[] {
  const size = monogram.length === 1 ? 330 : 200;
  const letter = (paint: string) =>
    `<text y="${size * 0.357}" font-size="${size}" font-weight="800" text-anchor="middle" letter-spacing="-8" ${paint}>${monogram}</text>`;
  return [
    ...rim,
    { svg: ring(345, 222), height: -5, bevel: 4, profile: 'round' },
    ...facets(kawungRing(227, 30, 2)),
    { svg: ring(222, 204), height: 11, bevel: 9, profile: 'round' },
    ...guilloche(196, 36, letter('fill="#000" stroke="#000" stroke-width="7"')),
    { svg: letter('fill="#fff"'), height: 17, bevel: 17, profile: 'round' },
  ];
}

/** The back: a kawung rosette that widens from its center, and the greeting around it. */
export function coinBack(greeting: string): Stamp[] {
  const chain = kawungRing(275, 32, 1);
  const low = ([, y]: Point) => y > 20;
  return [
    ...rim,
    {
      svg: `<path id="arc" fill="none" d="M${polar(284, -0.5).join()}A284 284 0 1 1 ${polar(284, 0.49999).join()}"/>
        <text font-size="63" font-weight="800" letter-spacing="16" text-anchor="middle" fill="#fff" stroke="#fff" stroke-width="2"><textPath href="#arc" startOffset="50.4%">${greeting}</textPath></text>`,
      height: 8,
      bevel: 5,
      profile: 'round',
    },
    ...facets({
      petals: chain.petals.filter(({ from }) => low(from)),
      centres: chain.centres.filter(low),
      gaps: chain.gaps.filter(low),
    }),
    { svg: dots([polar(306, 0.213), polar(306, -0.213)], 9), height: 9, bevel: 9, profile: 'round' },
    { svg: ring(270, 260), height: 7, bevel: 5, profile: 'round' },
    { svg: '<circle r="260" fill="#fff"/>', height: -4, bevel: 4, profile: 'round' },
    ...facets(kawungRing(77, 16, 3)),
    ...facets({ petals: flower(72), centres: [[0, 0]], gaps: circle(42, 4) }),
  ];
}

function facets({ petals, centres, gaps }: { petals: Petal[]; centres: Point[]; gaps: Point[] }): Stamp[] {
  const breadths = petals.map(({ width }) => width);
  const [least, most] = [Math.min(...breadths), Math.max(...breadths)];
  return [
    { svg: paths(petals.map(petalPath)), height: most * 0.34, bevel: most * 0.5, profile: 'chamfer' },
    { svg: dots(centres, least * 0.24), height: least * 0.26, bevel: least * 0.24, profile: 'round' },
    { svg: dots(gaps, least * 0.17), height: least * 0.17, bevel: least * 0.17, profile: 'round' },
  ];
}

/** Engine turning: hair lines of overlapping circles, cut into the field. */
function guilloche(radius: number, count: number, sparing: string): Stamp[] {
  const lines = circle(radius / 2, count).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius / 2}"/>`);
  return [
    {
      svg: `<g fill="none" stroke="#fff" stroke-width="1.3">${lines.join('')}<circle r="${radius + 2}"/></g>${sparing}`,
      height: -0.42,
      bevel: 0.9,
      profile: 'round',
    },
  ];
}

function flower(reach: number): Petal[] {
  return [0.125, 0.375, 0.625, 0.875].map((turn) => petal([0, 0], polar(reach, turn), 0.56, 2));
}

function circle(radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, n) => polar(radius, n / count));
}

function ring(outer: number, inner: number): string {
  const width = outer - inner;
  return `<circle r="${inner + width / 2}" fill="none" stroke="#fff" stroke-width="${width}"/>`;
}

function dots(points: Point[], radius: number): string {
  return points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`).join('');
}

function paths(data: string[]): string {
  return `<path fill="#fff" d="${data.join('')}"/>`;
}
