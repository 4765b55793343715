import {
  Award,
  BriefcaseBusiness,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  Download,
  Eye,
  GraduationCap,
  Mail,
  MapPin,
  Phone,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { ringChart } from '../../charts.ts';
import { icon } from '../../icon.ts';
import { each, gestureBar, statusBar } from '../../parts.ts';

/** The builder: what is written, what is still open, and the template. */
export function cvBuilder(): string {
  return `${style}<div class="screen cv">${statusBar()}
  <div class="row between" style="padding:4px 20px 14px">${icon(ChevronLeft, 26)}<b class="t-heading" style="font-size:20px">CV Nadia</b>${icon(Eye, 25)}</div>
  <div class="row" style="margin:0 18px;padding:18px 20px;gap:18px;border-radius:26px;background:linear-gradient(145deg,#2C8560,#134C34);color:#fff">
    <div class="center" style="position:relative">${ringChart(
      [
        { value: 80, color: '#F0C978' },
        { value: 20, color: 'rgba(255,255,255,.22)' },
      ],
      { size: 88, thickness: 11 },
    )}<b style="position:absolute;font-weight:800;font-size:23px;letter-spacing:-.04em">80%</b></div>
    <div class="grow"><div class="t-title" style="font-size:25px">Hampir siap</div><div style="font-size:17px;line-height:1.35;margin-top:3px;color:#DFF2E7">Tinggal satu bagian lagi</div></div></div>
  <div class="grow" style="padding:8px 18px 0">${each(
    sections,
    ({
      shape,
      name,
      note,
      done,
    }) => `<div class="part${done ? '' : ' open'}"><div class="round" style="width:48px;height:48px;${done ? 'background:var(--success-soft);color:var(--success)' : 'background:var(--gold-mid);color:#4A2706'}">${icon(shape, 24)}</div>
      <div class="grow"><div style="font-weight:800;font-size:19px;letter-spacing:-.025em">${name}</div><div class="muted" style="font-size:15px">${note}</div></div>${done ? `<span style="color:var(--success)">${icon(CircleCheck, 26)}</span>` : icon(ChevronRight, 24)}</div>`,
  )}</div>
  <div class="button" style="margin:0 18px 36px;height:62px;font-size:19px">${icon(Download, 23)}Unduh PDF</div>${gestureBar()}</div>`;
}

/** The CV that comes out, on a sheet of 560 by 792. */
export function cvSheet(): string {
  return `${style}<div class="sheet"><header><div class="grow"><h1>Nadia<br>Kirana</h1><p>Desainer produk digital</p></div>${portrait()}</header>
  <div class="row contact">${each(
    [
      [Mail, 'nadia@example.com'],
      [Phone, '0000-0000-0000'],
      [MapPin, 'Sleman, DIY'],
    ] as const,
    ([shape, text]) => `<span class="row">${icon(shape, 15)}${text}</span>`,
  )}</div>
  <main><div class="grow"><h2>Profil</h2><p>Merancang aplikasi yang mudah dipakai siapa saja, dari riset sampai layar terakhir.</p>
    <h2>Pengalaman</h2>${each(
      jobs,
      ({ title, place, years, text }) =>
        `<div class="job"><b>${title}</b><span>${place} · ${years}</span><p>${text}</p></div>`,
    )}</div>
    <aside><h2>Keahlian</h2>${each(
      [
        ['Figma', 95],
        ['Riset pengguna', 85],
        ['Prototipe', 80],
        ['HTML dan CSS', 65],
      ] as const,
      ([skill, level]) => `<div class="skill">${skill}<i><u style="width:${level}%"></u></i></div>`,
    )}<h2>Bahasa</h2><p>Indonesia, Jawa,<br>Inggris</p><h2>Pendidikan</h2><p><b>S1 Informatika</b><br>2020–2024, IPK 3,72</p></aside></main></div>`;
}

const sections = [
  { shape: UserRound, name: 'Data diri', note: 'Nadia Kirana, Sleman', done: true },
  { shape: BriefcaseBusiness, name: 'Pengalaman', note: '3 tempat', done: true },
  { shape: GraduationCap, name: 'Pendidikan', note: 'S1 Informatika', done: true },
  { shape: Sparkles, name: 'Keahlian', note: '4 dipilih', done: true },
  { shape: Award, name: 'Sertifikat', note: 'Tambah yang pertama', done: false },
];

const jobs = [
  {
    title: 'Desainer produk',
    place: 'Studio Rupa',
    years: '2024–kini',
    text: 'Memimpin desain aplikasi kasir untuk 40 warung.',
  },
  {
    title: 'Magang UI/UX',
    place: 'Kopi Lembah',
    years: '2023',
    text: 'Alur pesan antar selesai dalam tiga ketukan.',
  },
  {
    title: 'Asisten laboratorium',
    place: 'Kampus',
    years: '2021–2023',
    text: 'Mendampingi 120 mahasiswa belajar antarmuka.',
  },
];

function portrait(): string {
  return `<svg width="124" height="124" viewBox="0 0 124 124"><defs><clipPath id="face"><circle cx="62" cy="62" r="58"/></clipPath></defs><circle cx="62" cy="62" r="62" fill="#F0C978"/>
    <g clip-path="url(#face)"><rect width="124" height="124" fill="#F6E2B4"/><path d="M28 128V62c0-22 14-38 34-38s34 16 34 38v66z" fill="#2A1B12"/><path d="M50 74h24v20c0 8-24 8-24 0z" fill="#C98B5E"/>
    <path d="M14 128c2-24 18-34 36-36 4 8 20 8 24 0 18 2 34 12 36 36z" fill="#1F6B4B"/><ellipse cx="62" cy="61" rx="20" ry="24" fill="#DDA273"/><path d="M41 60c2-20 12-25 24-25 10 0 17 8 18 25-6-3-10-8-13-15-6 8-16 13-29 15z" fill="#2A1B12"/>
    <path d="M54 71c4 5 12 5 16 0" fill="none" stroke="#8A4B2A" stroke-width="2.6" stroke-linecap="round"/><path d="M53 60v1.5M71 60v1.5" stroke="#2A1B12" stroke-width="4" stroke-linecap="round"/></g></svg>`;
}

const style = `<style>
.cv{--app:var(--success)}
.cv .part{display:flex;align-items:center;gap:15px;height:84px;border-bottom:1px solid var(--line)}
.cv .part.open{border:0;margin:10px -8px 0;padding:0 14px 0 8px;border-radius:22px;background:var(--gold-soft)}
.sheet{width:560px;height:792px;background:#fff;color:#1D2233}
.sheet header{display:flex;align-items:center;gap:24px;padding:38px 42px 30px;background:#164A36;color:#fff}
.sheet h1{font-weight:800;font-size:56px;line-height:.98;letter-spacing:-.05em}
.sheet header p{margin-top:13px;font-size:21px;font-weight:600;color:#F0C978}
.sheet .contact{justify-content:space-between;padding:14px 42px;background:#F6E7CB;color:#5E300A;font-size:14.5px;font-weight:700}
.sheet .contact .row{gap:7px}
.sheet main{display:flex;gap:36px;padding:8px 42px}
.sheet h2{margin:20px 0 7px;font-weight:800;font-size:20px;letter-spacing:-.03em;color:#1F6B4B}
.sheet main p{font-size:15.5px;line-height:1.45;color:#454A5E}
.sheet aside{width:168px}
.sheet .job{margin-bottom:13px}.sheet .job b{display:block;font-size:17px;letter-spacing:-.02em}
.sheet .job span{font-size:14px;font-weight:600;color:#8C4B12}
.sheet .skill{margin-bottom:9px;font-size:15px;font-weight:600}
.sheet .skill i{display:block;height:7px;margin-top:4px;border-radius:9px;background:#E2EDE7}
.sheet .skill u{display:block;height:100%;border-radius:9px;background:#1F6B4B}
</style>`;
