import {
  AudioLines,
  Camera,
  CircleHelp,
  Hand,
  History,
  Minus,
  Plus,
  Settings,
  Share2,
  Sigma,
  Trash2,
  Vibrate,
  Volume2,
} from 'lucide-react';
import { icon } from '../../icon.ts';
import { each, gestureBar, statusBar, tabBar } from '../../parts.ts';
import { monevStyle, soundWave } from './monev-style.ts';
import { type Note, rupiahNote } from './rupiah.ts';

/** The first start. */
export function welcome(): string {
  const fan: { note: Note; at: string }[] = [
    { note: 20000, at: 'left:8px;top:96px;transform:rotate(-24deg)' },
    { note: 100000, at: 'left:62px;top:64px;transform:rotate(-10deg)' },
    { note: 50000, at: 'left:98px;top:122px;transform:rotate(6deg)' },
  ];
  return `${monevStyle}<div class="screen monev">${statusBar()}
  <div style="position:relative;height:372px">
    <div style="position:absolute;left:-10px;top:8px;width:410px;height:410px;border-radius:50%;background:radial-gradient(closest-side,#3A4380,#181D3A)"></div>
    ${each(fan, ({ note, at }) => `<div style="position:absolute;${at};filter:drop-shadow(0 14px 18px rgb(0 0 0/.45))">${rupiahNote(note, 272)}</div>`)}
    <div style="position:absolute;left:35px;bottom:12px">${soundWave(320, 72, 1)}</div></div>
  <div class="col grow" style="position:relative;padding:12px 26px 40px">
    <div style="font-weight:800;font-size:45px;line-height:1.04;letter-spacing:-.05em">Kenali uangmu lewat suara</div>
    <div class="soft" style="font-size:19px;line-height:1.45;margin-top:16px;text-wrap:balance">Arahkan kamera ke uang kertas. Monev menyebut nilainya, juga tanpa internet.</div>
    <div class="row" style="gap:14px;margin-top:auto;justify-content:center;font-size:16px;font-weight:600;color:#FFD479">${icon(Hand, 22)}Ketuk dua kali di mana saja</div>
    <div class="big" style="margin-top:16px;background:#FFD479;color:#241804;font-size:23px">Mulai</div>
  </div>${gestureBar('#fff')}</div>`;
}

/** What was counted today. */
export function today(): string {
  return `${monevStyle}<div class="screen monev">${statusBar()}
  <div class="row between" style="padding:8px 24px 14px"><div class="t-display" style="font-size:36px">Hari ini</div><div class="round" style="width:52px;height:52px;background:#262D55">${icon(Share2, 24)}</div></div>
  <div style="margin:0 20px;padding:20px 24px 22px;border-radius:28px;background:#FFD479;color:#241804">
    <div style="font-weight:700;font-size:18px">Total 5 lembar</div><div style="font-weight:800;font-size:58px;line-height:1.1;letter-spacing:-.06em">Rp185.000</div></div>
  <div class="grow" style="padding:4px 20px">${each(
    counted,
    ({
      note,
      words,
      at,
    }) => `<div class="panel row" style="gap:16px;height:80px;margin-top:9px;padding:0 18px 0 16px">${rupiahNote(note, 98)}
      <div class="grow"><div style="font-weight:800;font-size:23px;letter-spacing:-.035em;line-height:1.15">${note.toLocaleString('id')}</div><div class="soft" style="font-size:15px">${words} · ${at}</div></div><span class="soft">${icon(Trash2, 22)}</span></div>`,
  )}</div>${tabBar(tabs, 1)}</div>`;
}

