import { Boxes, ClipboardCheck, LayoutDashboard, ReceiptText, User } from 'lucide-react';
import { tabBar } from '../../parts.ts';

/** The app's tab bar; `active` counts from the dashboard. */
export function shopTabs(active: number): string {
  return tabBar(
    [
      { icon: LayoutDashboard, label: 'Ringkasan' },
      { icon: ReceiptText, label: 'Pesanan' },
      { icon: Boxes, label: 'Stok' },
      { icon: ClipboardCheck, label: 'Izin' },
      { icon: User, label: 'Saya' },
    ],
    active,
  );
}

const tones = {
  primary: 'background:var(--primary-soft);color:var(--primary)',
  gold: 'background:var(--gold-soft);color:var(--accent-deep)',
  success: 'background:var(--success-soft);color:var(--success-deep)',
  danger: 'background:var(--danger-soft);color:var(--danger-deep)',
} as const;

export type Tone = keyof typeof tones;

/** A short state word on its colour. */
export function badge(label: string, tone: Tone): string {
  return `<span class="badge" style="${tones[tone]}">${label}</span>`;
}

/** An amount as Indonesian shops write it. */
export function rupiah(amount: number): string {
  return `${amount < 0 ? '−' : ''}Rp${Math.abs(amount).toLocaleString('id')}`;
}

/** The shop's mark: a shirt button with four kawung petals. `size` in CSS pixels. */
export function shopMark(size: number, background: string): string {
  const petal = (angle: number) =>
    `<ellipse cx="32" cy="21" rx="5.6" ry="10" transform="rotate(${angle} 32 32)"/>`;
  return `<svg width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" rx="20" fill="${background}"/><g fill="#F0C978">${[45, 135, 225, 315].map(petal).join('')}</g></svg>`;
}

/** A garment drawn as a small tile: a shirt, a length of cloth or a pouch. */
export function goods(kind: 'shirt' | 'cloth' | 'pouch', color: string, size = 52): string {
  const shapes = {
    shirt: '<path d="M20 14l6 4h0a7 7 0 0 0 12 0l6-4 11 9-6 9-5-3v22H20V29l-5 3-6-9z"/>',
    cloth:
      '<path d="M16 12h32a4 4 0 0 1 4 4v25H12V16a4 4 0 0 1 4-4z"/><path d="M12 41h40v4H12zM14 47v6M20 47v6M26 47v6M32 47v6M38 47v6M44 47v6M50 47v6" stroke="currentColor" stroke-width="2.4"/><path d="M32 17l4.5 4.5L32 26l-4.5-4.5zM21 27l4.5 4.5L21 36l-4.5-4.5zM43 27l4.5 4.5L43 36l-4.5-4.5z" fill="#fff" fill-opacity=".7"/>',
    pouch:
      '<path d="M12 24h40v20a7 7 0 0 1-7 7H19a7 7 0 0 1-7-7z"/><path d="M12 24l5-8h30l5 8" fill-opacity=".65"/><circle cx="32" cy="24" r="3.4" fill="#fff"/>',
  };
  return `<svg width="${size}" height="${size}" viewBox="0 0 64 64" fill="${color}" color="${color}"><rect width="64" height="64" rx="18" fill-opacity=".16"/>${shapes[kind]}</svg>`;
}

/** The look of the shop's app: indigo on cool white. */
export const shopStyle = `<style>
.shop{--app:var(--primary);--line:#E1E4F0;--surface:#fff;background:#F4F5FB}
.shop .card{border-radius:22px}
.shop .head{display:flex;align-items:center;justify-content:space-between;padding:6px 20px 12px}
.shop .table{display:grid;grid-template-columns:62px 1fr auto 78px;align-items:center;column-gap:8px}
.shop .bar{height:7px;border-radius:9px;background:#E4E7F3}
.shop .bar i{display:block;height:100%;border-radius:9px}
.shop .field{display:flex;align-items:center;gap:12px;height:58px;padding:0 18px;border-radius:18px;background:#fff;border:1.5px solid #CFD4E8;font-size:16px;font-weight:600}
</style>`;
