import { Camera, Car, Check, ChefHat, FileText, Monitor, Palette } from 'lucide-react';
import { icon } from '../../icon.ts';
import { each, statusBar } from '../../parts.ts';
import { siteBar } from './site-bar.ts';

export function firstPage(): string {
  return `<div class="fill" style="background:#fff">
  ${siteBar({ mark: crest(46), name: 'SMK Lereng Merapi', pages: ['Program', 'Guru', 'Berita'], accent: 'var(--primary)' })}
  <div style="position:relative;height:396px;background:linear-gradient(#CFE0F5,#F6EAD2 78%);overflow:hidden">
    <div class="fill">${school()}</div>
    <div style="position:relative;padding:34px 0 0 64px;font-weight:800;font-size:68px;line-height:1;letter-spacing:-.045em;color:var(--primary-deep)">Terampil<br>sejak kelas satu.</div>
  </div>
  <div class="grid" style="grid-template-columns:repeat(4,1fr);gap:18px;padding:20px 36px 22px">${each(
    [
      { name: 'Komputer', shape: Monitor, color: 'var(--primary)', tint: 'var(--primary-soft)' },
      { name: 'Tata boga', shape: ChefHat, color: 'var(--accent)', tint: 'var(--gold-soft)' },
      { name: 'Otomotif', shape: Car, color: 'var(--danger)', tint: 'var(--danger-soft)' },
      { name: 'Kriya batik', shape: Palette, color: 'var(--success)', tint: 'var(--success-soft)' },
    ],
    ({ name, shape, color, tint }) =>
      `<div class="row" style="gap:12px;height:74px;padding:0 18px;border-radius:22px;background:${tint};color:${color};font-weight:800;font-size:23px;letter-spacing:-.03em;white-space:nowrap">${icon(shape, 33, 2.3)}${name}</div>`,
  )}</div>
  <div style="padding:0 44px"><b style="font-size:27px;letter-spacing:-.03em">Berita terbaru</b></div></div>`;
}

/** What a family brings to the school for admission. */
export function admission(): string {
  return `<div class="screen" style="background:#fff"><div style="background:var(--primary-deep);color:#fff">${statusBar()}
    <div class="row" style="gap:12px;padding:12px 24px 0;font-weight:700;font-size:18px">${crest(38)}SMK Lereng Merapi</div>
    <div class="t-display" style="padding:26px 24px 0;font-size:42px">Daftar murid baru</div>
    <div style="padding:12px 24px 28px;font-size:19px;color:#D5DAF5">3 Juni sampai 28 Juni</div></div>
  <div style="padding:24px 24px 0;font-weight:800;font-size:23px;letter-spacing:-.02em">Yang perlu dibawa</div>
  <div style="padding:6px 24px">${each(
    [
      { what: 'Rapor SMP', detail: 'semester 1 sampai 5', shape: FileText },
      { what: 'Kartu keluarga', detail: 'asli dan satu salinan', shape: FileText },
      { what: 'Akta kelahiran', detail: 'satu salinan', shape: FileText },
      { what: 'Pasfoto 3 × 4', detail: 'dua lembar', shape: Camera },
    ],
    ({ what, detail, shape }) =>
      `<div class="row" style="gap:16px;height:84px;border-bottom:1px solid var(--line)"><div class="round" style="width:52px;height:52px;background:var(--primary-soft);color:var(--primary)">${icon(shape, 25)}</div>
      <div class="grow"><div style="font-weight:700;font-size:21px;letter-spacing:-.02em">${what}</div><div class="muted" style="font-size:17px">${detail}</div></div><span style="color:var(--success)">${icon(Check, 27, 3)}</span></div>`,
  )}</div></div>`;
}

function crest(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 46 46"><path d="M23 2 42 8v14c0 12-8 18-19 22C12 40 4 34 4 22V8z" fill="#27357E" stroke="#E2B45F" stroke-width="3"/>
    <path d="m10 30 9-14 4 5 3-4 10 13z" fill="#E2B45F"/><path d="M19 16l4 5 3-4-3.5-5z" fill="#fff"/></svg>`;
}

/** The school's front under Merapi: limasan roofs, a veranda, the flag. */
function school(): string {
  const wing = (x: number, columns: number) => {
    const wide = columns * 62;
    return `<path d="M${x - 18} 300 ${x + 34} 246H${x + wide - 34}L${x + wide + 18} 300z" fill="#B4552F"/><path d="M${x - 18} 300H${x + wide + 18}v9H${x - 18}z" fill="#8A3B1E"/>
      <path d="M${x} 309h${wide}v87H${x}z" fill="#FFF8EA"/>${each(
        Array.from({ length: columns }, (_, n) => x + 12 + n * 62),
        (at) =>
          `<path d="M${at} 326h38v42H${at}z" fill="#5566B8"/><path d="M${at} 326h38v42H${at}zm19 0v42m-19-21h38" fill="none" stroke="#fff" stroke-width="3"/>`,
      )}<path d="M${x} 384h${wide}v12H${x}z" fill="#D9C7A3"/>`;
  };
  const tree = (x: number, y: number, r: number) =>
    `<path d="M${x - 4} ${y}h8v50h-8z" fill="#6B4423"/><circle cx="${x}" cy="${y - r * 0.5}" r="${r}" fill="#2F7D58"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.8}" r="${r * 0.55}" fill="#4F9C79"/>`;
  return `<svg width="1040" height="396" viewBox="0 0 1040 396" fill="none">
    <path d="M420 330 628 78q12-13 26 1l18 14 16-6L960 340z" fill="#8C9BD6"/><path d="M572 146 628 78q12-13 26 1l18 14 16-6 60 62-34 22-30-18-28 26-34-30-26 14z" fill="#B9C4EA"/>
    <path d="M0 352c160-60 280-40 420-36s340-30 620 0v80H0z" fill="#7FB795"/>
    ${tree(22, 344, 32)}${tree(752, 340, 40)}${wing(60, 4)}${wing(468, 4)}
    <path d="M300 262 388 170l88 92z" fill="#C8663A"/><path d="M284 274h208v-14H284z" fill="#8A3B1E"/><path d="M306 274h164v122H306z" fill="#FFF8EA"/>
    <circle cx="388" cy="232" r="17" fill="#FFF8EA"/><path d="M388 222v11l7 4" stroke="#27357E" stroke-width="3.5" stroke-linecap="round"/>
    <path d="M350 396v-66a38 38 0 0 1 76 0v66z" fill="#27357E"/><path d="M388 293v103" stroke="#8C9BD6" stroke-width="3"/>
    <path d="M318 274v122M458 274v122" stroke="#D9C7A3" stroke-width="9"/>
    <path d="M246 396V186" stroke="#575B70" stroke-width="5"/><path d="M248 188c18-8 32 8 56 0v18c-24 8-38-8-56 0z" fill="#C4302B"/><path d="M248 206c18-8 32 8 56 0v18c-24 8-38-8-56 0z" fill="#fff"/></svg>`;
}
