/** The notes as this site draws them: their colours and figures, and an ornament of its own for the rest. */
const looks = {
  1000: { light: '#DDE3B4', base: '#A9B56A', dark: '#56611F', words: 'SERIBU RUPIAH' },
  2000: { light: '#E3E4E6', base: '#A4A8B0', dark: '#4C515C', words: 'DUA RIBU RUPIAH' },
  5000: { light: '#F0DBC3', base: '#C89A68', dark: '#6B3F14', words: 'LIMA RIBU RUPIAH' },
  10000: { light: '#E5D7F0', base: '#A98AC9', dark: '#4E2C74', words: 'SEPULUH RIBU RUPIAH' },
  20000: { light: '#D5EBD8', base: '#7FBA8C', dark: '#1D5B33', words: 'DUA PULUH RIBU RUPIAH' },
  50000: { light: '#D6E4F6', base: '#7FA5DC', dark: '#1B3F80', words: 'LIMA PULUH RIBU RUPIAH' },
  100000: { light: '#F8D9D6', base: '#DE8A86', dark: '#8A1F25', words: 'SERATUS RIBU RUPIAH' },
} as const;

export type Note = keyof typeof looks;

/** A stylised banknote, 300 by 130 in its own units. `width` in CSS pixels. */
export function rupiahNote(value: Note, width: number): string {
  const { light, base, dark, words } = looks[value];
  const id = `note-${value}`;
  const waves = Array.from({ length: 15 }, (_, index) => {
    const y = 8 + index * 8.2;
    return `<path d="M0 ${y}q25-16 50 0t50 0 50 0 50 0 50 0 50 0"/>`;
  });
  return `<svg width="${width}" viewBox="0 0 300 130">
    <defs><linearGradient id="${id}" x2="1" y2=".4"><stop stop-color="${base}"/><stop offset=".42" stop-color="${light}"/><stop offset=".75" stop-color="${light}"/><stop offset="1" stop-color="${base}"/></linearGradient>
    <clipPath id="${id}-cut"><rect width="300" height="130" rx="7"/></clipPath></defs>
    <g clip-path="url(#${id}-cut)"><rect width="300" height="130" fill="url(#${id})"/><g fill="none" stroke="${dark}" stroke-opacity=".16" stroke-width=".8">${waves.join('')}</g>
    <g transform="translate(80 66)" fill="${dark}">${rosette(46)}</g><rect x="6" y="6" width="288" height="118" rx="4" fill="none" stroke="${dark}" stroke-opacity=".45"/></g>
    <g font-weight="800" fill="${dark}"><text x="287" y="42" text-anchor="end" font-size="37" letter-spacing="-2">${value}</text>
    <text x="286" y="112" text-anchor="end" font-size="8.6" letter-spacing=".2">${words}</text><text x="15" y="115" font-size="15" letter-spacing="-.5">${value}</text>
    <text x="15" y="23" font-size="8.5" letter-spacing="1">RKA504821</text></g>
    <g transform="translate(218 73)" fill="${dark}" fill-opacity=".3">${rosette(19)}</g><g transform="translate(264 73)" fill="${dark}" fill-opacity=".3">${rosette(19)}</g>
    <path d="M150 0v130" stroke="${dark}" stroke-opacity=".55" stroke-width="3" stroke-dasharray="9 5"/></svg>`;
}

/** The kawung rosette of the notes: two rings of petals around a heart. */
function rosette(radius: number): string {
  const ring = (count: number, reach: number, opacity: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<ellipse cy="${-reach / 2}" rx="${reach / 4.2}" ry="${reach / 2}" transform="rotate(${(360 / count) * index})" fill-opacity="${opacity}"/>`,
    ).join('');
  return `${ring(12, radius, 0.16)}${ring(8, radius * 0.78, 0.28)}${ring(4, radius * 0.56, 0.75)}<circle r="${radius * 0.1}"/>`;
}
