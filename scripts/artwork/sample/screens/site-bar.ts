import { each } from '../../parts.ts';

/** The bar at the top of a website: its mark and name, its pages, and the one thing it wants a visitor to do. */
export function siteBar({
  mark,
  name,
  pages,
  action,
  accent,
}: {
  /** SVG of about 44 pixels. */
  mark: string;
  name: string;
  pages: readonly string[];
  action?: string;
  accent: string;
}): string {
  return `<div class="row" style="position:relative;height:88px;padding:0 44px;gap:34px">
    <div class="row" style="gap:14px;margin-right:6px;font-weight:800;font-size:25px;letter-spacing:-.03em;white-space:nowrap">${mark}${name}</div>
    ${each(pages, (label) => `<span style="font-weight:600;font-size:19px">${label}</span>`)}
    <span class="grow"></span>${action ? `<span class="button" style="height:50px;padding:0 26px;font-size:19px;background:${accent}">${action}</span>` : ''}
  </div>`;
}
