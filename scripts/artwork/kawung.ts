/** Kawung, the four-petalled batik motif, as a CSS `url()` that tiles. `size` is one rosette in CSS pixels. */
export function kawungUrl(color: string, size: number): string {
  const petal = '<ellipse cx="50" cy="17" rx="14.5" ry="29"/><path d="M50 4v9M50 21v9" stroke-width="2.6"/>';
  const petals = [45, 135, 225, 315].map((angle) => `<g transform="rotate(${angle} 50 50)">${petal}</g>`);
  const diamonds = ['0 50', '100 50', '50 0', '50 100'].map(
    (at) => `<path transform="translate(${at})" d="M0-6 6 0 0 6-6 0z"/>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100" ` +
    `fill="none" stroke="${color}" stroke-width="1.5" stroke-linecap="round">` +
    `${petals.join('')}${diamonds.join('')}</svg>`;
  // Without quotes the address fits into any style attribute, but then its brackets must be escaped.
  const address = encodeURIComponent(svg)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll("'", '%27');
  return `url(data:image/svg+xml,${address})`;
}

/** The pattern over the whole of its parent, fading towards the lower left so that it stays a watermark. */
export function kawungLayer({ color, size }: { color: string; size: number }): string {
  const mask = 'linear-gradient(215deg,#000 10%,transparent 78%)';
  return `<div class="fill" style="background:${kawungUrl(color, size)};mask:${mask}"></div>`;
}
