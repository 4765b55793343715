import { BookOpen, SendHorizontal } from 'lucide-react';
import { icon } from '../../icon.ts';

/** A question that the handbook answers, with the page, and one on which it is silent. */
export function conversation(): string {
  return `<div class="fill col" style="background:#F5F6FC">
  <div class="row" style="flex:none;height:92px;padding:0 32px;gap:18px;background:#fff;border-bottom:1px solid #DCDFF3">${robot(60)}
    <div><div style="font-weight:800;font-size:31px;letter-spacing:-.04em">Tanya Kampus</div><div class="muted" style="font-size:18px">Menjawab dari buku panduan</div></div></div>
  <div class="col" style="gap:16px;padding:20px 30px">
    ${asked('Sampai kapan KRS boleh diubah?')}
    <div style="align-self:flex-start;max-width:560px;padding:22px 26px 24px;border-radius:30px 30px 30px 8px;background:#fff;box-shadow:0 14px 30px -20px rgb(27 37 89/.5)">
      <div style="font-size:25px;line-height:1.42">Sampai <b>Jumat pekan kedua</b> kuliah, dengan izin dosen wali.</div>
      <div class="row" style="display:inline-flex;gap:12px;height:54px;margin-top:18px;padding:0 22px 0 16px;border-radius:99px;background:#FFE7AE;color:#5E300A;font-weight:700;font-size:20px">${icon(BookOpen, 26, 2.3)}Buku panduan, hlm. 24</div></div>
    ${asked('Sandi wifi asrama apa?')}
    <div style="align-self:flex-start;max-width:560px;padding:20px 26px;border-radius:30px 30px 30px 8px;background:#fff;font-size:25px;line-height:1.42;box-shadow:0 14px 30px -20px rgb(27 37 89/.5)">Buku panduan tidak menyebutnya. Coba tanya pengelola asrama.</div></div>
  <div class="row" style="position:absolute;left:26px;right:26px;bottom:22px;height:72px;padding:0 9px 0 28px;border-radius:99px;background:#fff;border:2px solid #C6CCEA;font-size:22px"><span class="grow muted">Tulis pertanyaan</span><div class="round" style="width:56px;height:56px;background:var(--primary);color:#fff">${icon(SendHorizontal, 26)}</div></div></div>`;
}

function asked(text: string): string {
  return `<div style="align-self:flex-end;padding:15px 26px;border-radius:30px 30px 8px 30px;background:var(--primary);color:#fff;font-weight:600;font-size:25px">${text}</div>`;
}

function robot(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 66 66"><rect width="66" height="66" rx="22" fill="#27357E"/><path d="M33 12v8" stroke="#E2B45F" stroke-width="4" stroke-linecap="round"/><circle cx="33" cy="11" r="5" fill="#E2B45F"/>
    <rect x="13" y="20" width="40" height="32" rx="13" fill="#fff"/><circle cx="25" cy="34" r="4.5" fill="#27357E"/><circle cx="41" cy="34" r="4.5" fill="#27357E"/><path d="M26 43c4 4 10 4 14 0" fill="none" stroke="#27357E" stroke-width="3.5" stroke-linecap="round"/></svg>`;
}

/** Page 24 of the student handbook, with the passage that was read. */
export function handbookPage(): string {
  const read = (text: string) =>
    `<span style="padding:2px 0;background:linear-gradient(transparent 8%,#FFDD85 8% 92%,transparent 92%)">${text}</span>`;
  return `<div class="fill" style="padding:46px 40px 0 184px;background:#FFFEFA;font-size:20px;line-height:1.55">
    <div class="row between" style="padding-bottom:12px;border-bottom:2px solid var(--line);font-weight:700;font-size:15px;color:var(--muted)"><span>Buku Panduan</span><b style="font-size:24px;color:var(--primary)">24</b></div>
    <div style="margin:24px 0 12px;font-weight:800;font-size:31px;line-height:1.1;letter-spacing:-.035em">Kartu rencana studi</div>
    <div>Mahasiswa mengisi KRS sebelum kuliah dimulai.</div>
    <div style="margin-top:12px">${read('Perubahan KRS dibuka sampai Jumat pekan kedua kuliah dan disetujui dosen wali.')}</div>
    <div style="margin-top:12px">Setelah itu mata kuliah hanya dapat dibatalkan, paling lambat pekan kedelapan.</div>
    <div style="margin:24px 0 8px;font-weight:800;font-size:25px;letter-spacing:-.03em">Cuti kuliah</div>
    <div>Cuti diajukan ke bagian akademik sebelum masa KRS berakhir.</div></div>`;
}
