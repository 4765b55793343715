import { batikPattern } from './batik.ts';
import type { Colors } from './colors.ts';

type Place = {
  /** Left and top edge on the cover, which crops what lies outside. */
  x: number;
  y: number;
  width: number;
  /** Degrees, clockwise around the middle. */
  turn: number;
  /** The position of the initial in a window, as a share of its size: centered in the visible part. */
  sign?: readonly [x: number, y: number];
};

type Screen = {
  colors: Colors;
  /** Which batik the cloth on the screen is: see `batik.ts`. */
  motif: number;
  /** Draws the initial into a square. Without it, the screen shows only its cloth. */
  initial?: ((x: number, y: number, side: number, color: string) => string) | undefined;
};

const shell = '#10131F';

/** A phone that shows the app's initial on its cloth, like a splash screen. */
export function phone(id: string, { x, y, width, turn }: Place, { colors, motif, initial }: Screen): string {
  const [w, h, edge] = [390, 844, 12];
  return placed(
    { x, y, width, turn },
    [w + 2 * edge, h + 2 * edge],
    `${shadow(w + 2 * edge, h + 2 * edge, 60)}
    <rect width="${w + 2 * edge}" height="${h + 2 * edge}" rx="60" fill="${shell}"/>
    <rect x="1.500" y="1.500" width="${w + 2 * edge - 3}" height="${h + 2 * edge - 3}" rx="58.500" fill="none" stroke="#4A4F66" stroke-width="2"/>
    <g transform="translate(${edge} ${edge})">
      ${cloth(id, { width: w, height: h, radius: 48, scale: 1.35 }, colors, motif)}
      ${initial ? appSign([w / 2, h * 0.4], colors, initial) : ''}
      <circle cx="${w / 2}" cy="26" r="11" fill="#0A0C14"/>
      <rect x="${w / 2 - 66}" y="${h - 18}" width="132" height="6" rx="3" fill="${colors.motif}"/>
    </g>`,
  );
}

/** The app's icon: its initial on a rounded tile. */
function appSign([x, y]: [number, number], colors: Colors, initial: NonNullable<Screen['initial']>): string {
  const tile = (half: number, radius: number, paint: string) =>
    `<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="${radius}" ${paint}/>`;
  return (
    tile(108, 60, `fill="${colors.cloth}"`) +
    tile(92, 48, `fill="${colors.motif}"`) +
    tile(85, 42, `fill="none" stroke="${colors.cloth}" stroke-width="3"`) +
    initial(x, y, 184, colors.cloth)
  );
}

/** A browser window that shows the site's initial in a wreath on its cloth. */
export function browserWindow(
  id: string,
  { sign = [0.5, 0.5], ...place }: Place,
  { colors, motif, initial }: Screen,
): string {
  const [w, h, bar] = [1000, 700, 54];
  const [middleX, middleY, radius] = [w * sign[0], bar + (h - bar) * sign[1], 150];
  const lights = ['#E5695E', '#E6B450', '#5FB287'].map(
    (color, n) => `<circle cx="${34 + n * 25}" cy="${bar / 2}" r="8" fill="${color}"/>`,
  );
  return placed(
    place,
    [w, h],
    `${shadow(w, h, 22)}
    <clipPath id="${id}-window"><rect width="${w}" height="${h}" rx="22"/></clipPath>
    <g clip-path="url(#${id}-window)">
      <rect width="${w}" height="${h}" fill="#F1EADB"/>${lights.join('')}
      <rect x="150" y="12" width="${w - 300}" height="30" rx="15" fill="#FFFDF7"/>
      <g transform="translate(0 ${bar})">${cloth(id, { width: w, height: h - bar, radius: 0, scale: 1.5 }, colors, motif)}</g>
      <circle cx="${middleX}" cy="${middleY}" r="${radius + 18}" fill="${colors.cloth}"/>
      <circle cx="${middleX}" cy="${middleY}" r="${radius}" fill="${colors.motif}"/>
      <circle cx="${middleX}" cy="${middleY}" r="${radius - 10}" fill="none" stroke="${colors.cloth}" stroke-width="4"/>
    </g>
    ${initial?.(middleX, middleY, radius * 1.75, colors.cloth)}
    <rect x=".75" y=".75" width="${w - 1.5}" height="${h - 1.5}" rx="21.500" fill="none" stroke="#181C31" stroke-opacity=".16" stroke-width="1.500"/>`,
  );
}

function cloth(
  id: string,
  { width, height, radius, scale }: { width: number; height: number; radius: number; scale: number },
  colors: Colors,
  motif: number,
): string {
  const size = `width="${width}" height="${height}" rx="${radius}"`;
  return `<defs>${batikPattern(`${id}-cloth`, motif, { ...colors, scale })}</defs>
    <rect ${size} fill="${colors.cloth}"/><rect ${size} fill="url(#${id}-cloth)"/>`;
}

/** A soft shadow, longer below. */
function shadow(width: number, height: number, radius: number): string {
  return `<rect y="26" width="${width}" height="${height}" rx="${radius}" fill="#140C04" fill-opacity=".5" filter="url(#soft)"/>`;
}

function placed({ x, y, width, turn }: Place, [w, h]: [number, number], drawn: string): string {
  const scale = width / w;
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${width / 2} ${(h * scale) / 2}) scale(${scale})">${drawn}</g>`;
}
