import { Pause, Search, SkipForward } from 'lucide-react';
import { filledIcon, icon } from '../../icon.ts';
import { kawungUrl } from '../../kawung.ts';
import { each } from '../../parts.ts';

const surahs = [
  { number: 109, name: 'Al-Kafirun', verses: 6, arabic: 'الكافرون' },
  { number: 110, name: 'An-Nasr', verses: 3, arabic: 'النصر' },
  { number: 111, name: 'Al-Lahab', verses: 5, arabic: 'اللهب' },
  { number: 112, name: 'Al-Ikhlas', verses: 4, arabic: 'الإخلاص' },
  { number: 113, name: 'Al-Falaq', verses: 5, arabic: 'الفلق' },
  { number: 114, name: 'An-Nas', verses: 6, arabic: 'الناس' },
];

/** Surah 112, fully vowelled, with the ministry's translation (Kemenag, 2002). */
const ikhlas = [
  { arabic: 'قُلْ هُوَ اللَّهُ أَحَدٌ', meaning: 'Katakanlah (Muhammad), “Dialah Allah, Yang Maha Esa.' },
  { arabic: 'اللَّهُ الصَّمَدُ', meaning: 'Allah tempat meminta segala sesuatu.' },
  { arabic: 'لَمْ يَلِدْ وَلَمْ يُولَدْ', meaning: '(Allah) tidak beranak dan tidak pula diperanakkan.' },
  { arabic: 'وَلَمْ يَكُن لَّهُ كُفُوًا أَحَدٌ', meaning: 'Dan tidak ada sesuatu yang setara dengan Dia.”' },
];

export function surah(): string {
  return `<div class="fill row" style="align-items:stretch;background:#FFFDF6">
  <div style="width:336px;padding:24px 16px 0 30px;color:#EAF6EF;background:${kawungUrl('rgba(226,180,95,.12)', 92)},linear-gradient(170deg,#1B5E42,#0D3826)">
    <div class="row" style="gap:10px;height:52px;padding:0 20px;border-radius:99px;background:rgb(255 255 255/.14);font-size:18px;color:#CFE6DA">${icon(Search, 22)}114 surah</div>
    <div style="margin-top:16px">${each(surahs, listed)}</div></div>
  <div class="grow" style="padding:22px 40px 0 40px">
    <div class="row between"><div><div style="font-weight:800;font-size:44px;line-height:1.1;letter-spacing:-.04em;color:var(--success-deep)">Al-Ikhlas</div>
      <div class="muted" style="font-size:19px;margin-top:4px">Ikhlas · 4 ayat · Mekah</div></div>
      ${player()}</div>
    <div style="margin:14px -20px 0">${each(ikhlas, verse)}</div></div></div>`;
}

function listed({ number, name, verses, arabic }: (typeof surahs)[number]): string {
  const open = number === 112;
  return `<div class="row" style="gap:14px;height:88px;padding:0 16px;margin-bottom:2px;border-radius:20px;${open ? 'background:#F7E7C4;color:#12452F' : ''}">
    <b class="num" style="width:40px;font-size:19px;color:${open ? '#8C4B12' : '#E2B45F'}">${number}</b>
    <div class="grow"><div style="font-weight:700;font-size:21px;letter-spacing:-.02em;white-space:nowrap">${name}</div><div style="font-size:16px;opacity:.8">${verses} ayat</div></div>
    <div class="arabic" style="font-size:29px">${arabic}</div></div>`;
}

function verse({ arabic, meaning }: (typeof ikhlas)[number], index: number): string {
  const heard = index === 1;
  return `<div class="row" style="gap:18px;height:112px;padding:0 22px;border-radius:28px;${heard ? 'background:#fff;box-shadow:inset 0 0 0 2.5px #E2B45F,0 16px 34px -20px rgb(18 69 47/.6)' : ''}">
    ${star(index + 1)}<div style="width:200px;font-size:18px;line-height:1.35;color:var(--muted)">${meaning}</div>
    <div class="arabic grow" style="font-size:46px;line-height:1.6;white-space:nowrap;color:${heard ? '#1F6B4B' : 'var(--ink)'}">${arabic}</div></div>`;
}

function star(number: number): string {
  const square = '<rect x="6.5" y="6.5" width="29" height="29" rx="3"/>';
  return `<svg width="54" height="54" viewBox="0 0 42 42" fill="#E4F1E9" stroke="#1F6B4B" stroke-width="1.5">${square}<g transform="rotate(45 21 21)">${square}</g>
    <rect x="7.3" y="7.3" width="27.4" height="27.4" rx="2" stroke="none"/><text x="21" y="26" text-anchor="middle" font-size="15" font-weight="800" fill="#12452F" stroke="none">${number}</text></svg>`;
}

function player(): string {
  return `<div class="row" style="height:74px;padding:0 26px 0 10px;gap:18px;border-radius:99px;color:#fff;background:#12452F;box-shadow:0 16px 30px -14px rgb(8 40 26/.7)">
    <div class="round" style="width:54px;height:54px;background:#E2B45F;color:#3D2206">${filledIcon(Pause, 26)}</div>
    <div style="width:150px"><b style="font-size:19px">Ayat 2</b><div style="height:6px;margin-top:4px;border-radius:9px;background:rgb(255 255 255/.25)"><div style="width:60%;height:100%;border-radius:9px;background:#E2B45F"></div></div></div>${filledIcon(SkipForward, 26)}</div>`;
}
