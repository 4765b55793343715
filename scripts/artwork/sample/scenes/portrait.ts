import { petal, petalPath } from '../../brand/petals.ts';
import { kawungLayer } from '../../kawung.ts';
import { page, type Scene } from '../../kit.ts';

const face = 'M128 150C128 104 158 84 200 84S272 104 272 150V200C272 246 238 274 200 274S128 246 128 200Z';
const body = 'M28 400C32 346 84 328 160 306H240C316 328 368 346 372 400Z';
const collar = 'M160 290 200 338 170 366 132 312Z';

/** The sample owner, drawn: replace the picture by a photograph of the same name. */
export const scenes: Scene[] = [
  {
    file: 'portrait.png',
    width: 400,
    height: 400,
    scale: 2,
    html: page({
      width: 400,
      height: 400,
      background: 'radial-gradient(90% 90% at 46% 36%,#4A5DBE,#2E3F92 58%,#1E2A68)',
      body: `${kawungLayer({ color: 'rgb(255 236 196/.13)', size: 80 })}
        <svg viewBox="0 0 400 400" width="400" height="400" style="position:absolute;inset:0">
          <defs>${batik()}<clipPath id="face"><path d="${face}"/></clipPath></defs>
          ${shirt()}${head()}${glasses()}
        </svg>`,
    }),
  },
];

function batik(): string {
  const leaves = [
    [0, 0],
    [44, 0],
    [0, 44],
    [44, 44],
  ].map(([x = 0, y = 0]) => petalPath(petal([22, 22], [x, y], 0.5, 1.6)));
  return `<pattern id="batik" width="44" height="44" patternUnits="userSpaceOnUse" x="178" y="2">
    <path fill="#F6E3BC" d="${leaves.join('')}"/>
    <g fill="#1E2A68"><circle cx="22" cy="0" r="3"/><circle cx="22" cy="44" r="3"/><circle cx="0" cy="22" r="3"/><circle cx="44" cy="22" r="3"/></g>
  </pattern>`;
}

function shirt(): string {
  return `<path d="${body}" fill="#9A5416"/><path d="${body}" fill="url(#batik)"/>
    <path d="M166 250h68v52l-34 40-34-40Z" fill="#B87A4B"/>
    <path d="M166 262c18 16 50 16 68 0v20c-16 18-52 18-68 0Z" fill="#96592F"/>
    <g fill="#6E370B" stroke="#F0C77C" stroke-width="3" stroke-linejoin="round">
      <path d="${collar}"/><path d="${collar}" transform="matrix(-1 0 0 1 400 0)"/></g>
    <path d="M200 344v56" stroke="#5A2C08" stroke-width="3"/><circle cx="200" cy="378" r="5" fill="#FFF3D6" stroke="#5A2C08"/>`;
}

function head(): string {
  return `<g fill="#C58A59"><circle cx="126" cy="194" r="19"/><circle cx="274" cy="194" r="19" fill="#B0723F"/></g>
    <g fill="none" stroke="#94582D" stroke-width="3.500" stroke-linecap="round"><path d="M120 186q9 6 3 16"/><path d="M280 186q-9 6-3 16"/></g>
    <path d="${face}" fill="#DBA474"/>
    <g clip-path="url(#face)"><path d="M250 70h40v220h-96c48-16 70-56 56-220Z" fill="#C58A59"/>
      <g fill="#D9774F" opacity=".3"><ellipse cx="150" cy="224" rx="15" ry="9"/><ellipse cx="250" cy="224" rx="15" ry="9"/></g></g>
    <path d="M126 178C112 128 118 92 140 76 150 46 206 36 246 54 284 62 290 116 274 178L266 174C268 150 262 130 250 116 218 126 186 118 166 100 158 120 138 134 134 174Z" fill="#1D1828"/>
    <path d="M160 78C180 62 212 58 236 68M176 90c20 10 44 12 66 6" fill="none" stroke="#453B5C" stroke-width="4" stroke-linecap="round"/>
    <g fill="none" stroke="#241A1C" stroke-width="7" stroke-linecap="round"><path d="M150 164q16-9 32-3"/><path d="M218 161q16-6 32 3"/></g>
    <path d="M203 198c2 12 8 18 4 26-3 4-9 4-13 2" fill="none" stroke="#A0683C" stroke-width="4.500" stroke-linecap="round"/>
    <path d="M176 242q24 19 48 0" fill="none" stroke="#7A2E22" stroke-width="5.500" stroke-linecap="round"/>
    <path d="M190 259q10 4 20 0" fill="none" stroke="#B0723F" stroke-width="3.500" stroke-linecap="round"/>`;
}

function glasses(): string {
  return `<g fill="#FFF8EA" fill-opacity=".16" stroke="#3A1D08" stroke-width="4.500">
      <rect x="141" y="170" width="52" height="46" rx="21"/><rect x="207" y="170" width="52" height="46" rx="21"/>
      <path d="M193 190q7-6 14 0M141 188l-13-4M259 188l13-4" fill="none" stroke-linecap="round"/></g>
    <g fill="#1B1410"><ellipse cx="168" cy="194" rx="6" ry="7.500"/><ellipse cx="232" cy="194" rx="6" ry="7.500"/></g>
    <g fill="#fff"><circle cx="170" cy="191" r="2"/><circle cx="234" cy="191" r="2"/></g>
    <path d="M150 199l12-19M216 199l12-19" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".2"/>`;
}
