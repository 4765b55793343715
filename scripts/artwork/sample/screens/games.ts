import { Apple, ChevronLeft, Pause, RotateCcw, Trophy } from 'lucide-react';
import { icon } from '../../icon.ts';
import { avatar, each, gestureBar, statusBar } from '../../parts.ts';

/** 2048, some moves before the end. */
export function numberTiles(): string {
  return `${style}<div class="screen games">${statusBar()}
  <div class="row between" style="padding:8px 22px 0">${icon(ChevronLeft, 26)}<b class="t-heading" style="font-size:19px">Gabung Angka</b>${icon(RotateCcw, 23)}</div>
  <div class="row" style="gap:12px;padding:24px 20px 22px">
    <div class="grow" style="font-weight:800;font-size:60px;letter-spacing:-.06em;line-height:1;color:var(--danger)">2048</div>
    ${scoreBox('Skor', '16.384')}${scoreBox('Terbaik', '21.908')}</div>
  <div class="tiles">${each([2, 8, 32, 128, 4, 16, 64, 512, 0, 4, 8, 256, 0, 0, 2, 1024], tile)}</div>
  <div class="center" style="gap:10px;padding:28px 0;text-align:center"><div class="t-title">Sudah 1.024!</div><div class="muted" style="font-size:16px">Gabungkan dua angka yang sama</div></div>
  <div class="button" style="margin:auto 20px 40px">Main lagi</div>${gestureBar()}</div>`;
}

/** Tic-tac-toe, won along the diagonal. */
export function ticTacToe(): string {
  return `${style}<div class="screen games" style="background:#1B2148;color:#FFF8EA">${statusBar()}
  <div class="row between" style="padding:14px 24px 30px">${player('RK', 'Raka', '3', '#F0C978')}<span class="t-heading" style="opacity:.7">Babak 6</span>${player('SN', 'Sinta', '2', '#FF9C8F')}</div>
  <div style="position:relative;margin:0 25px">${board()}</div>
  <div style="text-align:center;padding-top:30px"><div class="t-display" style="font-size:42px">Raka menang!</div><div style="margin-top:6px;font-size:18px;opacity:.75">Tiga sejajar lewat tengah</div></div>
  <div class="button" style="margin:auto 25px 40px;background:#F0C978;color:#4A2706;height:60px;font-size:19px">Babak berikutnya</div>${gestureBar('#FFF8EA')}</div>`;
}

/** Snake, on its way to an apple. */
export function snake(): string {
  return `${style}<div class="screen games" style="background:#123F2D;color:#F1FBF3">${statusBar()}
  <div class="row between" style="padding:12px 24px 18px"><div class="row" style="gap:10px;font-weight:800;font-size:34px;letter-spacing:-.03em"><span style="color:#FF9C8F">${icon(Apple, 30, 2.4)}</span>24</div>
    <div class="row" style="gap:10px;font-weight:700;font-size:20px;color:#F0C978">${icon(Trophy, 24)}41</div><div class="round" style="width:50px;height:50px;background:rgb(255 255 255/.14)">${icon(Pause, 24)}</div></div>
  <div style="margin:0 15px">${meadow()}</div>
  <div class="pad">${each(['M6 15l6-6 6 6', 'M15 18l-6-6 6-6', 'M9 18l6-6-6-6', 'M6 9l6 6 6-6'], (path) => `<div><svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg></div>`)}</div>
  ${gestureBar('#F1FBF3')}</div>`;
}

function scoreBox(label: string, value: string): string {
  return `<div style="padding:9px 14px;border-radius:16px;text-align:center;background:var(--danger-soft);color:var(--danger-deep)"><div class="t-caption">${label}</div><div style="font-weight:800;font-size:20px;letter-spacing:-.03em">${value}</div></div>`;
}

