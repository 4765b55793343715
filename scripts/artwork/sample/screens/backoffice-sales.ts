import {
  Bell,
  Check,
  ChevronLeft,
  ListFilter,
  MapPin,
  MessageSquare,
  Phone,
  Search,
  TrendingUp,
  TriangleAlert,
  Truck,
} from 'lucide-react';
import { barChart, lineChart, ringChart } from '../../charts.ts';
import { icon } from '../../icon.ts';
import { avatar, each, gestureBar, statusBar } from '../../parts.ts';
import { badge, goods, rupiah, shopStyle, shopTabs, type Tone } from './backoffice-parts.ts';

/** Today's sales, the week behind them and what needs care. */
export function dashboard(): string {
  return `${shopStyle}<div class="screen shop">${statusBar()}
  <div class="head"><div class="row" style="gap:12px">${avatar('DW', { background: '#27357E', color: '#fff' })}<div><div class="t-small muted">Selamat pagi</div><div class="t-heading">Dewi Wulandari</div></div></div>
    <div class="round" style="position:relative;background:#fff;border:1px solid var(--line)">${icon(Bell, 21)}<i style="position:absolute;right:11px;top:10px;width:9px;height:9px;border-radius:50%;background:#D4453B;border:1.5px solid #fff"></i></div></div>
  <div class="col grow" style="padding:0 16px;gap:11px">
    <div style="padding:18px 20px 0;border-radius:26px;overflow:hidden;background:linear-gradient(145deg,#3547A3,#1F2A66);color:#fff">
      <div class="row between"><span style="font-weight:600;color:#D5DAF5">Penjualan hari ini</span><span class="badge" style="background:#CFF0DC;color:#12452F;height:28px;font-size:13px">${icon(TrendingUp, 15, 2.6)}12,5%</span></div>
      <div style="font-weight:800;font-size:40px;letter-spacing:-.05em;line-height:1.25">Rp4.860.000</div>
      <div style="margin:6px -20px 0">${lineChart([3.1, 3.64, 2.95, 3.78, 4.32, 4.86], { width: 358, height: 104, color: '#F0C978', floor: 2 })}</div></div>
    <div class="row" style="gap:11px">${kpi('Pesanan', '18')}${kpi('Rata-rata', '270rb')}${kpi('Retur', '1')}</div>
    <div class="row" style="gap:11px;align-items:stretch">
      <div class="card grow" style="padding:14px 12px 10px"><div class="t-small bold" style="padding:0 4px 10px">Minggu ini (juta)</div>
        ${barChart(week, { width: 170, height: 166, color: '#27357E', rest: '#C9D0EC', active: 5 })}</div>
      <div class="card" style="width:150px;padding:14px 14px 12px"><div class="t-small bold">Kategori</div>
        <div class="center" style="margin:15px 0 14px">${ringChart(categories, { size: 98, thickness: 18 })}</div>
        ${each(categories.slice(0, 3), ({ name, value, color }) => `<div class="row t-caption" style="gap:6px"><i style="width:8px;height:8px;border-radius:50%;background:${color}"></i><span class="grow">${name}</span><b>${value}%</b></div>`)}</div></div>
    <div class="card row" style="gap:13px;padding:13px 16px"><div class="round" style="background:var(--gold-soft);color:var(--accent)">${icon(TriangleAlert, 22)}</div><div class="grow"><div class="bold">3 barang hampir habis</div><div class="t-small muted">Selendang sutra tinggal 4</div></div><b style="color:var(--primary)">Lihat</b></div>
  </div>${shopTabs(0)}</div>`;
}

