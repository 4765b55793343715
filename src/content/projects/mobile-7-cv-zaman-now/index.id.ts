import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  imageAlt: 'Langkah-langkah CV yang hampir selesai di HP, di depan halaman yang sudah jadi.',
  owner: 'Proyek pribadi',
  description: 'Membuat CV langkah demi langkah di HP, lalu menjadi PDF satu halaman.',
  p1: 'Untuk mahasiswa yang menulis CV pertamanya, sering kali hanya dengan HP. Aplikasi menanyakan bagian demi bagian, menjelaskannya dalam satu kalimat, menunjukkan contoh dari bidang yang mirip, dan mengingatkan kalau sebuah baris kurang isi. PDF-nya juga mudah dibaca mesin, karena lamaran sering dibuka sistem lebih dulu.',
  p2: 'Memadatkan teks ke satu halaman paling makan waktu. Aplikasi mengukur tata letak sebelum menggambarnya: jarak dirapatkan dulu, lalu huruf dikecilkan selama masih terbaca, dan baru kemudian aplikasi menyebut bagian mana yang terlalu panjang dan berapa baris. Draf tetap di HP dan baru masuk Firebase setelah kamu login, karena CV memuat alamat dan nomor telepon.',
} satisfies MobileProject;
