export type Colors = readonly [
  light: string,
  base: string,
  shade: string,
  text: string,
  cloth: string,
  motif: string,
];

/** Ordered so that neighbors differ most. Text has a contrast of at least 4.5:1. */
// biome-ignore format: a table
export const colors: readonly Colors[] = [
  ['#3346A0', '#27357E', '#1C2760', '#FFF8E6', '#FBF1DC', '#8C4B12'],
  ['#FBF1DC', '#F3DFB9', '#E9CC94', '#5E300A', '#1B2559', '#E2B45F'],
  ['#C4453D', '#A9302B', '#7F211E', '#FFF8E6', '#FFF6E2', '#A9302B'],
  ['#EAF5EE', '#D1E7DA', '#B5D6C3', '#12452F', '#1F6B4B', '#F3DFB9'],
  ['#333A63', '#232947', '#181C31', '#FFF8E6', '#5E300A', '#E2B45F'],
  ['#E3B056', '#CF9434', '#B0741C', '#2B1604', '#181C31', '#F6E7CB'],
  ['#2C8560', '#1F6B4B', '#134C34', '#FFF8E6', '#FFF8E6', '#1F6B4B'],
  ['#EEF0FA', '#DCDFF3', '#C6CCEA', '#1B2559', '#27357E', '#FBF1DC'],
  ['#A9631F', '#8C4B12', '#67350A', '#FFF8E6', '#FBF1DC', '#1B2559'],
  ['#FCEEEA', '#F4D6D0', '#EABDB4', '#7A1F1C', '#7A1F1C', '#F6D9A8'],
];
