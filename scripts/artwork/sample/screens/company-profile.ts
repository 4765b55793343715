import { siteBar } from './site-bar.ts';

/** The first page of a building contractor: a finished house as an elevation, with its measures. */
export function firstPage(): string {
  return `<div class="fill" style="background:linear-gradient(#F3DFC0,#FBF1DE 66%)">
  ${siteBar({ mark: mark(), name: 'Griya Selaras', pages: ['Jasa', 'Rumah', 'Biaya'], action: 'Minta rencana', accent: 'var(--accent)' })}
  <div style="padding:14px 46px 0;font-weight:800;font-size:58px;line-height:1.02;letter-spacing:-.05em;color:#3D1F08">Rumah yang<br>dihitung sejak<br>garis pertama.</div>
  <div style="position:absolute;left:222px;top:88px">${house()}</div></div>`;
}

function mark(): string {
  return '<svg width="46" height="46" viewBox="0 0 46 46"><rect width="46" height="46" rx="13" fill="#8C4B12"/><path d="M8 24 23 10l15 14M14 22v14h18V22M23 36V26" fill="none" stroke="#FBE9CC" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></svg>';
}

/** A house on a plot of 12 metres: 60 pixels to a metre. */
function house(): string {
  const slats = Array.from(
    { length: 15 },
    (_, n) => `<path d="M${586 + n * 13} 208v92" stroke="#6B3710" stroke-width="7"/>`,
  );
  const leaf = (x: number, y: number, r: number, color: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
  const banana = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C-22-34-18-92 0-126 18-92 22-34 0 0z" fill="#3E8B5F"/>`;
  return `<svg width="1040" height="520" viewBox="0 0 1040 520" fill="none" stroke-linejoin="round" style="overflow:visible">
    <circle cx="690" cy="92" r="54" fill="#F2B84B" fill-opacity=".75"/><path d="M-240 392v-30c90-40 180-40 240-6 160-70 330-40 470-60s380-70 570 10v130H0z" fill="#C9D8B4"/>
    <path d="M96 392V330" stroke="#6B4423" stroke-width="12"/>${leaf(96, 316, 50, '#2F7D58')}${leaf(66, 338, 32, '#3E8B5F')}${leaf(114, 294, 30, '#5AA57B')}
    <path d="M210 210 460 96l150 68v46z" fill="#A94B26"/><path d="M198 206 460 86l160 73-8 16-152-69-254 116z" fill="#7E3216"/>
    <path d="M250 190h330v202H250z" fill="#FFF9EC"/><path d="M250 290h330v14H250z" fill="#D9C3A0"/>
    <path d="M548 194h270v198H548z" fill="#EAD3AE"/><path d="M526 176h316v24H526z" fill="#5E300A"/>${slats.join('')}
    <path d="M286 214h112v66H286z" fill="#F7C766"/><path d="M286 214h112v66H286zm56 0v66" stroke="#5E300A" stroke-width="6"/>
    <path d="M440 206h104v84H440z" fill="#8FB7C9"/><path d="M440 206h104v84H440zm52 0v84" stroke="#5E300A" stroke-width="6"/><path d="M432 268h120M440 268v24m26-24v24m26-24v24m26-24v24m26-24v24" stroke="#3D1F08" stroke-width="4"/>
    <path d="M286 318h150v74H286z" fill="#F7C766"/><path d="M286 318h150v74H286zm50 0v74m50-74v74" stroke="#5E300A" stroke-width="6"/>
    <path d="M468 312h64v80h-64z" fill="#8C4B12"/><path d="M468 312h64v80h-64z" stroke="#5E300A" stroke-width="5"/><circle cx="521" cy="354" r="5" fill="#F2B84B"/>
    <path d="M586 314h196v78H586z" fill="#4A2A12"/><path d="M608 392c0-26 6-30 22-32l18-22h58l22 22c24 2 30 6 30 32z" fill="#27357E"/><path d="M652 344h24v16h-38zm32 0h20l16 16h-36z" fill="#C6CCEA"/><circle cx="640" cy="390" r="15" fill="#181C31"/><circle cx="728" cy="390" r="15" fill="#181C31"/>
    ${banana(872, 396, -38)}${banana(872, 396, -6)}${banana(872, 396, 30)}${leaf(226, 386, 26, '#3E8B5F')}${leaf(250, 394, 18, '#5AA57B')}${leaf(832, 394, 20, '#5AA57B')}
    <path d="M-240 390h1280v230H-240z" fill="#8FB98F"/><path d="M584 392h200l50 228H540z" fill="#E4D3B4"/><path d="M-240 389h1280v6H-240z" fill="#5E300A"/>
    <g stroke="#8C4B12" stroke-width="3"><path d="M250 430h568M250 416v28M818 416v28M580 416v28"/><path d="m250 430 12-6v12zm568 0-12-6v12zm-238 0-12-6v12zm0 0 12-6v12z" fill="#8C4B12"/></g>
    <g font-size="24" font-weight="800" fill="#5E300A" text-anchor="middle"><rect x="370" y="412" width="92" height="36" rx="18" fill="#FBF1DE"/><text x="416" y="438">5,5 m</text><rect x="654" y="412" width="92" height="36" rx="18" fill="#FBF1DE"/><text x="700" y="438">4,0 m</text></g></svg>`;
}

/** The plan of the same house, on blue paper. */
export function plan(): string {
  const room = (x: number, y: number, name: string, size: string) =>
    `<text x="${x}" y="${y}" font-size="15" font-weight="700" fill="#fff">${name}</text><text x="${x}" y="${y + 17}" font-size="12.5" font-weight="600" fill="#BFC9F2">${size}</text>`;
  return `<svg width="280" height="250" viewBox="0 0 280 250" fill="none" style="position:absolute;left:44px;top:338px;transform:rotate(7deg) scale(.78);transform-origin:0 0;border-radius:14px;background:#27357E;box-shadow:0 30px 60px -14px rgb(20 12 4/.75)">
    <path d="M0 25h280M0 50h280M0 75h280M0 100h280M0 125h280M0 150h280M0 175h280M0 200h280M0 225h280M40 0v250M65 0v250M90 0v250M115 0v250M140 0v250M165 0v250M190 0v250M215 0v250M240 0v250M265 0v250" stroke="#fff" stroke-opacity=".09"/>
    <g stroke="#fff" stroke-width="4.5" stroke-linecap="square"><path d="M42 32h100m34 0h76v78m0 30v78H150m-34 0H42V32"/><path d="M152 32v62m0 34v90M42 122h68m26 0h16m0 0h56m26 0h18"/></g>
    <g stroke="#E2B45F" stroke-width="2"><path d="M110 122a26 26 0 0 1 26-26v26M208 122a26 26 0 0 1 26-26v26M116 218a34 34 0 0 1 34-34v34M152 94a34 34 0 0 0 34 34h-34"/></g>
    <g>${room(54, 62, 'Tamu', '3,2 × 2,8')}${room(166, 62, 'Tidur', '3,0 × 2,8')}${room(54, 152, 'Dapur', '3,2 × 3,0')}${room(166, 166, 'Carport', '3,0 × 3,0')}</g></svg>`;
}
