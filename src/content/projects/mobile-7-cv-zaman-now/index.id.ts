import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  imageAlt: 'Langkah-langkah CV yang hampir selesai di HP, di depan CV sebagai satu halaman.',
  owner: 'Proyek pribadi',
  description: 'Membuat CV di HP, langkah demi langkah, dan menyimpannya sebagai PDF satu halaman yang rapi. Tiap bagian dijelaskan satu kalimat, dan ada peringatan kalau sebuah baris kurang isi.',
  p1: 'CV Zaman Now untuk mahasiswa yang menulis CV pertamanya, sering kali hanya dengan HP. Aplikasi menanyakan satu bagian demi satu, menunjukkan contoh dari bidang yang mirip, dan memberi tahu berapa yang tersisa. Hasilnya satu halaman dengan salah satu dari beberapa tata letak, disimpan sebagai PDF yang juga terbaca mesin, karena banyak lamaran dibuka mesin lebih dulu.',
  p2: 'Memuatkan teks di satu halaman lebih lama daripada semua yang lain. Tata letaknya diukur sebelum digambar: aplikasi merapatkan jarak lebih dulu, lalu ukuran huruf selama masih terbaca, dan baru kemudian menyebut bagian mana yang terlalu panjang, dan berapa baris. Draf disimpan di HP dan baru masuk Firebase kalau pemiliknya login, karena CV memuat alamat dan nomor telepon.',
} satisfies MobileProject;
