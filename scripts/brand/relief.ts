/**
 * Turns flat shapes into a height map: each layer's mask gets a bevel from the distance to its edge, and the layers
 * add up.
 */

/** One stamp of the die. Lengths are in pixels of the height map; a negative height engraves. */
export type Layer = {
  mask: Uint8Array;
  height: number;
  /** How far from its edge the shape reaches full height. */
  bevel: number;
  profile: 'round' | 'chamfer';
};

/** Height of each pixel of a square map. */
export function heightMap(size: number, layers: Layer[]): Float32Array {
  const height = new Float32Array(size * size);
  for (const layer of layers) {
    const distance = distanceToEdge(layer.mask, size);
    for (let i = 0; i < height.length; i++) {
      const t = Math.min(1, (distance[i] ?? 0) / layer.bevel);
      height[i] = (height[i] ?? 0) + layer.height * (layer.profile === 'round' ? Math.sqrt(t * (2 - t)) : t);
    }
  }
  return blur(height, size, 1.8);
}

/**
 * Euclidean distance of each set pixel to the nearest unset one (Felzenszwalb and Huttenlocher). A half-covered
 * pixel counts as the edge itself, which keeps slanted edges smooth.
 */
function distanceToEdge(mask: Uint8Array, size: number): Float32Array {
  const squared = new Float32Array(size * size);
  for (let i = 0; i < squared.length; i++) {
    const cover = (mask[i] ?? 0) / 255;
    squared[i] = cover === 1 ? 1e9 : Math.max(0, cover - 0.5) ** 2;
  }
  const line = new Float32Array(size);
  for (let pass = 0; pass < 2; pass++) {
    const [along, across] = pass === 0 ? [size, 1] : [1, size];
    for (let n = 0; n < size; n++) {
      for (let i = 0; i < size; i++) line[i] = squared[n * across + i * along] ?? 0;
      lowerEnvelope(line, (i, value) => {
        squared[n * across + i * along] = value;
      });
    }
  }
  return squared.map(Math.sqrt);
}

function lowerEnvelope(values: Float32Array, write: (i: number, value: number) => void): void {
  const roots = new Int32Array(values.length);
  const bounds = new Float32Array(values.length + 1);
  const value = (i: number) => values[i] ?? 0;
  const root = (i: number) => roots[i] ?? 0;
  let last = 0;
  bounds[0] = -1e20;
  bounds[1] = 1e20;
  for (let q = 1; q < values.length; q++) {
    let crossing = 0;
    for (;;) {
      const r = root(last);
      crossing = (value(q) + q * q - (value(r) + r * r)) / (2 * (q - r));
      if (crossing > (bounds[last] ?? 0)) break;
      last--;
    }
    last++;
    roots[last] = q;
    bounds[last] = crossing;
    bounds[last + 1] = 1e20;
  }
  let k = 0;
  for (let q = 0; q < values.length; q++) {
    while ((bounds[k + 1] ?? 0) < q) k++;
    write(q, (q - root(k)) ** 2 + value(root(k)));
  }
}

/** Gaussian blur by two passes of one kernel. */
export function blur(source: Float32Array, size: number, sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float32Array, along: number, across: number) => {
    const to = new Float32Array(from.length);
    for (let n = 0; n < size; n++) {
      for (let i = 0; i < size; i++) {
        let sum = 0;
        for (let k = 0; k < kernel.length; k++) {
          const j = Math.min(size - 1, Math.max(0, i + k - reach));
          sum += (kernel[k] ?? 0) * (from[n * across + j * along] ?? 0);
        }
        to[n * across + i * along] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(source, 1, size), size, 1);
}
