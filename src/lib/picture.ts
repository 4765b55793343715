/** Files: `pictures/{name}-{width}.avif` and `.webp`. The size is the original's. `color` shows until it has loaded. */
export type PictureSource = {
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  color: string;
};
