type Colors = { ground: string; motif: string; detail: string };

/** Tiles of Javanese motifs. Each gets the cloth's three dyes and draws one repeat. */
const motifs = {
  kawung: {
    size: [80, 80],
    turn: 0,
    tile: ({ motif, detail }: Colors) =>
      [45, 135, 225, 315]
        .map(
          (angle) =>
            `<g transform="rotate(${angle} 40 40)"><ellipse cx="40" cy="13" rx="11.5" ry="22" fill="${motif}"/><path d="M40 0v9M40 16v10" stroke="${detail}" stroke-width="3" stroke-linecap="round"/></g>`,
        )
        .join('') +
      `<path d="M40 35l5 5-5 5-5-5zM0-5l5 5-5 5-5-5zM80-5l5 5-5 5-5-5zM0 75l5 5-5 5-5-5zM80 75l5 5-5 5-5-5z" fill="${motif}"/>`,
  },
  parang: {
    size: [38, 104],
    turn: -45,
    tile: ({ motif, detail }: Colors) =>
      [-38, 0, 38]
        .map(
          (x) =>
            `<path transform="translate(${x})" d="M2 86C-12 62 20 54 11 32 5 16 16 3 38 2c-7 7-7 16-3 26C44 52 16 62 31 86z" fill="${motif}"/><path transform="translate(${x})" d="M13 77C7 60 31 54 23 32c-3-8-1-15 4-20" fill="none" stroke="${detail}" stroke-width="3" stroke-linecap="round"/><circle cx="${x + 4}" cy="14" r="4" fill="${motif}"/>`,
        )
        .join('') +
      `<path d="M0 88h38v16H0z" fill="${detail}"/><path d="M19 90l8 6-8 6-8-6zM0 90l8 6-8 6zM38 90v12l-8-6z" fill="${motif}"/>`,
  },
  truntum: {
    size: [56, 56],
    turn: 0,
    tile: ({ motif, detail }: Colors) => {
      const flower = (x: number, y: number) =>
        `<g transform="translate(${x} ${y})">${[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => `<ellipse transform="rotate(${angle})" cy="-10" rx="3" ry="7.5" fill="${motif}"/>`).join('')}<circle r="4" fill="${detail}"/></g>`;
      const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="2.4" fill="${detail}"/>`;
      return `${flower(14, 14)}${flower(42, 42)}${dot(42, 14)}${dot(14, 42)}${dot(28, 0)}${dot(0, 28)}${dot(28, 56)}${dot(56, 28)}`;
    },
  },
  ceplok: {
    size: [92, 92],
    turn: 0,
    tile: ({ motif, detail }: Colors) =>
      `<path d="M46 0 92 46 46 92 0 46z" fill="none" stroke="${detail}" stroke-width="4"/>` +
      [0, 90, 180, 270]
        .map(
          (angle) =>
            `<g transform="rotate(${angle} 46 46)"><path d="M46 42C32 34 34 16 46 8c12 8 14 26 0 34z" fill="${motif}"/><path d="M46 36V18" stroke="${detail}" stroke-width="3" stroke-linecap="round"/><circle cx="64" cy="28" r="4.5" fill="${motif}"/><path d="M0 0h22C22 12 12 22 0 22z" fill="${motif}"/><path d="M0 0h10C10 6 6 10 0 10z" fill="${detail}"/></g>`,
        )
        .join('') +
      `<circle cx="46" cy="46" r="8" fill="${detail}"/><circle cx="46" cy="46" r="3.5" fill="${motif}"/>`,
  },
} as const;

export type Motif = keyof typeof motifs;

/** A cloth of one motif, hanging in soft folds. `scale` enlarges the motif; the rest is in CSS pixels. */
export function cloth(
  motif: Motif,
  colors: Colors,
  {
    width,
    height,
    scale = 1,
    radius = 0,
  }: { width: number; height: number; scale?: number; radius?: number },
): string {
  const { size, turn, tile } = motifs[motif];
  const id = `${motif}-${width}-${height}`;
  const folds = [0.02, 0.3, 0.62, 0.9].map(
    (at) =>
      `<rect x="${(at - 0.09) * width}" width="${width * 0.18}" height="${height}" fill="url(#fold-${id})"/>`,
  );
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="border-radius:${radius}px">
    <defs><pattern id="${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale}) rotate(${turn})">${tile(colors)}</pattern>
    <linearGradient id="fold-${id}"><stop stop-color="#1A0C04" stop-opacity="0"/><stop offset=".42" stop-color="#1A0C04" stop-opacity=".3"/><stop offset=".56" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="${colors.ground}"/><rect width="100%" height="100%" fill="url(#${id})"/>${folds.join('')}</svg>`;
}
