import { tokens } from '../../src/ui/tokens.ts';

/** The colors of a cover: its background, and the cloth on the device's screen. */
export type Colors = {
  /** Lit from the upper left: light, base, shade. */
  field: readonly [light: string, base: string, shade: string];
  /** Kawung lines on the background, with their opacity. */
  watermark: readonly [color: string, opacity: number];
  text: string;
  eyebrow: string;
  cloth: string;
  motif: string;
  /** The second color of the motif, and the ring around the initial. */
  thread: string;
};

const { ink, primary, accent, gold, danger, success } = tokens.light;
const ivory = '#FFF8E6';
const goldMid = '#E2B45F';
const deep = { primary: '#1B2559', accent: '#5E300A', danger: '#7A1F1C', success: '#12452F' };

/** Ordered so that neighbors differ most. Text has a contrast of at least 4.5:1. */
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
    text: deep.accent,
    eyebrow: accent,
    cloth: deep.primary,
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
    text: deep.success,
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
    cloth: deep.accent,
    motif: goldMid,
    thread: '#F4E6D8',
  },
  {
    field: ['#E3B056', '#CF9434', '#B0741C'],
    watermark: [deep.accent, 0.14],
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
    text: deep.primary,
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
    motif: deep.primary,
    thread: accent,
  },
  {
    field: ['#FCEEEA', '#F4D6D0', '#EABDB4'],
    watermark: [danger, 0.1],
    text: deep.danger,
    eyebrow: danger,
    cloth: deep.danger,
    motif: '#F6D9A8',
    thread: '#F4D6D0',
  },
];
