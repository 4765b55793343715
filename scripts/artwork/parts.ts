import type { LucideIcon } from 'lucide-react';
import { icon } from './icon.ts';

/** Joins what `draw` makes of each item, as templates want it. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('');
}

/** The clock and the signal, wireless and battery signs at the top of a phone screen. */
export function statusBar(time = '09.41'): string {
  return `<div class="status"><b>${time}</b><span>
    <svg width="18" height="13" viewBox="0 0 18 13" fill="currentColor"><rect y="8" width="3.4" height="5" rx="1"/><rect x="4.8" y="5.4" width="3.4" height="7.6" rx="1"/><rect x="9.6" y="2.7" width="3.4" height="10.3" rx="1"/><rect x="14.4" width="3.4" height="13" rx="1"/></svg>
    <svg width="18" height="13" viewBox="0 0 18 13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M1.4 4.2a11 11 0 0 1 15.2 0M4.3 7.2a6.8 6.8 0 0 1 9.4 0"/><path d="M9 10.9v.2" stroke-width="3"/></svg>
    <svg width="27" height="13" viewBox="0 0 27 13" fill="none"><rect x=".6" y=".6" width="22.8" height="11.8" rx="3.6" stroke="currentColor" stroke-opacity=".45" stroke-width="1.2"/><rect x="2.2" y="2.2" width="16" height="8.6" rx="2.2" fill="currentColor"/><path d="M25 4.4v4.2c.9-.3 1.5-1.1 1.5-2.1s-.6-1.8-1.5-2.1z" fill="currentColor" fill-opacity=".5"/></svg>
  </span></div>`;
}

/** The bottom navigation of an app, with the system's gesture bar. `active` is the index of the open tab. */
export function tabBar(tabs: readonly { icon: LucideIcon; label: string }[], active: number): string {
  return `<div class="tabbar">${each(
    tabs,
    (tab, index) =>
      `<div class="${index === active ? 'on' : ''}">${icon(tab.icon, 23, index === active ? 2.4 : 2)}${tab.label}</div>`,
  )}</div>${gestureBar()}`;
}

/** The system's gesture bar at the bottom edge, in the colour of the text. */
export function gestureBar(color = 'inherit'): string {
  return `<div class="gesture" style="color:${color}"></div>`;
}

/** Initials in a coloured disc. `size` in CSS pixels. */
export function avatar(
  initials: string,
  { size = 44, background = 'var(--gold-soft)', color = 'var(--accent)' } = {},
): string {
  return `<div class="avatar" style="width:${size}px;height:${size}px;font-size:${size * 0.36}px;background:${background};color:${color}">${initials}</div>`;
}
