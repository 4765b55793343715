import {
  Check,
  ChevronLeft,
  ChevronRight,
  Clock,
  Eye,
  Fingerprint,
  Lock,
  LogIn,
  Mail,
  Palmtree,
  Plus,
  Search,
  Timer,
  X,
} from 'lucide-react';
import { icon } from '../../icon.ts';
import { kawungUrl } from '../../kawung.ts';
import { avatar, each, gestureBar, statusBar } from '../../parts.ts';
import { badge, goods, rupiah, shopMark, shopStyle, shopTabs, type Tone } from './backoffice-parts.ts';

/** The way in. */
export function login(): string {
  return `${shopStyle}<div class="screen shop" style="background:#fff">
  <div style="height:316px;border-radius:0 0 44px 44px;color:#fff;background:${kawungUrl('rgba(255,255,255,.12)', 78)},linear-gradient(150deg,#3648A6,#1C2760)">${statusBar()}
    <div style="padding:38px 28px 0">${shopMark(64, 'rgb(255 255 255/.16)')}<div class="t-display" style="font-size:38px;margin-top:22px">Batik Nusa</div><div style="font-size:17px;margin-top:6px;color:#D5DAF5">Backoffice untuk tim toko</div></div></div>
  <div class="col grow" style="padding:30px 24px 34px;gap:9px">
    <b class="t-small bold">Email</b><div class="field">${icon(Mail, 20)}dewi@batiknusa.example</div>
    <b class="t-small bold" style="margin-top:9px">Kata sandi</b><div class="field" style="border:2px solid var(--primary)">${icon(Lock, 20)}<span class="grow" style="letter-spacing:.22em;font-weight:800">••••••••••</span>${icon(Eye, 20)}</div>
    <div class="row between" style="margin:9px 0 18px"><span class="row" style="gap:10px;font-weight:600"><i class="center" style="width:24px;height:24px;border-radius:8px;background:var(--primary);color:#fff">${icon(Check, 16, 3)}</i>Ingat saya</span><b style="color:var(--primary)">Lupa sandi?</b></div>
    <div class="row" style="gap:12px"><div class="button grow" style="height:60px;font-size:18px">Masuk</div><div class="round" style="width:60px;height:60px;background:var(--primary-soft);color:var(--primary)">${icon(Fingerprint, 30)}</div></div>
    <div class="t-small muted" style="margin-top:auto;text-align:center">Toko Malioboro · Versi 2.4</div>
  </div>${gestureBar()}</div>`;
}

/** What is on the shelves. */
export function stock(): string {
  return `${shopStyle}<div class="screen shop">${statusBar()}
  <div class="head"><div><div class="t-display" style="font-size:31px">Stok</div><div class="muted">148 barang, 3 hampir habis</div></div><div class="round" style="width:50px;height:50px;background:var(--primary);color:#fff">${icon(Plus, 25)}</div></div>
  <div class="field" style="margin:0 16px 12px;height:50px;border-radius:99px;color:var(--muted)">${icon(Search, 20)}Cari nama atau kode</div>
  <div class="col grow" style="padding:0 16px;gap:9px">${each(
    shelf,
    ({
      kind,
      color,
      name,
      code,
      left,
      most,
    }) => `<div class="card row" style="gap:14px;height:85px;padding:0 16px 0 13px">${goods(kind, color, 58)}<div class="grow"><div class="bold" style="letter-spacing:-.01em">${name}</div><div class="t-caption muted">${code}</div>
      <div class="bar" style="margin-top:8px"><i style="width:${(left / most) * 100}%;background:${left < 10 ? '#C4453D' : '#27357E'}"></i></div></div>
      <div style="width:58px;text-align:right"><div class="num" style="font-weight:800;font-size:24px;letter-spacing:-.03em;line-height:1.1;${left < 10 ? 'color:#A9302B' : ''}">${left}</div><div class="t-caption muted">dari ${most}</div></div></div>`,
  )}</div>${shopTabs(2)}</div>`;
}

/** What waits for the manager's word. */
export function approvals(): string {
  return `${shopStyle}<div class="screen shop">${statusBar()}
  <div class="head"><div><div class="t-display" style="font-size:31px">Perizinan</div><div class="muted">3 menunggu jawabanmu</div></div></div>
  <div class="row" style="gap:7px;padding:0 16px 12px">${each(['Menunggu 3', 'Disetujui 21', 'Ditolak 2'], (label, index) => `<span class="chip${index === 0 ? ' on' : ''}">${label}</span>`)}</div>
  <div class="col grow" style="padding:0 16px;gap:11px">${each(
    requests,
    ({
      initials,
      who,
      when,
      kind,
      tone,
      title,
      text,
    }) => `<div class="card" style="padding:14px 16px"><div class="row" style="gap:11px">${avatar(initials, { size: 40 })}<div class="grow"><div class="bold">${who}</div><div class="t-caption muted">${when}</div></div>${badge(kind, tone)}</div>
      <div class="t-heading" style="margin-top:11px">${title}</div><div class="t-small muted" style="margin-top:2px">${text}</div>
      <div class="row" style="gap:9px;margin-top:12px"><div class="button grow" style="height:44px;font-size:15px;gap:7px;background:#fff;color:var(--danger);border:1.5px solid #E3B9B4">${icon(X, 18, 2.6)}Tolak</div><div class="button grow" style="height:44px;font-size:15px;gap:7px;background:var(--success)">${icon(Check, 18, 2.6)}Setujui</div></div></div>`,
  )}</div>${shopTabs(3)}</div>`;
}

