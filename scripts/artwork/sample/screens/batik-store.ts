import { ChevronLeft, Clock, Heart, ShoppingBag } from 'lucide-react';
import { icon } from '../../icon.ts';
import { each, statusBar } from '../../parts.ts';
import { cloth } from './batik-cloth.ts';

const dyes = {
  accent: { ground: '#5E300A', motif: '#F3DDB0', detail: '#A8631D' },
  primary: { ground: '#F4E7CC', motif: '#27357E', detail: '#8C4B12' },
  malam: { ground: '#151A35', motif: '#F0D9A6', detail: '#C98A2B' },
  danger: { ground: '#7A1F1C', motif: '#F6E2BE', detail: '#D9903A' },
};

const cloths = [
  { motif: 'kawung', dye: 'accent', name: 'Kawung', maker: 'Bu Ngatini', price: '1.250.000' },
  { motif: 'parang', dye: 'primary', name: 'Parang', maker: 'Bu Wagirah', price: '1.600.000' },
  { motif: 'truntum', dye: 'malam', name: 'Truntum', maker: 'Mbak Wening', price: '980.000' },
  { motif: 'ceplok', dye: 'danger', name: 'Ceplok', maker: 'Bu Parjiyem', price: '1.150.000' },
] as const;

/** The grid of cloths, of which there is one each. */
export function shop(): string {
  return `<div class="fill" style="background:#FFFAF1">
  <div class="row" style="height:112px;padding:0 44px 0 56px;gap:30px"><div style="font-weight:800;font-size:50px;letter-spacing:-.05em;color:#5E1A17">Batik Imogiri</div>
    <span style="padding-top:14px;font-weight:600;font-size:22px;color:var(--accent)">Tiap kain hanya satu</span></div>
  <div class="grid" style="grid-template-columns:repeat(3,256px);gap:24px;padding-left:56px">${each(
    [...cloths.slice(0, 3), ...cloths.slice(3), ...cloths.slice(0, 2)],
    ({
      motif,
      dye,
      name,
      maker,
      price,
    }) => `<div>${cloth(motif, dyes[dye], { width: 256, height: 318, scale: 0.92, radius: 26 })}
      <b style="display:block;margin-top:10px;font-size:29px;letter-spacing:-.04em">${name}</b>
      <div class="row between"><span class="muted" style="font-size:19px">${maker}</span><b class="num" style="font-size:20px;color:var(--danger)">${price}</b></div></div>`,
  )}</div></div>`;
}

/** One cloth close up, reserved for a while. */
export function closeUp(): string {
  return `<div class="screen" style="background:#FFFAF1"><div style="position:absolute;left:0;top:0">${cloth('ceplok', dyes.danger, { width: 390, height: 440, scale: 1.42 })}</div>
  <div style="position:relative;color:#FFF4E2;background:linear-gradient(rgb(40 6 4/.75),transparent)">${statusBar()}<div class="row between" style="padding:10px 18px 26px"><div class="round" style="width:54px;height:54px;background:#FFFAF1;color:#5E1A17">${icon(ChevronLeft, 28, 2.5)}</div><div class="round" style="width:54px;height:54px;background:#FFFAF1;color:var(--danger)">${icon(Heart, 26, 2.5)}</div></div></div>
  <div style="position:absolute;left:0;right:0;top:392px;bottom:0;padding:30px 26px;border-radius:36px 36px 0 0;background:#FFFAF1">
    <div class="row between"><div style="font-weight:800;font-size:42px;line-height:1;letter-spacing:-.045em">Ceplok</div><b class="num" style="font-size:25px;color:var(--danger)">Rp1.150.000</b></div>
    <div class="muted" style="margin-top:8px;font-size:20px">Dibatik Bu Parjiyem, 46 hari</div>
    <div class="row" style="gap:14px;height:76px;margin-top:22px;padding:0 22px;border-radius:26px;background:var(--gold-soft);color:var(--accent-deep);font-size:21px;font-weight:600">${icon(Clock, 29, 2.4)}<span class="grow">Disimpan</span><b class="num" style="font-size:28px;letter-spacing:-.03em">14.32</b></div>
    <div class="button" style="height:74px;margin-top:16px;font-size:24px;background:var(--danger)">${icon(ShoppingBag, 28, 2.3)}Beli kain ini</div></div></div>`;
}
