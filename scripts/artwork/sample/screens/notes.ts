import { GitMerge, Hash, NotebookPen, Plus, Search, Trash2 } from 'lucide-react';
import { icon } from '../../icon.ts';
import { each } from '../../parts.ts';

const found = [
  { title: 'Indeks B-tree', text: 'Kenapa LIKE ’%kata’ lambat', tags: ['basisdata'], day: '10.42' },
  { title: 'Kuis 2: indeks', text: 'Bab 4 dan 5, bawa KTM', tags: ['kuliah'], day: 'Sel' },
  { title: 'Tugas besar', text: 'Tambah indeks di tabel pinjam', tags: ['kuliah', 'tim'], day: '14 Sep' },
];

const tagColors: Record<string, string> = {
  basisdata: 'background:var(--primary-soft);color:var(--primary)',
  kuliah: 'background:var(--success-soft);color:var(--success-deep)',
  tim: 'background:var(--danger-soft);color:var(--danger)',
};

export function notes(): string {
  return `<div class="fill row" style="align-items:stretch;background:#fff">
  <div class="col" style="width:92px;padding:26px 0;gap:34px;align-items:center;background:#2B1A0A;color:#E8C98F">
    <span style="color:#F6C766">${icon(NotebookPen, 36)}</span>${icon(Search, 31)}${icon(Hash, 31)}${icon(Trash2, 31)}</div>
  <div style="width:366px;padding:22px 20px;background:#FBF5E8;border-right:1px solid var(--line)">
    <div class="row" style="gap:12px"><div class="row grow" style="gap:12px;height:58px;padding:0 18px;border-radius:18px;background:#fff;box-shadow:inset 0 0 0 2.500px #C98A2B;font-weight:700;font-size:21px">${icon(Search, 23)}indeks<i style="width:2.500px;height:26px;margin-left:-9px;background:#C98A2B"></i></div>
      <div class="round" style="width:58px;height:58px;border-radius:18px;background:#2B1A0A;color:#F6C766">${icon(Plus, 29, 2.6)}</div></div>
    <div class="muted" style="margin:14px 6px 10px;font-size:17px;font-weight:600">3 catatan</div>
    ${each(found, card)}</div>
  <div class="grow" style="padding:26px 60px 0 38px">${open()}</div></div>`;
}

function card({ title, text, tags, day }: (typeof found)[number], index: number): string {
  return `<div style="padding:18px 20px;margin-bottom:12px;border-radius:22px;background:#fff;${index === 0 ? 'box-shadow:inset 0 0 0 2.500px #C98A2B,0 16px 30px -18px rgb(94 48 10/.6)' : 'border:1px solid var(--line)'}">
    <div class="row between"><b style="font-size:23px;letter-spacing:-.03em">${marked(title)}</b><span class="muted" style="font-size:16px;font-weight:600">${day}</span></div>
    <div class="muted" style="margin-top:4px;font-size:18px;line-height:1.35">${marked(text)}</div>
    <div class="row" style="gap:8px;margin-top:12px">${each(tags, tag)}</div></div>`;
}

function tag(name: string): string {
  return `<span class="badge" style="height:32px;padding:0 14px;font-size:16px;${tagColors[name] ?? ''}">#${name}</span>`;
}

/** The searched word, as with a felt pen. */
function marked(text: string): string {
  return text.replace(
    /indeks/i,
    '<span style="padding:0 3px;margin:0 -3px;border-radius:5px;background:#FFD978;color:var(--ink)">$&</span>',
  );
}

function open(): string {
  const sign = (mark: string) => `<span style="color:#C9A468">${mark} </span>`;
  return `<div style="font-weight:800;font-size:50px;line-height:1;letter-spacing:-.045em">${sign('#')}Indeks B-tree</div>
  <div class="row" style="gap:10px;margin-top:18px">${tag('basisdata')}${tag('kuliah')}</div>
  <div style="margin-top:14px;font-size:22px;line-height:1.4">Tanpa indeks, semua baris dibaca. Dengan indeks, cukup <b>tiga langkah</b> dari akar ke success.</div>
  ${tree()}
  <div style="margin:14px 0 0;font-weight:800;font-size:31px;letter-spacing:-.035em">${sign('##')}Sebelum Jumat</div>`;
}

/** A B-tree of seven nodes, with the way to 42. */
function tree(): string {
  const node = (x: number, y: number, label: string, on: boolean) =>
    `<rect x="${x - 46}" y="${y}" width="92" height="44" rx="13" fill="${on ? '#C98A2B' : '#fff'}" stroke="${on ? '#C98A2B' : '#E0CFA8'}" stroke-width="2.5"/><text x="${x}" y="${y + 30}" text-anchor="middle" font-size="21" font-weight="700" fill="${on ? '#fff' : '#575B70'}">${label}</text>`;
  return `<svg width="520" height="208" viewBox="0 0 520 208" style="margin:16px 0 0 -8px;border-radius:22px;background:#FBF5E8"><g fill="none" stroke="#E0CFA8" stroke-width="3"><path d="M260 56 146 86M146 124 78 152M146 124 202 152M374 124 442 152"/><path d="M260 56 374 86M374 124 318 152" stroke="#C98A2B" stroke-width="5"/></g>
    ${node(260, 14, '30', true)}${node(146, 82, '12', false)}${node(374, 82, '48', true)}${node(78, 150, '5 · 9', false)}${node(202, 150, '17 · 26', false)}${node(318, 150, '35 · 42', true)}${node(442, 150, '57 · 63', false)}</svg>`;
}

/** The news that an edit made without a network has been joined. */
export function merged(): string {
  return `<div class="row" style="position:absolute;right:16px;bottom:8px;gap:14px;height:60px;padding:0 24px 0 8px;border-radius:99px;color:#fff;background:#2B1A0A;box-shadow:0 20px 44px -10px rgb(43 26 10/.75);transform:rotate(-5deg)">
    <div class="round" style="width:46px;height:46px;background:#E2B45F;color:#2B1A0A">${icon(GitMerge, 25, 2.4)}</div><b style="font-size:17px">Digabung dari laptop</b></div>`;
}
