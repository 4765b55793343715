import { BookPlus, Search } from 'lucide-react';
import { icon } from '../../icon.ts';
import { each, statusBar } from '../../parts.ts';
import { bookCover } from './book-covers.ts';

const books = [
  {
    cover: 'pelangi',
    title: 'Laskar Pelangi',
    author: 'Andrea Hirata',
    reader: 'Nisa Rahma',
    due: 'Terlambat 9 hari',
    tone: 'danger',
  },
  {
    cover: 'bumi',
    title: 'Bumi Manusia',
    author: 'Pramoedya Ananta Toer',
    reader: 'Galih Wibowo',
    due: 'Terlambat 2 hari',
    tone: 'danger',
  },
  {
    cover: 'dukuh',
    title: 'Ronggeng Dukuh Paruk',
    author: 'Ahmad Tohari',
    reader: 'Anisa Kusuma',
    due: 'Sampai Jumat',
    tone: 'gold',
  },
  {
    cover: 'nurbaya',
    title: 'Siti Nurbaya',
    author: 'Marah Rusli',
    reader: 'Rak B2',
    due: 'Tersedia',
    tone: 'success',
  },
] as const;

/** The catalogue, with what is overdue on top. */
export function catalogue(): string {
  return `<div class="fill" style="background:#FFFCF5">
  <div class="row" style="height:116px;padding:0 44px;gap:22px"><div class="grow" style="font-weight:800;font-size:52px;letter-spacing:-.045em">Ruang Baca</div>
    <div class="row muted" style="gap:12px;width:286px;height:58px;padding:0 22px;border-radius:99px;background:#fff;border:1px solid var(--line);font-size:20px">${icon(Search, 24)}Judul atau ISBN</div>
    <div class="button" style="height:58px;padding:0 28px;font-size:20px;background:var(--accent)">${icon(BookPlus, 25)}Buku baru</div></div>
  <div class="row" style="gap:12px;padding:0 44px 18px">${each(
    ['Semua 312', 'Dipinjam 41', 'Terlambat 2'],
    (label, index) =>
      `<span class="chip${index === 0 ? ' on' : ''}" style="--app:var(--accent);height:48px;padding:0 24px;font-size:19px">${label}</span>`,
  )}</div>
  <div style="margin:0 28px;border-radius:28px;background:#fff;border:1px solid var(--line);overflow:hidden">${each(books, line)}</div></div>`;
}

function line({ cover, title, author, reader, due, tone }: (typeof books)[number]): string {
  return `<div class="row" style="height:146px;padding:0 24px;gap:26px;border-bottom:1px solid var(--line);${tone === 'danger' ? 'background:#FEF6F2' : ''}">
    ${bookCover(cover, 82)}
    <div style="width:352px"><div style="font-weight:800;font-size:29px;line-height:1.15;letter-spacing:-.035em">${title}</div><div class="muted" style="margin-top:5px;font-size:20px">${author}</div></div>
    <div><div style="font-weight:700;font-size:21px;letter-spacing:-.02em">${reader}</div>
      <span class="badge" style="height:36px;margin-top:8px;padding:0 15px;font-size:17px;background:var(--${tone}-soft);color:var(--${tone}-deep)">${due}</span></div></div>`;
}

/** A volunteer scans a book back in: its ISBN finds the title and the shelf. */
export function scan(): string {
  return `<div class="screen" style="background:#2A1608;color:#FFF4E2">${statusBar()}
  <div style="padding:14px 0;text-align:center;font-weight:800;font-size:30px;letter-spacing:-.03em">Pindai ISBN</div>
  <div style="position:relative;margin:6px 26px 0;padding:44px 34px 26px;border-radius:30px;background:#FFFDF7;color:#181C31">${barcode('9789793062792')}
    <div class="num" style="margin-top:12px;text-align:center;font-weight:700;font-size:24px;letter-spacing:.01em">978-979-3062-79-2</div>
    <div style="position:absolute;left:0;right:0;top:112px;height:5px;background:#E5695E;box-shadow:0 0 22px 5px rgb(229 105 94/.6)"></div></div>
  <div class="row" style="margin:26px 26px 0;padding:22px;gap:22px;border-radius:30px;background:#4A2A12">${bookCover('pelangi', 104)}
    <div><div style="font-weight:800;font-size:31px;line-height:1.1;letter-spacing:-.035em">Laskar Pelangi</div><div style="margin-top:8px;font-size:21px;color:#EBCFA6">Andrea Hirata</div>
    <span class="badge" style="height:38px;margin-top:14px;padding:0 16px;font-size:18px;background:#E2B45F;color:#3D2206">Rak A3</span></div></div></div>`;
}

/** EAN-13: the first digit chooses between the two odd and even forms of the next six. */
function barcode(digits: string): string {
  const odd = [
    '0001101',
    '0011001',
    '0010011',
    '0111101',
    '0100011',
    '0110001',
    '0101111',
    '0111011',
    '0110111',
    '0001011',
  ];
  const flip = (code: string) => code.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
  const code = (digit: string) => odd[Number(digit)] ?? '';
  const parity =
    ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'][
      Number(digits[0])
    ] ?? '';
  const left = [...digits.slice(1, 7)].map((digit, n) =>
    parity[n] === 'L' ? code(digit) : [...flip(code(digit))].reverse().join(''),
  );
  const right = [...digits.slice(7)].map((digit) => flip(code(digit)));
  const bits = `101${left.join('')}01010${right.join('')}101`;
  return `<svg width="270" height="130" viewBox="0 0 95 130" preserveAspectRatio="none" shape-rendering="crispEdges">${each([...bits], (bit, x) => (bit === '1' ? `<rect x="${x}" width="1" height="130"/>` : ''))}</svg>`;
}
