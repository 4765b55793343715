import { Delete, History, Menu, Moon } from 'lucide-react';
import { icon } from '../../icon.ts';
import { each, gestureBar, statusBar } from '../../parts.ts';

const style = `<style>
.calc{padding:0 20px;background:var(--paper)}
.calc .status{margin:0 -20px}
.calc .keys{display:grid;grid-template-columns:repeat(4,1fr);gap:13px;margin-bottom:38px}
.calc .keys div{display:grid;place-items:center;height:78px;border-radius:26px;background:#fff;font-weight:700;font-size:31px;
  letter-spacing:-.02em;box-shadow:inset 0 -3px 0 rgb(39 53 126/.07),0 8px 16px -10px rgb(27 37 89/.3)}
.calc .keys .soft{background:#DDE1F4;color:var(--primary)}
.calc .keys .strong{background:var(--primary);color:#fff;font-size:36px;font-weight:600}
.calc .keys .gold{background:linear-gradient(160deg,#F0C978,#CC8D2C);color:#4A2706;font-size:42px;font-weight:700;
  box-shadow:inset 0 -3px 0 rgb(94 48 10/.18),0 12px 22px -8px rgb(160 100 20/.7)}
.calc.dark{background:#141A3B;color:#F4EFDF}
.calc .entry{padding:19px 0;border-bottom:1px solid rgb(255 255 255/.1);text-align:right}
</style>`;

const keys = [
  'C',
  '⌫',
  '%',
  '÷',
  '7',
  '8',
  '9',
  '×',
  '4',
  '5',
  '6',
  '−',
  '1',
  '2',
  '3',
  '+',
  '00',
  '0',
  ',',
  '=',
];

/** The keypad with the tax on a price as its sum. */
export function keypad(): string {
  return `${style}<div class="screen calc">${statusBar()}
  <div class="row between" style="height:52px;color:var(--primary)">${icon(Menu, 26)}
    <div class="row t-small" style="gap:4px;padding:4px;border-radius:99px;background:#E9E3D2;font-weight:700;color:var(--muted)">
      <span style="padding:7px 16px;border-radius:99px;background:#fff;color:var(--primary)">Standar</span><span style="padding:7px 14px">Ilmiah</span>
    </div>${icon(History, 26)}</div>
  <div class="col grow" style="justify-content:flex-end;text-align:right;padding:0 6px 24px">
    <div class="num" style="font-size:29px;font-weight:600;color:var(--muted);letter-spacing:-.02em">1.250.000 × 11%</div>
    <div style="font-size:80px;font-weight:800;letter-spacing:-.055em;line-height:1.08">137.500</div>
  </div>
  <div class="keys num">${each(keys, (key) => `<div class="${keyLook(key)}">${key === '⌫' ? icon(Delete, 30) : key}</div>`)}</div>
  ${gestureBar()}</div>`;
}

/** What was worked out before, in the dark theme. */
export function pastSums(): string {
  return `${style}<div class="screen calc dark">${statusBar()}
  <div class="row between" style="height:64px"><span class="t-display">Riwayat</span>${icon(Moon, 26)}</div>
  ${each(
    [
      ['48.000 + 27.500 + 15.000', '90.500'],
      ['90.500 ÷ 4', '22.625'],
      ['2.400.000 − 15%', '2.040.000'],
      ['1.250.000 × 11%', '137.500'],
      ['365 × 24', '8.760'],
      ['√1.764', '42'],
    ],
    ([
      sum,
      result,
    ]) => `<div class="entry num"><div style="font-size:20px;font-weight:500;color:#A8ABC4">${sum}</div>
      <div style="font-size:37px;font-weight:800;letter-spacing:-.04em;line-height:1.25;color:#F3CE84">${result}</div></div>`,
  )}${gestureBar('#F4EFDF')}</div>`;
}

function keyLook(key: string): string {
  if (key === '=') return 'gold';
  if ('÷×−+'.includes(key)) return 'strong';
  return ['C', '⌫', '%'].includes(key) ? 'soft' : '';
}
