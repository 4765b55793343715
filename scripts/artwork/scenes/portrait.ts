import { page, type Scene } from '../kit.ts';

/** The sample owner, drawn: replace the picture by a photograph of the same name. */
const person = `
<svg viewBox="0 0 400 400" width="400" height="400" style="position:absolute;inset:0">
  <defs>
    <linearGradient id="skin" x2=".9" y2="1"><stop stop-color="#D9A273"/><stop offset="1" stop-color="#C48A5A"/></linearGradient>
    <linearGradient id="hair" x2=".4" y2="1"><stop stop-color="#2A2036"/><stop offset="1" stop-color="#14101F"/></linearGradient>
    <linearGradient id="shirt" x2=".3" y2="1"><stop stop-color="#9C571A"/><stop offset="1" stop-color="#6E370B"/></linearGradient>
    <pattern id="batik" width="36" height="36" patternUnits="userSpaceOnUse">
      <g fill="#E9B765" fill-opacity=".9">
        <path d="M18 18Q4 15 0 0Q15 4 18 18Z"/><path d="M18 18Q32 15 36 0Q21 4 18 18Z"/>
        <path d="M18 18Q4 21 0 36Q15 32 18 18Z"/><path d="M18 18Q32 21 36 36Q21 32 18 18Z"/>
      </g>
      <circle cx="18" cy="3" r="1.8" fill="#F4DFA9"/><circle cx="3" cy="18" r="1.8" fill="#F4DFA9"/>
    </pattern>
  </defs>
  <circle cx="206" cy="196" r="150" fill="#E0A94F"/>
  <path d="M52 400C54 326 112 300 168 290h72c56 10 110 36 112 110Z" fill="url(#shirt)"/>
  <path d="M52 400C54 326 112 300 168 290h72c56 10 110 36 112 110Z" fill="url(#batik)" opacity=".5"/>
  <path d="M170 252h64v44c0 20-14 34-32 34s-32-14-32-34Z" fill="#B87C4D"/>
  <path d="M160 286l42 52-30 22-32-62Z" fill="#5A2C08"/><path d="M244 286l-42 52 30 22 32-62Z" fill="#5A2C08"/>
  <path d="M160 286l42 52-10 8-42-54Z" fill="#E9B765"/><path d="M244 286l-42 52 10 8 42-54Z" fill="#E9B765"/>
  <path d="M202 344v56" stroke="#5A2C08" stroke-width="4"/>
  <circle cx="202" cy="366" r="4" fill="#F4DFA9"/><circle cx="202" cy="390" r="4" fill="#F4DFA9"/>
  <ellipse cx="132" cy="200" rx="14" ry="20" fill="#C48A5A"/><ellipse cx="272" cy="200" rx="14" ry="20" fill="#B87C4D"/>
  <path d="M134 166c0-50 30-78 68-78s68 28 68 78v34c0 48-32 82-68 82s-68-34-68-82Z" fill="url(#skin)"/>
  <path d="M128 176c-10-62 28-104 80-104 20 0 34 6 42 14 26 4 38 40 26 90-4-22-10-36-20-46-30 8-66 4-88-12-18 12-32 32-40 58Z" fill="url(#hair)"/>
  <g stroke="#2A1C14" stroke-width="6" stroke-linecap="round" fill="none"><path d="M156 174q16-10 32-3"/><path d="M216 171q16-7 32 3"/></g>
  <g fill="#FFF8EA" fill-opacity=".28" stroke="#181C31" stroke-width="5"><circle cx="172" cy="198" r="23"/><circle cx="232" cy="198" r="23"/></g>
  <path d="M195 196q7-5 14 0" stroke="#181C31" stroke-width="5" fill="none"/>
  <path d="M149 194l-14-4M255 194l14-4" stroke="#181C31" stroke-width="5" stroke-linecap="round"/>
  <circle cx="173" cy="199" r="6" fill="#1B1410"/><circle cx="231" cy="199" r="6" fill="#1B1410"/>
  <circle cx="175" cy="197" r="2" fill="#fff"/><circle cx="233" cy="197" r="2" fill="#fff"/>
  <path d="M203 204c-3 12-8 20-6 25 3 5 10 5 14 2" stroke="#9A6238" stroke-width="5" stroke-linecap="round" fill="none"/>
  <path d="M176 246q26 22 52 0q-8 22-26 22t-26-22Z" fill="#7A2E22"/><path d="M180 248q22 10 44 0l-3 6q-19 7-38 0Z" fill="#FFF8EA"/>
  <ellipse cx="152" cy="232" rx="12" ry="7" fill="#E07B54" opacity=".28"/><ellipse cx="252" cy="232" rx="12" ry="7" fill="#E07B54" opacity=".28"/>
</svg>`;

export const scenes: Scene[] = [
  {
    file: 'portrait.png',
    width: 400,
    height: 400,
    scale: 2,
    html: page({
      width: 400,
      height: 400,
      background: 'linear-gradient(150deg,#34459B,#1C2763)',
      body: person,
    }),
  },
];
