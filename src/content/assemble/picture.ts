/**
 * A picture that the build has prepared: `pictures/{name}-{width}.avif` and `.webp` exist for each width. `width` and `height`
 * are those of the original; `color` shows until it has loaded.
 */
export type Picture = {
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  color: string;
};
