import {
  Bookmark,
  BookOpen,
  ChevronLeft,
  EllipsisVertical,
  Headphones,
  House,
  Pause,
  Play,
  Plus,
  Search,
  Settings2,
  Share2,
  SkipBack,
  SkipForward,
  X,
} from 'lucide-react';
import { filledIcon, icon } from '../../icon.ts';
import { kawungUrl } from '../../kawung.ts';
import { each, gestureBar, statusBar, tabBar } from '../../parts.ts';
import { fatihah, juz, kept, surahs } from './quran-text.ts';

/** The surahs, under the place where reading stopped. */
export function surahList(): string {
  return `${style}<div class="screen quran">${statusBar()}
  <div class="row between" style="padding:6px 22px 14px"><div><div class="muted" style="font-size:14px">Assalamu’alaikum</div>
    <div class="t-title">Raka</div></div>${roundIcon(icon(Search, 22))}</div>
  <div class="banner" style="margin:0 18px;padding:20px 22px">
    <div class="row between"><div><div class="t-label" style="color:#F5D9A8">Terakhir dibaca</div>
      <div class="t-title" style="margin-top:8px;font-size:27px">Al-Kahf</div><div style="margin-top:2px;color:#F7E6CF">Ayat 44 dari 110</div></div>
      <div class="arabic" style="font-size:46px;line-height:1.5">الكهف</div></div>
    <div class="row" style="gap:14px;margin-top:14px"><div class="track grow"><i style="width:40%"></i></div><b class="t-small" style="font-weight:700">40%</b></div>
  </div>
  <div class="row tabs" style="margin:18px 22px 2px"><b class="on">Surah</b><b>Juz</b><b>Halaman</b></div>
  <div class="grow" style="padding:0 22px">${each(
    surahs,
    (
      { name, meaning, verses, arabic },
      index,
    ) => `<div class="row line" style="gap:14px;height:71px">${star(index + 1)}
      <div class="grow"><div class="t-heading">${name}</div><div class="t-small muted">${meaning} · ${verses} ayat</div></div>
      <div class="arabic" style="font-size:28px;color:var(--accent)">${arabic}</div></div>`,
  )}</div>${tabBar(tabs, 0)}</div>`;
}

/** The opening surah: Arabic, translation, and the verse that is being recited. */
export function reader(): string {
  return `${style}<div class="screen quran">${statusBar()}
  <div class="row" style="height:60px;padding:0 14px;gap:8px"><div class="round">${icon(ChevronLeft, 26)}</div>
    <div class="grow" style="text-align:center"><div class="t-heading" style="font-size:19px">Al-Fatihah</div><div class="t-caption muted">Pembukaan · 7 ayat · Mekah</div></div>
    <div class="round">${icon(Settings2, 23)}</div></div>
  <div class="grow" style="padding:0 14px">${each(
    fatihah.slice(0, 5),
    ({ arabic, meaning }, index) => `<div class="verse${index === 1 ? ' on' : ''}">
      <div class="row" style="gap:12px;align-items:flex-start">${star(index + 1, 36)}<div class="arabic grow" style="font-size:30px;line-height:1.75;margin-top:-8px">${arabic}</div></div>
      <div class="t-body" style="margin-top:5px;color:var(--muted)">${meaning}</div></div>`,
  )}</div>
  <div class="player row" style="margin:10px 14px 34px;height:76px;padding:0 16px;gap:14px">
    <div class="round" style="background:var(--gold-mid);color:#4A2706;width:48px;height:48px">${filledIcon(Pause, 22)}</div>
    <div class="grow"><div class="bold" style="font-size:16px">Ayat 2 diputar</div><div class="track" style="margin-top:9px"><i style="width:28%"></i></div></div>
    <span class="num t-small bold">00.13</span>${icon(SkipForward, 24)}</div>${gestureBar()}</div>`;
}

/** Verses that were kept, by folder. */
export function bookmarks(): string {
  return `${style}<div class="screen quran">${statusBar()}
  <div class="row between" style="padding:8px 22px 16px"><div><div class="t-display" style="font-size:31px">Penanda</div><div class="muted">12 ayat disimpan</div></div>${roundIcon(icon(Plus, 24))}</div>
  <div class="row" style="gap:7px;padding:0 18px">${each(
    ['Semua 12', 'Doa 5', 'Hafalan 4', 'Harapan 3'],
    (label, index) => `<span class="chip${index === 0 ? ' on' : ''}">${label}</span>`,
  )}</div>
  <div class="grow" style="padding:0 18px">${each(
    kept,
    ({ arabic, meaning, at, folder }) => `<div class="card" style="margin-top:12px;padding:14px 18px 14px">
      <div class="row between"><span class="t-caption bold" style="font-size:13px;color:var(--accent)">${at}</span>
        <span class="row" style="gap:10px"><span class="badge" style="background:var(--gold-soft);color:var(--accent-deep)">${folder}</span><span style="color:var(--gold)">${filledIcon(Bookmark, 20)}</span></span></div>
      <div class="arabic" style="font-size:25px;line-height:1.7;margin-top:2px">${arabic}</div>
      <div class="t-small muted" style="font-size:13.5px">${meaning}</div></div>`,
  )}</div>${tabBar(tabs, 2)}</div>`;
}

