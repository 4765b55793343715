import type { PictureSource } from '#lib/paths.ts';

const files = import.meta.glob<PictureSource>('#content/pictures/*.{png,jpg,jpeg,webp}', {
  eager: true,
  import: 'default',
  query: '?picture',
});

export const coinFront = named('coin-front');
export const coinBack = named('coin-back');
export const portrait = named('portrait');

/** `scripts/content/check-content.ts` reports a missing one. */
function named(name: string): PictureSource {
  const file = Object.keys(files).find((path) => path.includes(`/${name}.`));
  return (file && files[file]) || { name: '', width: 1, height: 1, widths: [], color: '' };
}
