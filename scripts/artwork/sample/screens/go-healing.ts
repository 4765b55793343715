import {
  CalendarDays,
  Heart,
  Map as MapIcon,
  Navigation,
  NotebookPen,
  Search,
  SlidersHorizontal,
  Star,
  TreePine,
  User,
  Volume1,
  Waves,
} from 'lucide-react';
import { filledIcon, icon } from '../../icon.ts';
import { each, statusBar, tabBar } from '../../parts.ts';

const style = `<style>
.heal{--app:var(--success)}
.heal .pin{position:absolute;display:flex;align-items:center;gap:8px;height:48px;padding:0 16px 0 6px;border-radius:99px;background:#fff;
  font-weight:700;font-size:16px;letter-spacing:-.01em;white-space:nowrap;box-shadow:0 8px 20px -6px rgb(18 69 47/.45)}
.heal .pin i{display:grid;place-items:center;width:36px;height:36px;border-radius:50%;background:var(--success-soft);color:var(--success)}
.heal .pin.on{background:var(--success);color:#fff}
.heal .pin.on i{background:rgb(255 255 255/.2);color:#fff}
.heal .entry{display:flex;gap:14px;padding:16px;border-radius:24px;background:#fff;margin-top:12px;box-shadow:0 10px 24px -16px rgb(18 69 47/.5)}
</style>`;

const tabs = [
  { icon: MapIcon, label: 'Peta' },
  { icon: CalendarDays, label: 'Rencana' },
  { icon: NotebookPen, label: 'Jurnal' },
  { icon: User, label: 'Profil' },
];

// Yogyakarta seen from above, simplified: Merapi in the north, the ring road, three rivers, the axis through Malioboro.
const map = `<svg class="fill" width="390" height="844" viewBox="0 0 390 844" fill="none" stroke-linecap="round">
  <rect width="390" height="844" fill="#E6EEDD"/>
  <path d="M250-20c60 60 150 60 160 130v-140z" fill="#C4DCC0"/><path d="M330-20c10 40 60 50 80 70v-80z" fill="#A9CBA9"/>
  <path d="M-20 330c70-20 110 20 100 80s-60 80-100 70z" fill="#CFE3C6"/><path d="M300 470c50-30 100 0 110 50v140c-70 10-150-20-150-90 0-50 10-80 40-100z" fill="#C4DCC0"/>
  <path d="M96 520c30-12 56 0 60 26s-18 46-46 44-44-20-42-40 12-24 28-30z" fill="#CFE3C6"/>
  <g stroke="#A9D3DC" stroke-width="9"><path d="M120-10c-20 90 30 150 10 240s-60 130-40 220-10 160-60 220"/><path d="M236-10c-30 110 20 180 0 280s30 140 0 240-20 140 10 340"/><path d="M330 120c-30 80 10 150-10 230s-30 90-10 150"/></g>
  <g stroke="#fff"><rect x="64" y="176" width="256" height="330" rx="90" stroke-width="15"/><path d="M190-10v860" stroke-width="12"/><path d="M-10 330h410" stroke-width="12"/>
  <path d="M-10 250h200l210-70M64 420l-80 60M320 420h80M110 180 40-10M270 180l40-190M130 500 60 720M250 500l60 240" stroke-width="8"/><path d="M64 300h256M64 380h256M130 190v310M260 190v310M190 226h130M64 440h256" stroke-width="5"/></g>
  <path d="M190 338v78h70l24 40" stroke="#1F6B4B" stroke-width="7" stroke-dasharray="1 13"/>
  <circle cx="190" cy="338" r="26" fill="#27357E" fill-opacity=".16"/><circle cx="190" cy="338" r="11" fill="#27357E" stroke="#fff" stroke-width="4"/>
</svg>`;