/** Who I am here, and the days that I came. */
export function attendance(): string {
  return `${shopStyle}<div class="screen shop">${statusBar()}
  <div class="col grow" style="padding:6px 16px 0;gap:11px">
    <div class="row" style="gap:15px;padding:0 4px 6px">${avatar('DW', { size: 66, background: '#27357E', color: '#fff' })}<div class="grow"><div class="t-title">Dewi Wulandari</div><div class="muted">Kepala toko, Malioboro</div></div></div>
    <div style="padding:18px 20px;border-radius:26px;color:#fff;background:linear-gradient(145deg,#3547A3,#1F2A66)"><div class="row between"><span style="font-weight:600;color:#D5DAF5">Sabtu, 8 Juni</span><span class="badge" style="height:28px;background:#CFF0DC;color:#12452F;font-size:13px">Tepat waktu</span></div>
      <div class="row" style="gap:14px;margin-top:12px"><div class="grow"><div class="row t-small" style="gap:6px;color:#D5DAF5">${icon(LogIn, 16)}Masuk</div><div class="num" style="font-weight:800;font-size:36px;letter-spacing:-.04em;line-height:1.2">07.52</div></div>
        <div class="button" style="height:52px;padding:0 22px;background:#F0C978;color:#4A2706">${icon(Clock, 20)}Absen pulang</div></div></div>
    <div class="card" style="padding:14px 14px 16px"><div class="row between" style="padding:0 4px 8px">${icon(ChevronLeft, 21)}<b class="t-heading">Juni 2024</b>${icon(ChevronRight, 21)}</div>
      <div class="t-caption muted" style="display:grid;grid-template-columns:repeat(7,1fr);text-align:center;padding-bottom:5px">${each(['Sn', 'Sl', 'Rb', 'Km', 'Jm', 'Sb', 'Mg'], (day) => `<span>${day}</span>`)}</div>
      <div style="display:grid;grid-template-columns:repeat(7,1fr);gap:4px 0;justify-items:center">${each(
        Array.from({ length: 35 }, (_, index) => index - 4),
        calendarDay,
      )}</div>
      <div class="row t-caption" style="justify-content:center;gap:18px;margin-top:12px">${each(
        [
          ['#BFE3CD', 'Hadir 5'],
          ['#F3D394', 'Terlambat 1'],
          ['#F2C3BD', 'Izin 1'],
        ],
        ([color, label]) =>
          `<span class="row" style="gap:6px"><i style="width:11px;height:11px;border-radius:50%;background:${color}"></i>${label}</span>`,
      )}</div></div>
    <div class="row" style="gap:11px">${fact(icon(Timer, 22), '33,5 jam', 'Minggu ini')}${fact(icon(Palmtree, 22), '7 hari', 'Sisa cuti')}</div>
  </div>${shopTabs(4)}</div>`;
}

const shelf = [
  { kind: 'shirt', color: '#27357E', name: 'Kemeja parang, L', code: 'KMJ-014', left: 36, most: 60 },
  { kind: 'cloth', color: '#A9302B', name: 'Selendang sutra', code: 'SLD-003', left: 4, most: 40 },
  { kind: 'cloth', color: '#8C4B12', name: 'Kain tulis kawung', code: 'KTL-021', left: 17, most: 24 },
  { kind: 'shirt', color: '#1F6B4B', name: 'Kemeja truntum, M', code: 'KMJ-019', left: 52, most: 60 },
  { kind: 'pouch', color: '#8C4B12', name: 'Dompet lurik', code: 'DPT-007', left: 8, most: 80 },
  { kind: 'cloth', color: '#C98A2B', name: 'Kain cap mega mendung', code: 'KCP-011', left: 29, most: 50 },
] as const;

const requests: {
  initials: string;
  who: string;
  when: string;
  kind: string;
  tone: Tone;
  title: string;
  text: string;
}[] = [
  {
    initials: 'BP',
    who: 'Bima Prakoso',
    when: '10 menit lalu',
    kind: 'Belanja',
    tone: 'primary',
    title: `Benang dan malam, ${rupiah(1240000)}`,
    text: 'Untuk 40 lembar kain cap minggu depan.',
  },
  {
    initials: 'LS',
    who: 'Laras Setyowati',
    when: '25 menit lalu',
    kind: 'Cuti',
    tone: 'gold',
    title: 'Cuti 13–14 Juni',
    text: 'Wisuda adik di Semarang. Diganti oleh Tono.',
  },
  {
    initials: 'TN',
    who: 'Tono Nugroho',
    when: '1 jam lalu',
    kind: 'Diskon',
    tone: 'success',
    title: 'Diskon 10% untuk #1052',
    text: 'Toko Melati membeli ketiga kalinya.',
  },
];

function fact(drawn: string, value: string, label: string): string {
  return `<div class="card row grow" style="gap:12px;padding:14px 15px"><div class="round" style="background:var(--primary-soft);color:var(--primary)">${drawn}</div><div><div class="t-heading" style="font-size:19px">${value}</div><div class="t-small muted">${label}</div></div></div>`;
}

// June 2024 began on a Saturday; the shop closes on Sundays, and today is the 8th.
function calendarDay(day: number): string {
  if (day < 1 || day > 30) return '<i></i>';
  const look = {
    4: 'background:#F3D394',
    6: 'background:#F2C3BD',
    8: 'background:var(--primary);color:#fff',
  }[day];
  const plain = day > 8 || day === 2 ? 'color:var(--muted)' : 'background:#BFE3CD';
  return `<div class="center num t-small bold" style="width:36px;height:36px;border-radius:50%;${look ?? plain}">${day}</div>`;
}