/** Voice, speed and what the phone does besides speaking. */
export function settings(): string {
  return `${monevStyle}<div class="screen monev">${statusBar()}
  <div class="t-display" style="padding:8px 24px 16px;font-size:36px">Suara</div>
  <div class="col grow" style="padding:0 20px;gap:11px">
    <div class="panel" style="padding:16px 18px 18px"><div class="soft" style="font-weight:700;font-size:16px">Pembicara</div><div class="row" style="gap:10px;margin-top:12px">${each(
      ['Dewi', 'Bima'],
      (name, index) =>
        `<div class="row grow" style="gap:11px;height:66px;padding:0 16px;border-radius:20px;font-weight:800;font-size:20px;${index === 0 ? 'background:#FFD479;color:#241804' : 'background:#343C6E'}">${icon(AudioLines, 26)}${name}</div>`,
    )}</div></div>
    <div class="panel" style="padding:16px 18px 20px"><div class="row between"><span class="soft" style="font-weight:700;font-size:16px">Kecepatan</span><b style="font-weight:800;font-size:21px;color:#FFD479">1,25×</b></div>
      <div class="row" style="gap:14px;margin-top:12px">${stepButton(icon(Minus, 28, 3))}<div class="grow" style="position:relative;height:12px;border-radius:9px;background:#454E86"><i style="position:absolute;left:0;width:62%;height:100%;border-radius:9px;background:#FFD479"></i><i style="position:absolute;left:calc(62% - 17px);top:-11px;width:34px;height:34px;border-radius:50%;background:#fff"></i></div>${stepButton(icon(Plus, 28, 3))}</div></div>
    <div class="panel" style="padding:16px 18px 18px"><div class="soft" style="font-weight:700;font-size:16px">Bahasa</div><div class="row" style="gap:8px;margin-top:12px">${each(
      ['Indonesia', 'Jawa', 'English'],
      (name, index) =>
        `<div class="center" style="flex:${index === 0 ? 1.35 : 1};height:56px;border-radius:18px;font-weight:700;font-size:18px;${index === 0 ? 'background:#FFD479;color:#241804' : 'background:#343C6E'}">${name}</div>`,
    )}</div></div>
    ${toggle(icon(Vibrate, 28), 'Getar saat dikenali')}${toggle(icon(Sigma, 28), 'Sebut totalnya juga')}
  </div>${tabBar(tabs, 2)}</div>`;
}

/** Three steps, and the notes that Monev knows. */
export function howItWorks(): string {
  const known: Note[] = [1000, 2000, 5000, 10000, 20000, 50000, 100000];
  return `${monevStyle}<div class="screen monev">${statusBar()}
  <div class="t-display" style="padding:8px 24px 6px;font-size:36px">Cara pakai</div>
  <div class="grow" style="padding:0 20px">${each(
    steps,
    (
      { title, text },
      index,
    ) => `<div class="panel row" style="gap:18px;margin-top:10px;padding:19px 20px"><div class="round" style="width:58px;height:58px;background:#FFD479;color:#241804;font-weight:800;font-size:28px">${index + 1}</div>
      <div class="grow"><div style="font-weight:800;font-size:21px;letter-spacing:-.03em">${title}</div><div class="soft" style="font-size:16px;line-height:1.4;margin-top:2px">${text}</div></div></div>`,
  )}
  <div style="font-weight:800;font-size:21px;letter-spacing:-.03em;margin:24px 4px 12px">Tujuh uang kertas dikenali</div>
  <div style="display:grid;grid-template-columns:repeat(4,1fr);gap:11px 9px">${each(known, (note) => `<div style="text-align:center;font-weight:700;font-size:15px">${rupiahNote(note, 80)}<div style="margin-top:4px">${note.toLocaleString('id')}</div></div>`)}</div></div>
  <div class="big" style="margin:0 20px 16px;background:#FFD479;color:#241804">${icon(Volume2, 26)}Dengarkan panduan</div>
  ${tabBar(tabs, 3)}</div>`;
}

const tabs = [
  { icon: Camera, label: 'Kamera' },
  { icon: History, label: 'Hitungan' },
  { icon: Settings, label: 'Suara' },
  { icon: CircleHelp, label: 'Bantuan' },
];

const counted: { note: Note; words: string; at: string }[] = [
  { note: 50000, words: 'Lima puluh ribu', at: '14.32' },
  { note: 20000, words: 'Dua puluh ribu', at: '14.31' },
  { note: 10000, words: 'Sepuluh ribu', at: '11.08' },
  { note: 5000, words: 'Lima ribu', at: '11.07' },
  { note: 100000, words: 'Seratus ribu', at: '09.15' },
];

const steps = [
  { title: 'Buka Monev', text: 'Kamera langsung menyala.' },
  { title: 'Dekatkan uangnya', text: 'Sejengkal dari ponsel.' },
  { title: 'Dengarkan nilainya', text: 'Ponsel bergetar dan bicara.' },
];

function stepButton(drawn: string): string {
  return `<div class="round" style="width:56px;height:56px;background:#343C6E">${drawn}</div>`;
}

function toggle(drawn: string, label: string): string {
  return `<div class="panel row" style="gap:14px;height:82px;padding:0 18px"><span style="color:#FFD479">${drawn}</span><b class="grow" style="font-size:18px;line-height:1.25">${label}</b>
    <div style="width:64px;height:38px;padding:4px;border-radius:99px;background:#FFD479"><i style="display:block;width:30px;height:30px;margin-left:26px;border-radius:50%;background:#241804"></i></div></div>`;
}