/** Today's orders, newest first. */
export function orders(): string {
  return `${shopStyle}<div class="screen shop">${statusBar()}
  <div class="head"><div><div class="t-display" style="font-size:31px">Pesanan</div><div class="muted">18 pesanan, Sabtu 8 Juni</div></div><div class="row" style="gap:8px">${tool(icon(Search, 21))}${tool(icon(ListFilter, 21))}</div></div>
  <div class="row" style="gap:7px;padding:0 16px 12px">${each(['Semua 18', 'Baru 5', 'Kemas 4', 'Kirim 6'], (label, index) => `<span class="chip${index === 0 ? ' on' : ''}" style="padding:0 13px">${label}</span>`)}</div>
  <div class="card grow" style="margin:0 12px 12px;padding:0 14px;overflow:hidden">
    <div class="table t-caption muted" style="height:42px"><span>No.</span><span>Pembeli</span><span>Total</span><span style="text-align:right">Status</span></div>
    ${each(todaysOrders, ({ number, buyer, total, state, tone }) => `<div class="table num" style="height:55px;border-top:1px solid var(--line);font-size:14px"><b style="color:var(--primary)">#${number}</b><b style="white-space:nowrap;letter-spacing:-.02em">${buyer}</b><span style="font-weight:600">${total.toLocaleString('id')}</span><span style="text-align:right">${badge(state, tone)}</span></div>`)}
    <div class="row between t-small" style="height:46px;border-top:1px solid var(--line)"><span class="muted">9 dari 18 pesanan</span><b style="color:var(--primary)">Muat lagi</b></div>
  </div>${shopTabs(1)}</div>`;
}

/** One order: who, what, how much, how far. */
export function orderDetail(): string {
  return `${shopStyle}<div class="screen shop">${statusBar()}
  <div class="row" style="gap:8px;padding:2px 12px 10px"><div class="round">${icon(ChevronLeft, 26)}</div><div class="grow"><div class="t-title">#1048</div></div><span style="margin-right:8px">${badge('Dikemas', 'gold')}</span></div>
  <div class="col grow" style="padding:0 16px;gap:11px">
    <div class="card row" style="gap:14px;padding:14px 16px">${avatar('AK', { size: 48, background: 'var(--success-soft)', color: 'var(--success-deep)' })}<div class="grow"><div class="t-heading">Anisa Kusuma</div><div class="row t-small muted" style="gap:5px">${icon(MapPin, 14)}Kotabaru, Yogyakarta</div></div><div class="round" style="background:var(--primary-soft);color:var(--primary)">${icon(Phone, 20)}</div></div>
    <div class="card" style="padding:4px 16px 14px">${each(
      items,
      ({ kind, color, name, count, price }) =>
        `<div class="row num" style="gap:13px;height:76px;border-bottom:1px solid var(--line)">${goods(kind, color, 50)}<div class="grow"><div class="bold">${name}</div><div class="t-small muted">${count} × ${rupiah(price)}</div></div><b>${rupiah(count * price)}</b></div>`,
    )}${each(sums, ([label, amount]) => `<div class="row between num" style="padding-top:9px"><span class="muted">${label}</span><span style="font-weight:600">${rupiah(amount)}</span></div>`)}
      <div class="row between num" style="padding-top:10px"><b style="font-size:17px">Total</b><b style="font-weight:800;font-size:23px;letter-spacing:-.03em;color:var(--primary)">${rupiah(itemsTotal + sums.slice(1).reduce((sum, [, amount]) => sum + amount, 0))}</b></div></div>
    <div class="card row" style="padding:16px 18px 14px;justify-content:space-between">${each(['Dibayar', 'Dikemas', 'Dikirim', 'Selesai'], step)}</div>
    <div class="card row" style="gap:13px;padding:12px 16px;color:var(--accent-deep);background:var(--gold-soft);border:0">${icon(MessageSquare, 21)}<b class="grow" style="font-weight:600">Tolong dibungkus kado, ya.</b></div>
    <div class="button" style="margin-top:auto;margin-bottom:34px;height:58px">${icon(Truck, 22)}Kirim pesanan</div>
  </div>${gestureBar()}</div>`;
}

const week = [
  { label: 'Sen', value: 3.1 },
  { label: 'Sel', value: 3.64 },
  { label: 'Rab', value: 2.95 },
  { label: 'Kam', value: 3.78 },
  { label: 'Jum', value: 4.32 },
  { label: 'Sab', value: 4.86 },
];

const categories = [
  { name: 'Kemeja', value: 46, color: '#27357E' },
  { name: 'Kain', value: 34, color: '#C98A2B' },
  { name: 'Lainnya', value: 20, color: '#4F9C79' },
];

const todaysOrders: { number: number; buyer: string; total: number; state: string; tone: Tone }[] = [
  { number: 1054, buyer: 'Rina Astuti', total: 185000, state: 'Baru', tone: 'primary' },
  { number: 1053, buyer: 'Bagas Putra', total: 320000, state: 'Baru', tone: 'primary' },
  { number: 1052, buyer: 'Toko Melati', total: 740000, state: 'Baru', tone: 'primary' },
  { number: 1051, buyer: 'Yusuf Hadi', total: 145000, state: 'Batal', tone: 'danger' },
  { number: 1050, buyer: 'Sari Dewanti', total: 210000, state: 'Baru', tone: 'primary' },
  { number: 1049, buyer: 'Galih Wibowo', total: 95000, state: 'Dikemas', tone: 'gold' },
  { number: 1048, buyer: 'Anisa Kusuma', total: 578500, state: 'Dikemas', tone: 'gold' },
  { number: 1047, buyer: 'Nur Aini', total: 265000, state: 'Dikirim', tone: 'success' },
  { number: 1046, buyer: 'Damar Jati', total: 130000, state: 'Dikirim', tone: 'success' },
];

const items = [
  { kind: 'shirt', color: '#27357E', name: 'Kemeja parang, L', count: 2, price: 185000 },
  { kind: 'cloth', color: '#A9302B', name: 'Selendang sutra', count: 1, price: 145000 },
  { kind: 'pouch', color: '#8C4B12', name: 'Dompet lurik', count: 3, price: 25000 },
] as const;

const itemsTotal = items.reduce((sum, { count, price }) => sum + count * price, 0);

const sums: [string, number][] = [
  ['Subtotal', itemsTotal],
  ['Ongkos kirim', 18000],
  ['Diskon anggota 5%', -itemsTotal * 0.05],
];

function kpi(label: string, value: string): string {
  return `<div class="card grow" style="padding:11px 15px 12px"><div class="t-small muted">${label}</div><div style="font-weight:800;font-size:24px;letter-spacing:-.04em;line-height:1.2">${value}</div></div>`;
}

function tool(drawn: string): string {
  return `<div class="round" style="background:#fff;border:1px solid var(--line)">${drawn}</div>`;
}

function step(label: string, index: number): string {
  const looks = [
    'background:#1F6B4B;color:#fff',
    'background:#E2B45F;color:#4A2706',
    'background:#E4E7F3;color:#575B70',
  ];
  const sign = index === 0 ? icon(Check, 18, 3) : index + 1;
  return `<div class="center" style="gap:7px;width:74px"><div class="round" style="width:34px;height:34px;font-weight:800;${looks[Math.min(index, 2)]}">${sign}</div><span class="t-caption${index > 1 ? ' muted' : ''}">${label}</span></div>`;
}
