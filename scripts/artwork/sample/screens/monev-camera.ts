import { Camera, Flashlight, History, Lightbulb, type LucideIcon, Volume2 } from 'lucide-react';
import { icon } from '../../icon.ts';
import { gestureBar, statusBar } from '../../parts.ts';
import { monevStyle, soundWave } from './monev-style.ts';
import { rupiahNote } from './rupiah.ts';

/** The camera over a fifty-thousand note, just before it is named. */
export function camera(): string {
  return `${monevStyle}<div class="screen monev table">${statusBar()}
  <div class="hint">${icon(Volume2, 26)}Tahan sebentar</div>
  <div style="position:absolute;left:15px;top:304px;transform:rotate(-7deg);filter:drop-shadow(0 16px 16px rgb(0 0 0/.5))">${rupiahNote(50000, 360)}</div>
  ${brackets(20, 224, 350, 316, '#FFD479')}
  ${controls('Mencari uang di depan kamera')}</div>`;
}

/** The same camera in a dark room, offering its lamp. */
export function tooDark(): string {
  return `${monevStyle}<div class="screen monev dim">${statusBar()}
  <div style="position:absolute;left:12px;top:164px;transform:rotate(5deg);opacity:.2">${rupiahNote(20000, 366)}</div>
  ${brackets(20, 104, 350, 270, '#59607F')}
  <div class="col" style="position:absolute;left:0;right:0;bottom:0;padding:34px 24px 40px;border-radius:36px 36px 0 0;background:#FFD479;color:#241804;align-items:center;text-align:center">
    <div class="round" style="width:76px;height:76px;background:#241804;color:#FFD479">${icon(Lightbulb, 38, 2.2)}</div>
    <div style="font-weight:800;font-size:38px;line-height:1.1;letter-spacing:-.04em;margin-top:18px">Terlalu gelap</div>
    <div style="font-weight:600;font-size:19px;line-height:1.45;margin-top:10px">Nyalakan lampu, atau pindah ke tempat yang lebih terang.</div>
    <div class="big" style="width:100%;margin-top:22px;background:#241804;color:#FFD479">${icon(Flashlight, 28)}Nyalakan lampu</div>
    <div class="big" style="width:100%;height:64px;margin-top:10px;box-shadow:inset 0 0 0 2.5px #241804">Coba tanpa lampu</div>
  </div>${gestureBar('#241804')}</div>`;
}

/** What was seen, in figures, in words and aloud. */
export function spokenResult(): string {
  return `${monevStyle}<div class="screen monev">${statusBar()}
  <div class="col grow" style="padding:12px 24px 40px;text-align:center">
    <div style="align-self:center;margin-top:8px;filter:drop-shadow(0 18px 26px rgb(0 0 0/.5))">${rupiahNote(50000, 322)}</div>
    <div style="font-weight:800;font-size:86px;line-height:1;letter-spacing:-.065em;margin-top:40px;color:#FFD479">50.000</div>
    <div style="font-weight:700;font-size:25px;letter-spacing:-.025em;margin-top:10px">Lima puluh ribu rupiah</div>
    <div style="align-self:center;margin-top:28px">${soundWave(342, 74, 0.62)}</div>
    <div class="row" style="justify-content:center;gap:9px;margin-top:14px;font-size:17px;font-weight:600;color:#C9CDE2">${icon(Volume2, 22)}Sedang diucapkan</div>
    <div class="big" style="margin-top:auto;background:#FFD479;color:#241804">Tambah ke hitungan</div>
    <div class="row" style="gap:10px;margin-top:10px"><div class="big grow" style="background:#262D55">Ulangi</div><div class="big grow" style="background:#262D55">Pindai lagi</div></div>
  </div>${gestureBar('#fff')}</div>`;
}

function brackets(x: number, y: number, width: number, height: number, color: string): string {
  const corner = (at: string) => `<path transform="${at}" d="M4 52V28Q4 4 28 4h24"/>`;
  return `<svg style="position:absolute;left:${x}px;top:${y}px" width="${width}" height="${height}" fill="none" stroke="${color}" stroke-width="7" stroke-linecap="round">
    ${corner('')}${corner(`translate(${width}) scale(-1 1)`)}${corner(`translate(0 ${height}) scale(1 -1)`)}${corner(`translate(${width} ${height}) scale(-1)`)}</svg>`;
}

function controls(label: string): string {
  return `<div class="col" style="position:absolute;left:0;right:0;bottom:0;padding:24px 30px 44px;border-radius:36px 36px 0 0;background:#11152C">
    <div style="font-weight:700;font-size:19px;text-align:center;color:#C9CDE2">${label}</div>
    <div class="row between" style="margin-top:20px">${sideButton(Flashlight)}
      <div class="round" style="width:104px;height:104px;background:#FFD479;color:#241804;box-shadow:0 0 0 7px #11152C,0 0 0 11px #FFD479">${icon(Camera, 46, 2.2)}</div>
      ${sideButton(History)}</div>
  </div>${gestureBar('#fff')}`;
}

function sideButton(shape: LucideIcon): string {
  return `<div class="round" style="width:68px;height:68px;background:#262D55">${icon(shape, 28)}</div>`;
}
