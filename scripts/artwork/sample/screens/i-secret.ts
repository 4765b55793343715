import { ArrowRight } from 'lucide-react';
import { icon } from '../../icon.ts';
import { each } from '../../parts.ts';
import { siteBar } from './site-bar.ts';

/** The first page of I-Secret: what is in the serum, and the guide by skin type. */
export function firstPage(): string {
  return `<div class="fill" style="background:linear-gradient(115deg,#FBEEE9 30%,#F3D2C8)">
  ${siteBar({ mark: mark(), name: 'I-Secret', pages: ['Produk', 'Bahan', 'Toko'], accent: 'var(--ink)' })}
  <div style="padding:6px 0 0 84px">
    <div style="font-weight:800;font-size:74px;line-height:.98;letter-spacing:-.055em;color:#4A1A22">Semua isinya<br>kami tulis.</div>
    <div class="row" style="gap:24px;margin-top:22px"><div class="button" style="height:62px;padding:0 30px;font-size:22px;background:#4A1A22">Kenali kulitmu ${icon(ArrowRight, 26, 2.4)}</div><span style="font-size:19px;font-weight:600;color:#7B4A4C">4 pertanyaan</span></div>
    <div class="col" style="gap:10px;width:430px;margin-top:28px">${each(
      [
        { name: 'Niasinamida', does: 'meratakan warna kulit', share: '5%' },
        { name: 'Pegagan', does: 'menenangkan', share: '3%' },
        { name: 'Pantenol', does: 'melembapkan', share: '2%' },
      ],
      ({ name, does, share }) =>
        `<div class="row" style="height:68px;padding:0 24px;gap:16px;border-radius:24px;background:rgb(255 255 255/.78)"><div class="grow"><b style="font-size:23px;letter-spacing:-.03em">${name}</b><div style="font-size:17px;color:#7B4A4C">${does}</div></div><b style="font-size:30px;letter-spacing:-.04em;color:#A9302B">${share}</b></div>`,
    )}</div></div></div>`;
}

function mark(): string {
  return '<svg width="44" height="44" viewBox="0 0 44 44"><circle cx="22" cy="22" r="22" fill="#4A1A22"/><path d="M22 8c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18z" fill="#F3C9BC"/></svg>';
}

/** The dropper bottle, the jar and the tube, standing before the window. */
export function bottles(): string {
  const label = (x: number, y: number, name: string, amount: string, color: string, size = 25) =>
    `<g fill="${color}" text-anchor="middle"><text x="${x}" y="${y}" font-size="${size}" font-weight="800" letter-spacing="-1">I-Secret</text><text x="${x}" y="${y + 25}" font-size="14.5" font-weight="600">${name}</text><text x="${x}" y="${y + 45}" font-size="12.5" font-weight="600" opacity=".8">${amount}</text></g>`;
  return `<svg width="400" height="500" viewBox="0 0 400 500" style="position:absolute;left:400px;top:0;overflow:visible">
  <defs><linearGradient id="glass"><stop stop-color="#7A2A1C"/><stop offset=".16" stop-color="#E08A5A"/><stop offset=".42" stop-color="#B0502E"/><stop offset=".84" stop-color="#7C2A18"/><stop offset="1" stop-color="#C4683E"/></linearGradient>
  <linearGradient id="gold"><stop stop-color="#9A6418"/><stop offset=".25" stop-color="#FBE3A8"/><stop offset=".6" stop-color="#D79E42"/><stop offset="1" stop-color="#8A5510"/></linearGradient>
  <linearGradient id="rubber"><stop stop-color="#2A1A22"/><stop offset=".28" stop-color="#6D4A58"/><stop offset="1" stop-color="#1D1017"/></linearGradient>
  <linearGradient id="cream"><stop stop-color="#E6CDBF"/><stop offset=".3" stop-color="#FFFBF5"/><stop offset=".75" stop-color="#F4DFD2"/><stop offset="1" stop-color="#CBA998"/></linearGradient>
  <linearGradient id="rose"><stop stop-color="#B85F60"/><stop offset=".28" stop-color="#F6BDB4"/><stop offset=".7" stop-color="#DB8D86"/><stop offset="1" stop-color="#A04C50"/></linearGradient>
  <radialGradient id="stone"><stop stop-color="#E9BFB0"/><stop offset="1" stop-color="#D29F90"/></radialGradient></defs>
  <path d="M-16 452c0-24 90-44 220-44s220 20 220 44v48H-16z" fill="#C08577"/><ellipse cx="204" cy="450" rx="220" ry="44" fill="url(#stone)"/>
  <ellipse cx="204" cy="456" rx="176" ry="22" fill="#7B3A36" opacity=".35"/>
  <g transform="translate(10)"><path d="M290 238c0-10 76-10 76 0l10 162h-96z" fill="url(#rose)"/><path d="M288 232h80v14c-20 7-60 7-80 0z" fill="#E9A79F"/><path d="M284 398h88v40c0 10-88 10-88 0z" fill="url(#gold)"/>${label(328, 304, 'SPF 30', '50 ml', '#5E1F26', 18)}</g>
  <g transform="translate(18)"><path d="M160 22c0-18 44-18 44 0v62h-44z" fill="url(#rubber)"/><path d="M146 82h72v48h-72z" fill="url(#gold)"/><path d="M146 94h72M146 106h72M146 118h72" stroke="#7A4A0C" stroke-opacity=".35" stroke-width="2"/>
    <path d="M156 130h52v18c0 10 54 14 54 50v222c0 22-8 28-26 28H128c-18 0-26-6-26-28V198c0-36 54-40 54-50z" fill="url(#glass)"/>
    <path d="M176 130h12v116h-12z" fill="#FFE9D2" opacity=".3"/><path d="M114 208c0-18 16-28 28-34v262h-14c-10 0-14-6-14-16z" fill="#fff" opacity=".2"/>
    <rect x="102" y="246" width="160" height="136" fill="url(#cream)"/>${label(182, 304, 'Serum Malam', '30 ml', '#4A1A22')}</g>
  <g transform="translate(-6 4)"><path d="M14 372h128v72c0 20-16 28-30 28H44c-16 0-30-8-30-28z" fill="url(#cream)"/><path d="M8 326c0-8 140-8 140 0v42c0 8-140 8-140 0z" fill="url(#gold)"/><ellipse cx="78" cy="326" rx="70" ry="7" fill="#FBE3A8"/>${label(78, 414, 'Krim Pagi', '50 g', '#4A1A22')}</g></svg>`;
}