/** The map of quiet places around Yogyakarta, with the nearest one opened. */
export function quietMap(): string {
  return `${style}<div class="screen heal">${map}
  <div style="position:relative">${statusBar()}
  <div class="row" style="margin:4px 16px;height:56px;padding:0 18px;gap:12px;border-radius:99px;background:#fff;box-shadow:0 10px 24px -10px rgb(18 69 47/.45)">
    ${icon(Search, 22)}<span class="grow muted" style="font-size:16px">Cari tempat yang tenang</span>${icon(SlidersHorizontal, 22)}</div></div>
  <div class="pin" style="left:214px;top:150px"><i>${icon(TreePine, 20)}</i>Kaliurang</div>
  <div class="pin" style="left:28px;top:226px"><i>${icon(Waves, 20)}</i>Embung Langensari</div>
  <div class="pin on" style="left:184px;top:448px"><i>${icon(TreePine, 20)}</i>Hutan Pinus</div>
  <div class="pin" style="left:22px;top:392px"><i>${icon(Volume1, 20)}</i>Tamansari</div>
  <div class="raised" style="position:absolute;left:14px;right:14px;bottom:98px;padding:18px;border-radius:28px">
    <div class="row" style="gap:16px">${forest(104)}
      <div class="grow"><div class="t-title" style="font-size:22px">Hutan Pinus Mangunan</div>
        <div class="row t-small bold" style="gap:6px;margin-top:6px;color:var(--success)">${filledIcon(Star, 16)}4,8 · 34 menit</div>
        <span class="badge" style="margin-top:10px;height:28px;background:var(--success-soft);color:var(--success-deep);font-size:13px">${icon(Volume1, 15)}Sangat tenang</span></div></div>
    <div class="row" style="gap:10px;margin-top:16px"><div class="button grow">${icon(Navigation, 19)}Berangkat</div>
      <div class="round" style="width:54px;height:54px;background:var(--danger-soft);color:var(--danger)">${icon(Heart, 23, 2.4)}</div></div>
  </div>${tabBar(tabs, 0)}</div>`;
}

/** The journal of how each place felt. */
export function journal(): string {
  return `${style}<div class="screen heal" style="background:#EFF4EA">${statusBar()}
  <div class="grow" style="padding:10px 20px">
    <div class="t-display">Jurnal tenang</div><div class="muted" style="font-size:16px;margin-top:4px">4 tempat dalam 30 hari</div>
    ${each(
      [
        {
          place: 'Tamansari',
          day: 'Min, 9 Juni',
          felt: 'Lega',
          note: 'Duduk lama di pinggir kolam.',
          color: '#E2B45F',
        },
        {
          place: 'Embung Langensari',
          day: 'Sab, 1 Juni',
          felt: 'Ringan',
          note: 'Dua putaran, lalu es dawet.',
          color: '#7FB7C4',
        },
        {
          place: 'Kaliurang',
          day: 'Sab, 25 Mei',
          felt: 'Damai',
          note: 'Kabut turun jam empat sore.',
          color: '#4F9C79',
        },
        {
          place: 'Pantai Ngobaran',
          day: 'Min, 12 Mei',
          felt: 'Bebas',
          note: 'Ombaknya menutup semua suara.',
          color: '#5566B8',
        },
      ],
      ({
        place,
        day,
        felt,
        note,
        color,
      }) => `<div class="entry"><div class="round" style="width:52px;height:52px;background:${color}">${smile()}</div>
        <div class="grow"><div class="row between"><b style="font-size:18px;letter-spacing:-.02em">${place}</b><span class="t-small bold" style="color:var(--success)">${felt}</span></div>
        <div class="t-small muted" style="margin-top:2px">${day}</div><div style="margin-top:6px;font-size:16px">${note}</div></div></div>`,
    )}</div>${tabBar(tabs, 2)}</div>`;
}

function smile(): string {
  return '<svg width="30" height="30" viewBox="0 0 30 30" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"><path d="M9 11v1M21 11v1M8.5 18c3.6 4.4 9.4 4.4 13 0"/></svg>';
}

function forest(size: number): string {
  const tree = (x: number, y: number, tall: number, color: string) =>
    `<path d="M${x} ${y}l-${tall * 0.26} ${tall * 0.42}h${tall * 0.12}l-${tall * 0.18} ${tall * 0.36}h${tall * 0.64}l-${tall * 0.18}-${tall * 0.36}h${tall * 0.12}z" fill="${color}"/>`;
  return `<svg width="${size}" height="${size}" viewBox="0 0 104 104" style="border-radius:22px"><rect width="104" height="104" fill="#F6E2B4"/><circle cx="70" cy="32" r="14" fill="#FFF6DC"/>
    <path d="M0 66c26-22 48-6 62-12s26-14 42-8v58H0z" fill="#8FC0A0"/>${tree(22, 22, 84, '#2C7F5A')}${tree(84, 30, 76, '#2C7F5A')}${tree(54, 36, 80, '#16523A')}</svg>`;
}
