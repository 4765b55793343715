import { ArrowRight, PenTool, Smartphone, TerminalSquare } from 'lucide-react';
import { icon } from '../../icon.ts';
import { each, statusBar } from '../../parts.ts';
import { siteBar } from './site-bar.ts';

const classes = [
  { name: 'Web', weeks: 12, shape: TerminalSquare, color: 'var(--primary)', tint: 'var(--primary-soft)' },
  { name: 'Android', weeks: 16, shape: Smartphone, color: 'var(--success)', tint: 'var(--success-soft)' },
  { name: 'Desain UI', weeks: 8, shape: PenTool, color: 'var(--accent)', tint: 'var(--gold-soft)' },
];

export function landing(): string {
  return `<div class="fill" style="background:#FFF9F2">
  ${siteBar({ mark: logo(44), name: 'SMKDEV', pages: ['Kelas', 'Alumni', 'Sekolah'], action: 'Gabung', accent: 'var(--danger)' })}
  <div style="position:relative;padding:24px 44px 0 250px">
    <div style="font-weight:800;font-size:92px;line-height:.94;letter-spacing:-.055em">Jadi developer<br><span style="color:var(--danger)">mulai di SMK.</span></div>
    <div class="row" style="gap:26px;margin-top:28px"><div class="button" style="height:66px;padding:0 34px;font-size:24px;background:var(--danger)">Pilih kelas ${icon(ArrowRight, 27, 2.6)}</div>
      <span class="muted" style="font-size:21px;font-weight:600">Tiga kelas, gratis</span></div></div>
  <div style="position:absolute;left:250px;right:-60px;top:404px;height:300px;border-radius:30px;background:#1B1730;padding:26px 36px;color:#F2ECFF;box-shadow:0 26px 50px -22px rgb(27 23 48/.7)">${code()}</div></div>`;
}

function code(): string {
  const color = { tag: '#FF9C8F', name: '#FFD27A', text: '#fff', value: '#8FE0B8' };
  const lines = [
    [0, 'tag', '&lt;h1&gt;', 'text', 'Halo, aku Sinta', 'tag', '&lt;/h1&gt;'],
    [0, 'tag', '&lt;p&gt;', 'text', 'Kelas XI, SMK di Sleman', 'tag', '&lt;/p&gt;'],
    [0, 'tag', '&lt;a ', 'name', 'href', 'text', '=', 'value', '"#karya"', 'tag', '&gt;'],
    [1, 'text', 'Lihat tiga karyaku'],
    [0, 'tag', '&lt;/a&gt;'],
  ] as const;
  return each(lines, ([indent, ...parts], index) => {
    const runs: string[] = [];
    for (let n = 0; n < parts.length; n += 2) {
      const kind = parts[n];
      if (kind && kind in color)
        runs.push(
          `<span style="color:${Object.entries(color).find(([key]) => key === kind)?.[1]}">${parts[n + 1]}</span>`,
        );
    }
    return `<div style="font:600 27px/49px 'DejaVu Sans Mono',monospace;white-space:pre"><span style="display:inline-block;width:52px;color:#6A6390">${index + 1}</span>${'  '.repeat(indent)}${runs.join('')}</div>`;
  });
}

export function onPhone(): string {
  return `<div class="screen" style="background:#FFF9F2">${statusBar()}
  <div class="row between" style="padding:12px 24px 0;font-weight:800;font-size:23px;letter-spacing:-.03em"><span class="row" style="gap:12px">${logo(40)}SMKDEV</span>
    <svg width="34" height="34" viewBox="0 0 34 34" stroke="#181C31" stroke-width="4" stroke-linecap="round"><path d="M5 11h24M5 23h24"/></svg></div>
  <div class="t-display" style="padding:30px 24px 18px;font-size:44px">Kelas yang membawamu ke sana</div>
  <div style="padding:0 18px">${each(
    classes,
    ({ name, weeks, shape, color, tint }) =>
      `<div class="row" style="gap:18px;padding:20px;margin-bottom:14px;border-radius:28px;background:${tint};color:${color}"><div class="round" style="width:68px;height:68px;border-radius:22px;background:${color};color:#fff">${icon(shape, 35)}</div>
      <div><div style="font-weight:800;font-size:29px;letter-spacing:-.035em">${name}</div><div style="font-weight:700;font-size:20px">${weeks} minggu</div></div></div>`,
  )}</div></div>`;
}

function logo(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 44 44" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"><rect width="44" height="44" rx="13" fill="#A9302B" stroke="none"/><path d="m15 14-8 8 8 8M29 14l8 8-8 8M25 11l-6 22"/></svg>`;
}
