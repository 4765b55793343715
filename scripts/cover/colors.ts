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
const { ink, primary, accent, gold, danger, success } = palette;
const goldMid = palette['gold-mid'];

/** In this order, so that neighbours differ most. Text has at least 4.5:1 on its field. */
export const colors: readonly Colors[] = [
  {
    field: ['#3346A0', primary, '#1C2760'],
    watermark: ['#fff', 0.1],
    text: ivory,
    eyebrow: '#F3CF8B',
    cloth: '#FBF1DC',
    motif: accent,
    thread: gold,
  },
  {
    field: ['#FBF1DC', '#F3DFB9', '#E9CC94'],
    watermark: [accent, 0.13],
    text: palette['accent-deep'],
    eyebrow: accent,
    cloth: palette['primary-deep'],
    motif: goldMid,
    thread: '#8E9BE0',
  },
  {
    field: ['#C4453D', danger, '#7F211E'],
    watermark: ['#FFF0E6', 0.11],
    text: ivory,
    eyebrow: '#FFD9A8',
    cloth: '#FFF6E2',
    motif: danger,
    thread: gold,
  },
  {
    field: ['#EAF5EE', '#D1E7DA', '#B5D6C3'],
    watermark: [success, 0.12],
    text: palette['success-deep'],
    eyebrow: success,
    cloth: success,
    motif: '#F3DFB9',
    thread: goldMid,
  },
  {
    field: ['#333A63', '#232947', ink],
    watermark: ['#fff', 0.07],
    text: ivory,
    eyebrow: goldMid,
    cloth: palette['accent-deep'],
    motif: goldMid,
    thread: '#F4E6D8',
  },
  {
    field: ['#E3B056', '#CF9434', '#B0741C'],
    watermark: [palette['accent-deep'], 0.14],
    text: '#2B1604',
    eyebrow: '#4A2405',
    cloth: ink,
    motif: '#F6E7CB',
    thread: goldMid,
  },
  {
    field: ['#2C8560', success, '#134C34'],
    watermark: ['#F0FFF6', 0.1],
    text: ivory,
    eyebrow: '#F3CF8B',
    cloth: '#FFF8E6',
    motif: success,
    thread: accent,
  },
  {
    field: ['#EEF0FA', '#DCDFF3', '#C6CCEA'],
    watermark: [primary, 0.1],
    text: palette['primary-deep'],
    eyebrow: primary,
    cloth: primary,
    motif: '#FBF1DC',
    thread: goldMid,
  },
  {
    field: ['#A9631F', accent, '#67350A'],
    watermark: ['#FFF0D6', 0.12],
    text: ivory,
    eyebrow: '#FFDFA6',
    cloth: '#FBF1DC',
    motif: palette['primary-deep'],
    thread: accent,
  },
  {
    field: ['#FCEEEA', '#F4D6D0', '#EABDB4'],
    watermark: [danger, 0.1],
    text: palette['danger-deep'],
    eyebrow: danger,
    cloth: palette['danger-deep'],
    motif: '#F6D9A8',
    thread: '#F4D6D0',
  },
];
