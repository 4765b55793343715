import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contact, FolderOpen, House, Wrench } from 'lucide-react';
import { owner } from '../../../../src/content/owner.ts';
import { coinMark } from '../../brand/mark.ts';
import { icon } from '../../icon.ts';
import { each } from '../../parts.ts';

const coinFront = join(import.meta.dirname, '../../../../src/content/pictures/coin-front.png');

/** The first page of this website, without its coin. */
export function home(): string {
  const links = [
    { label: 'Home', shape: House },
    { label: 'Tools', shape: Wrench },
    { label: 'Projects', shape: FolderOpen },
    { label: 'Contact', shape: Contact },
  ];
  return `<div class="fill" style="background:var(--paper)">
  <div class="row" style="height:96px;padding:0 0 0 84px;gap:34px"><div class="row" style="gap:14px;font-weight:800;font-size:26px;letter-spacing:-.03em"><div style="width:48px">${coinMark()}</div>${owner.name}</div>
    <div class="row" style="gap:4px;padding:6px;border-radius:99px;background:#fff;border:1px solid var(--line)">${each(
      links,
      ({ label, shape }, index) =>
        `<span class="row" style="gap:9px;height:46px;padding:0 20px;border-radius:99px;font-weight:600;font-size:18px;${index === 0 ? 'background:var(--primary);color:var(--paper)' : ''}">${icon(shape, 20)}${label}</span>`,
    )}</div></div>
  <div style="padding:34px 0 0 84px">
    <div style="font-weight:800;font-size:170px;line-height:.9;letter-spacing:-.06em">Hello</div>
    <div class="row" style="margin-top:34px;font-weight:800;font-size:40px;letter-spacing:-.04em;color:var(--primary);white-space:nowrap">${owner.typedLines[0]}<i style="width:4px;height:46px;margin-left:8px;background:var(--gold)"></i></div>
    <div style="width:520px;margin-top:20px;font-size:24px;line-height:1.5;color:var(--muted)">${owner.personal}</div>
    <div class="row" style="gap:18px;margin-top:32px"><div class="button" style="height:68px;padding:0 38px;font-size:23px">Call Me</div></div></div></div>`;
}

/** The coin that the site turns, larger than its page. */
export function coin(): string {
  return `<div style="position:absolute;left:456px;top:112px;border-radius:50%;box-shadow:-14px 34px 60px -8px rgb(94 48 10/.55),-4px 8px 18px rgb(94 48 10/.35);transform:rotate(-4deg)"><img alt="" width="352" height="352" style="display:block" src="data:image/png;base64,${readFileSync(coinFront).toString('base64')}"></div>`;
}