/** A search for a juz, with the recitation below. */
export function juzSearch(): string {
  return `${style}<div class="screen quran">${statusBar()}
  <div class="row" style="gap:12px;padding:8px 18px 6px"><div class="row grow" style="height:54px;padding:0 18px;gap:12px;border-radius:99px;background:#fff;border:2px solid var(--accent)">
    ${icon(Search, 21)}<span class="grow" style="font-size:17px;font-weight:600">juz 3<i class="caret"></i></span><span class="muted">${icon(X, 20)}</span></div></div>
  <div class="t-small muted" style="padding:10px 24px 2px">4 juz ditemukan</div>
  <div style="padding:0 18px">${each(
    juz,
    (
      { number, from, to },
      index,
    ) => `<div class="row line" style="gap:16px;height:78px;padding:0 6px"><div class="center" style="width:50px;height:50px;border-radius:16px;font-weight:800;font-size:20px;letter-spacing:-.03em;
      ${index === 0 ? 'background:var(--accent);color:#FFF4E2' : 'background:var(--gold-soft);color:var(--accent)'}">${number}</div>
      <div class="grow"><div class="t-heading">${from}</div><div class="t-small muted">sampai ${to}</div></div><span style="color:var(--accent)">${icon(index === 0 ? Headphones : Play, 22)}</span></div>`,
  )}</div>
  <div class="banner col" style="margin-top:auto;border-radius:34px 34px 0 0;padding:14px 26px 40px">
    <i style="align-self:center;width:44px;height:5px;border-radius:9px;background:#fff;opacity:.4"></i>
    <div class="row between" style="margin-top:18px"><div><div class="t-label" style="color:#F5D9A8">Juz 3 · Ayat 255</div><div class="t-title" style="margin-top:5px">Ayat Kursi</div></div>${icon(EllipsisVertical, 24)}</div>
    <div class="arabic" style="font-size:26px;line-height:1.85;margin-top:8px;text-align:center">اللَّهُ لَا إِلَٰهَ إِلَّا هُوَ الْحَيُّ الْقَيُّومُ</div>
    <div style="margin-top:16px">${waveform()}</div>
    <div class="row between num t-small bold" style="margin-top:8px;color:#F7E6CF"><span>02.08</span><span>58.30</span></div>
    <div class="row" style="justify-content:center;gap:36px;margin-top:8px">${icon(Share2, 23)}${filledIcon(SkipBack, 28)}
      <div class="round" style="width:72px;height:72px;background:linear-gradient(160deg,#F0C978,#CC8D2C);color:#4A2706">${filledIcon(Pause, 32)}</div>
      ${filledIcon(SkipForward, 28)}${icon(Bookmark, 23)}</div>
  </div>${gestureBar('#FFF4E2')}</div>`;
}

const tabs = [
  { icon: House, label: 'Beranda' },
  { icon: BookOpen, label: 'Baca' },
  { icon: Bookmark, label: 'Penanda' },
  { icon: Headphones, label: 'Murottal' },
];

/** A verse number in the eight-pointed star of the printed Qur'an. */
function star(number: number, size = 42): string {
  const square = '<rect x="6.5" y="6.5" width="29" height="29" rx="3"/>';
  return `<svg width="${size}" height="${size}" viewBox="0 0 42 42" fill="var(--gold-soft)" stroke="var(--gold)" stroke-width="1.6">
    ${square}<g transform="rotate(45 21 21)">${square}</g><rect x="7.4" y="7.4" width="27.2" height="27.2" rx="2" stroke="none"/>
    <text x="21" y="26" text-anchor="middle" font-size="14" font-weight="800" fill="var(--accent)" stroke="none">${number}</text></svg>`;
}

function waveform(): string {
  const bars = Array.from({ length: 56 }, (_, index) => {
    const tall = 8 + 26 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.37 + 1));
    return `<rect x="${index * 6.04}" y="${20 - tall / 2}" width="3.4" height="${tall}" rx="1.7" fill="${index < 2 ? '#F0C978' : '#fff'}" fill-opacity="${index < 2 ? 1 : 0.35}"/>`;
  });
  return `<svg width="338" height="40" viewBox="0 0 338 40">${bars.join('')}</svg>`;
}

function roundIcon(drawn: string): string {
  return `<div class="round" style="width:48px;height:48px;background:var(--surface);border:1px solid var(--line)">${drawn}</div>`;
}

const style = `<style>
.quran{--app:var(--accent)}
.quran .banner{color:#FFF4E2;border-radius:26px;background:${kawungUrl('rgba(255,236,200,.13)', 74)},linear-gradient(135deg,#A05F22,#6E390C)}
.quran .track{height:6px;border-radius:9px;background:rgb(255 255 255/.25)}
.quran .track i{display:block;height:100%;border-radius:9px;background:#F0C978}
.quran .tabs{gap:24px;font-size:16px;color:var(--muted);border-bottom:1px solid var(--line)}
.quran .tabs b{padding-bottom:11px;border-bottom:3px solid transparent;margin-bottom:-1px}
.quran .tabs .on{color:var(--accent);border-color:var(--accent)}
.quran .line+.line{border-top:1px solid var(--line)}
.quran .chip{padding:0 13px}
.quran .verse{padding:15px 14px 14px;border-radius:22px}
.quran .verse+.verse{margin-top:3px}
.quran .verse.on{background:#fff;box-shadow:0 10px 26px -14px rgb(94 48 10/.45)}
.quran .player{border-radius:26px;color:#FFF4E2;background:linear-gradient(135deg,#8C4B12,#5E300A)}
.quran .caret{display:inline-block;width:2px;height:20px;margin-left:2px;background:var(--gold);vertical-align:-4px}
</style>`;
