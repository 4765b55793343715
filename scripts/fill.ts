import { readFileSync } from 'node:fs';

/** Replaces each `{name}` that has a value. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => `${values[name] ?? whole}`);
}

/** A drawing from an SVG file beside the module `base`. */
export function drawing(name: string, base: string, values: Record<string, string | number>): string {
  return fill(readFileSync(new URL(name, base), 'utf8').trim(), values);
}
