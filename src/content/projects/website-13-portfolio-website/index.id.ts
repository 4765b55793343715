import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Website Portofolio',
  imageAlt: 'Halaman depan website ini: kata Hello di samping koin emas.',
  owner: 'Proyek pribadi',
  description: 'Website yang sedang kamu baca. Tiap halaman dirender lebih dulu, jadi terbaca sebelum skrip apa pun jalan.',
  p1: 'Website ini memperkenalkan saya kepada orang yang hanya punya waktu semenit: siapa saya, apa yang sudah saya buat, dan cara menghubungi saya. Tiap proyek adalah satu catatan di dalam kode; kartu, halaman, gambar, dan hasil pencariannya berasal dari situ. Form menyimpan tiap pesan sampai terkirim, dan menawarkan jalan lain kalau gagal.',
  p2: 'Website ini harus terbaca di HP yang lambat. Jadi semua halaman dibuat saat build, gambarnya disiapkan dalam beberapa ukuran, dan chat, form, serta animasi baru dimuat saat dibutuhkan. Jawaban chat muncul selagi ditulis. Tanpa kunci API, chat menjawab dari isi website ini sendiri, dan memberitahukan hal itu.',
} satisfies WebsiteProject;
