import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A Lucide icon as SVG text, in the colour of the text around it. `size` in CSS pixels. */
export function icon(shape: LucideIcon, size = 20, strokeWidth = 2): string {
  return renderToStaticMarkup(createElement(shape, { size, strokeWidth }));
}

/** The same icon with its outline filled: a chosen star, a playing song. */
export function filledIcon(shape: LucideIcon, size = 20): string {
  return renderToStaticMarkup(createElement(shape, { size, fill: 'currentColor' }));
}