function tile(value: number): string {
  if (value === 0) return '<div></div>';
  const looks: Record<number, [string, string]> = {
    2: ['#FFFDF7', '#7A1F1C'],
    4: ['#FBE9D6', '#7A1F1C'],
    8: ['#F6CFA4', '#5E300A'],
    16: ['#EFB26B', '#5E300A'],
    32: ['#E58F56', '#fff'],
    64: ['#DB6B4B', '#fff'],
    128: ['#F1CB72', '#5E300A'],
    256: ['#E2AE47', '#4A2706'],
    512: ['#C0392F', '#fff'],
    1024: ['#27357E', '#fff'],
  };
  const [background, color] = looks[value] ?? ['#fff', '#000'];
  const size = value > 999 ? 29 : value > 99 ? 34 : 42;
  return `<div style="background:${background};color:${color};font-size:${size}px">${value}</div>`;
}

function player(initials: string, name: string, score: string, color: string): string {
  return `<div class="row" style="gap:12px">${avatar(initials, { size: 52, background: color, color: '#1B2148' })}<div><div style="font-weight:800;font-size:26px;line-height:1">${score}</div><div class="t-small" style="opacity:.75">${name}</div></div></div>`;
}

function board(): string {
  const cells = ['x', 'o', 'x', 'o', 'x', '', 'o', '', 'x'].map((mark, index) => {
    const won = index % 4 === 0;
    const at = `translate(${(index % 3) * 115} ${Math.floor(index / 3) * 115})`;
    const cross = `<path d="M32 32l46 46M78 32l-46 46" stroke="${won ? '#1B2148' : '#F0C978'}"/>`;
    const drawn = { x: cross, o: '<circle cx="55" cy="55" r="27" stroke="#FF9C8F"/>' }[mark] ?? '';
    return `<g transform="${at}"><rect width="110" height="110" rx="26" fill="${won ? '#F0C978' : '#2A3263'}"/>${drawn}</g>`;
  });
  return `<svg width="340" height="340" viewBox="0 0 340 340" fill="none" stroke-width="15" stroke-linecap="round">${cells.join('')}</svg>`;
}

function meadow(): string {
  const cells = Array.from({ length: 180 }, (_, index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)];
    return (column + row) % 2 === 0
      ? `<rect x="${column * 30}" y="${row * 30}" width="30" height="30" fill="#1F6B4B"/>`
      : '';
  });
  return `<svg width="360" height="450" viewBox="0 0 360 450" fill="none" stroke-linecap="round" stroke-linejoin="round" style="border-radius:26px;background:#257755">${cells.join('')}
    <path d="M75 375V285h120v-90H105v-90h150" stroke="#E2A83C" stroke-width="26"/><path d="M75 375V285h120v-90H105v-90h150" stroke="#F6D68C" stroke-width="8" stroke-dasharray="1 29"/>
    <circle cx="262" cy="105" r="19" fill="#E2A83C"/><circle cx="269" cy="98" r="4.4" fill="#123F2D"/><circle cx="269" cy="112" r="4.4" fill="#123F2D"/>
    <circle cx="315" cy="106" r="14" fill="#D9493F"/><path d="M315 93c0-6 3-9 7-10" stroke="#7A3A12" stroke-width="4"/><path d="M316 90c-5-5-11-4-13-2 3 4 8 5 13 2z" fill="#8FD3A4"/></svg>`;
}

const style = `<style>
.games{--app:var(--danger)}
.games .tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:10px;margin:0 18px;padding:10px;border-radius:26px;background:#DDC7B4}
.games .tiles div{display:grid;place-items:center;height:76px;border-radius:17px;font-weight:800;letter-spacing:-.045em;background:rgb(255 255 255/.32)}
.games .pad{position:relative;width:220px;height:190px;margin:24px auto 0}
.games .pad div{position:absolute;display:grid;place-items:center;width:70px;height:62px;border-radius:20px;background:rgb(255 255 255/.14)}
.games .pad div:nth-child(1){left:75px;top:0}.games .pad div:nth-child(2){left:0;top:64px}
.games .pad div:nth-child(3){right:0;top:64px}.games .pad div:nth-child(4){left:75px;top:128px}
</style>`;
