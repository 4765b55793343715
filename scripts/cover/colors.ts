import { palette } from '../artwork/palette.ts';

/** The colours of one cover: the field that everything lies on, and the cloth on the screen of the device. */
export type Colors = {
  /** Lit from the upper left: light, base, shade. */
  field: readonly [light: string, base: string, shade: string];
  /** Kawung lines on the field, with their opacity. */
  watermark: readonly [color: string, opacity: number];
  text: string;
  eyebrow: string;
  cloth: string;
  motif: string;
  /** The second colour of the motif, and the ring around the initial. */
  thread: string;
};

const ivory = '#FFF8E6';
const { ink, nila, soga, emas, merah, daun } = palette;
const gold = palette['emas-mid'];

/** In this order, so that neighbours differ most. Text has at least 4.5:1 on its field. */
export const colors: readonly Colors[] = [
  {
    field: ['#3346A0', nila, '#1C2760'],
    watermark: ['#fff', 0.1],
    text: ivory,
    eyebrow: '#F3CF8B',
    cloth: '#FBF1DC',
    motif: soga,
    thread: emas,
  },
  {
    field: ['#FBF1DC', '#F3DFB9', '#E9CC94'],
    watermark: [soga, 0.13],
    text: palette['soga-deep'],
    eyebrow: soga,
    cloth: palette['nila-deep'],
    motif: gold,
    thread: '#8E9BE0',
  },
  {
    field: ['#C4453D', merah, '#7F211E'],
    watermark: ['#FFF0E6', 0.11],
    text: ivory,
    eyebrow: '#FFD9A8',
    cloth: '#FFF6E2',
    motif: merah,
    thread: emas,
  },
  {
    field: ['#EAF5EE', '#D1E7DA', '#B5D6C3'],
    watermark: [daun, 0.12],
    text: palette['daun-deep'],
    eyebrow: daun,
    cloth: daun,
    motif: '#F3DFB9',
    thread: gold,
  },
  {
    field: ['#333A63', '#232947', ink],
    watermark: ['#fff', 0.07],
    text: ivory,
    eyebrow: gold,
    cloth: palette['soga-deep'],
    motif: gold,
    thread: '#F4E6D8',
  },
  {
    field: ['#E3B056', '#CF9434', '#B0741C'],
    watermark: [palette['soga-deep'], 0.14],
    text: '#2B1604',
    eyebrow: '#4A2405',
    cloth: ink,
    motif: '#F6E7CB',
    thread: gold,
  },
  {
    field: ['#2C8560', daun, '#134C34'],
    watermark: ['#F0FFF6', 0.1],
    text: ivory,
    eyebrow: '#F3CF8B',
    cloth: '#FFF8E6',
    motif: daun,
    thread: soga,
  },
  {
    field: ['#EEF0FA', '#DCDFF3', '#C6CCEA'],
    watermark: [nila, 0.1],
    text: palette['nila-deep'],
    eyebrow: nila,
    cloth: nila,
    motif: '#FBF1DC',
    thread: gold,
  },
  {
    field: ['#A9631F', soga, '#67350A'],
    watermark: ['#FFF0D6', 0.12],
    text: ivory,
    eyebrow: '#FFDFA6',
    cloth: '#FBF1DC',
    motif: palette['nila-deep'],
    thread: soga,
  },
  {
    field: ['#FCEEEA', '#F4D6D0', '#EABDB4'],
    watermark: [merah, 0.1],
    text: palette['merah-deep'],
    eyebrow: merah,
    cloth: palette['merah-deep'],
    motif: '#F6D9A8',
    thread: '#F4D6D0',
  },
];
