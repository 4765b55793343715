const drawings = {
  pelangi: {
    title: ['Laskar', 'Pelangi'],
    ground: '#2B5FA8',
    ink: '#fff',
    drawing:
      '<g fill="none" stroke-width="7"><path d="M8 112a42 42 0 0 1 84 0" stroke="#E5695E"/><path d="M15 112a35 35 0 0 1 70 0" stroke="#F0B34A"/><path d="M22 112a28 28 0 0 1 56 0" stroke="#F7E08A"/><path d="M29 112a21 21 0 0 1 42 0" stroke="#63B98C"/></g><path d="M0 112c30-10 60-8 100 0v38H0z" fill="#174A37"/><path d="M36 124l14-12 14 12v20H36z" fill="#F3E2BE"/><path d="M32 126l18-16 18 16z" fill="#B4552F"/>',
  },
  bumi: {
    title: ['Bumi', 'Manusia'],
    ground: '#C8873A',
    ink: '#3A1E08',
    drawing:
      '<circle cx="50" cy="92" r="30" fill="#F6DDA4"/><path d="M0 118c30-14 70-14 100 0v32H0z" fill="#5E300A"/><path d="M50 76c7 0 10 6 9 12l-2 6c9 4 13 14 14 34H29c1-20 5-30 14-34l-2-6c-1-6 2-12 9-12z" fill="#3A1E08"/><path d="M39 78c2-10 20-10 22 0l-3 2H42z" fill="#7A1F1C"/>',
  },
  dukuh: {
    title: ['Ronggeng', 'Dukuh', 'Paruk'],
    ground: '#7A1F1C',
    ink: '#F8E3C4',
    drawing:
      '<path d="M50 82c14 8 10 30 2 38 14 0 22 12 26 30H22c4-18 12-30 26-30-8-8-12-30 2-38z" fill="#E2B45F"/><circle cx="50" cy="76" r="9" fill="#F8E3C4"/><path d="M44 112C30 104 24 92 12 96M56 112c14-8 20-20 32-16" stroke="#F8E3C4" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M12 96c-6 10 2 22-4 34M88 96c6 10-2 22 4 34" stroke="#4F9C79" stroke-width="5" fill="none" stroke-linecap="round"/>',
  },
  nurbaya: {
    title: ['Siti', 'Nurbaya'],
    ground: '#E9DCC0',
    ink: '#12452F',
    drawing:
      '<path d="M0 122h100v28H0z" fill="#4F9C79"/><path d="M14 126v-22h72v22z" fill="#8C4B12"/><path d="M4 88c10 10 18 10 22-2 6 12 12 14 24 14s18-2 24-14c4 12 12 12 22 2-4 14-10 20-16 20H20C14 108 8 102 4 88z" fill="#12452F"/><path d="M24 112h10v14H24zm20-2h12v16H44zm22 2h10v14H66z" fill="#F6E7CB"/>',
  },
} as const;

/** The cover of a book, drawn: 2 to 3, with its spine in shade. `width` in CSS pixels. */
export function bookCover(name: keyof typeof drawings, width: number): string {
  const { title, ground, ink, drawing } = drawings[name];
  const size = title.length > 2 ? 16 : 20;
  const words = title.map((word, n) => `<tspan x="12" y="${30 + n * (size + 2)}">${word}</tspan>`);
  return `<svg width="${width}" height="${width * 1.5}" viewBox="0 0 100 150" style="border-radius:4px 9px 9px 4px;box-shadow:0 10px 18px -8px rgb(40 20 4/.6)">
    <rect width="100" height="150" fill="${ground}"/>${drawing}<text font-size="${size}" font-weight="800" letter-spacing="-.6" fill="${ink}">${words.join('')}</text>
    <rect width="6" height="150" fill="#000" fill-opacity=".22"/><rect x="6" width="1.5" height="150" fill="#fff" fill-opacity=".25"/></svg>`;
}
