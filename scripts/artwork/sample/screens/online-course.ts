import {
  CheckCircle2,
  Circle,
  CirclePlay,
  MessageCircleQuestion,
  Pause,
  Settings,
  Volume2,
} from 'lucide-react';
import { filledIcon, icon } from '../../icon.ts';
import { each } from '../../parts.ts';

/** A lesson on the colour wheel, its notes beside it and the progress of the course: 6 of 12 lessons. */
export function lesson(): string {
  return `<div class="fill row" style="align-items:stretch;background:#fff">
  <div style="width:700px;padding:24px 0 0 34px">
    <div class="row between"><div style="font-weight:800;font-size:40px;letter-spacing:-.045em">Roda warna</div><span class="badge" style="height:42px;padding:0 20px;font-size:19px;background:var(--success-soft);color:var(--success-deep)">Pelajaran 7</span></div>
    ${video()}
    <div class="row" style="gap:24px;margin-top:24px"><div class="grow"><div class="row between" style="font-weight:700;font-size:21px"><span>6 dari 12 pelajaran selesai</span><b class="num" style="color:var(--success)">50%</b></div>
      <div style="height:14px;margin-top:12px;border-radius:9px;background:var(--success-soft)"><div style="width:50%;height:100%;border-radius:9px;background:var(--success)"></div></div></div></div></div>
  <div class="grow" style="padding:30px 34px 0 34px">
    <div class="row" style="gap:26px;font-weight:700;font-size:22px"><span style="padding-bottom:9px;border-bottom:4px solid var(--success);color:var(--success)">Catatan</span><span class="muted" style="padding-bottom:13px">Kuis</span></div>
    <div style="margin:14px -18px 0">${each(notes, note)}</div>
    <div style="margin-top:20px;font-weight:800;font-size:24px;letter-spacing:-.03em">Pelajaran</div>${each(lessons, listed)}</div></div>`;
}

const notes = [
  { at: '02.10', text: 'Tiga warna pokok' },
  { at: '05.36', text: 'Warna seberangnya saling menguatkan' },
  { at: '08.20', text: 'Warna tetangga terasa tenang' },
];

function note({ at, text }: (typeof notes)[number], index: number): string {
  const now = index === 1;
  return `<div class="row" style="gap:16px;align-items:flex-start;padding:14px 18px;border-radius:22px;${now ? 'background:#FBF1DC' : ''}"><b class="num" style="font-size:19px;line-height:1.45;color:${now ? '#A36A17' : 'var(--success)'}">${at}</b><span style="font-size:21px;line-height:1.3;font-weight:${now ? 700 : 500}">${text}</span></div>`;
}

const lessons = [
  { name: 'Cahaya dan pigmen', shape: CheckCircle2, color: 'var(--success)' },
  { name: 'Roda warna', shape: CirclePlay, color: '#A36A17' },
  { name: 'Warna di layar', shape: Circle, color: 'var(--muted)' },
];

function listed({ name, shape, color }: (typeof lessons)[number]): string {
  return `<div class="row" style="gap:14px;height:56px;font-size:21px;font-weight:600"><span style="color:${color}">${icon(shape, 28, 2.3)}</span>${name}</div>`;
}

function video(): string {
  const asked = (left: number) =>
    `<span class="center" style="position:absolute;left:${left}%;top:-40px;width:32px;height:32px;margin-left:-16px;border-radius:50% 50% 50% 4px;background:#E2B45F;color:#3D2206;transform:rotate(-45deg)"><span style="transform:rotate(45deg)">${icon(MessageCircleQuestion, 20, 2.4)}</span></span>`;
  return `<div style="position:relative;height:444px;margin-top:18px;border-radius:28px;overflow:hidden;background:radial-gradient(90% 100% at 36% 40%,#22343A,#0D1A1B);color:#fff">
    <div style="position:absolute;left:40px;top:22px">${wheel()}</div>
    <div style="position:absolute;left:404px;top:96px;width:250px;font-weight:800;font-size:42px;line-height:1.04;letter-spacing:-.04em">Biru mencari jingga</div>
    <div class="row" style="position:absolute;left:404px;top:230px;gap:12px"><i style="width:66px;height:66px;border-radius:20px;background:#2E6FC0"></i><i style="width:66px;height:66px;border-radius:20px;background:#F08A24"></i></div>
    <div style="position:absolute;inset:300px 0 0;background:linear-gradient(transparent,rgb(0 0 0/.62))"></div>
    <div style="position:absolute;left:30px;right:30px;bottom:26px"><div style="position:relative;height:8px;border-radius:9px;background:rgb(255 255 255/.3)">${asked(26)}${asked(71)}
      <div style="width:48%;height:100%;border-radius:9px;background:#E2B45F"></div><i style="position:absolute;left:48%;top:-7px;width:22px;height:22px;margin-left:-11px;border-radius:50%;background:#fff"></i></div>
      <div class="row" style="gap:22px;margin-top:18px">${filledIcon(Pause, 32)}${icon(Volume2, 30)}<b class="num grow" style="font-size:21px">05.48 / 12.05</b>${icon(Settings, 29)}</div></div></div>`;
}

/** Twelve steps of the painter's wheel, with the line from blue to orange. */
function wheel(): string {
  const colors = [
    '#F6D22E',
    '#F9B126',
    '#F08A24',
    '#EA6426',
    '#D9352C',
    '#B32B66',
    '#7A338F',
    '#4C3C9C',
    '#2E6FC0',
    '#1F93A6',
    '#3FA35A',
    '#9CC23A',
  ];
  const at = (step: number, radius: number) => {
    const angle = ((step - 0.5) * Math.PI) / 6;
    return `${(170 + radius * Math.sin(angle)).toFixed(1)} ${(170 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  const slices = colors.map(
    (color, n) =>
      `<path d="M${at(n, 164)}A164 164 0 0 1 ${at(n + 1, 164)}L${at(n + 1, 84)}A84 84 0 0 0 ${at(n, 84)}Z" fill="${color}" stroke="#14262A" stroke-width="4"/>`,
  );
  return `<svg width="316" height="316" viewBox="0 0 340 340">${slices.join('')}<path d="M${at(8.5, 80)}L${at(2.5, 80)}" stroke="#fff" stroke-width="5" stroke-dasharray="1 12" stroke-linecap="round"/>
    <circle cx="${at(8.5, 124).replace(' ', '" cy="')}" r="15" fill="none" stroke="#fff" stroke-width="5"/><circle cx="${at(2.5, 124).replace(' ', '" cy="')}" r="15" fill="none" stroke="#fff" stroke-width="5"/></svg>`;
}
