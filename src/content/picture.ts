/**
 * A picture as the build prepared it: `pictures/{name}-{width}.avif` and `.webp` exist for each of the widths.
 * `width` and `height` give the shape of the master, `color` is shown until it has loaded.
 */
export type Picture = {
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  color: string;
};
