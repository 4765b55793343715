import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Website Portofolio',
  imageAlt: 'Halaman depan website ini: kata Hello di samping koin emas yang berputar.',
  owner: 'Proyek pribadi',
  description: 'Website yang sedang kamu baca: proyek, form kontak, dan chat yang tahu semuanya. Tiap halaman sudah jadi, jadi bisa dibaca sebelum skrip apa pun jalan.',
  p1: 'Website ini memperkenalkan saya kepada orang yang hanya punya waktu semenit: sapaan, alat yang saya pakai, proyek saya, dan cara menghubungi saya. Tiap proyek adalah satu catatan di dalam kode; kartu, halaman, gambar, dan jawaban bot tentangnya dibuat dari catatan itu. Pesan masuk ke Telegram saya, dan kalau gagal, form menawarkan jalan lain tanpa menghilangkan tulisannya.',
  p2: 'Website ini harus bisa dibaca di HP lambat sebelum skrip apa pun jalan. Jadi semua halaman sudah dibuat saat build, gambarnya disiapkan dalam ukuran yang diminta tata letak, sedangkan chat, form, dan animasi baru dimuat saat dibutuhkan. Chat menggambar jawaban selagi masuk, dan hanya bagian yang baru. Tanpa kunci API, chat menjawab dari isi website ini sendiri, dan mengatakannya.',
} satisfies WebsiteProject;
