import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Koleksi Game',
  imageAlt: 'Tiga HP dengan satu game masing-masing: tic-tac-toe, 2048, dan ular.',
  owner: 'Kuliah pemrograman mobile',
  description: 'Tiga game kecil dalam satu aplikasi: 2048, ular, dan tic-tac-toe berdua. Tanpa iklan, tanpa akun.',
  p1: 'Koleksi Game adalah tugas akhir saya di kuliah pemrograman mobile: satu aplikasi, tiga game, komponen bersama. Semua game bisa ditinggal di tengah jalan, misalnya saat bus datang, dan tetap seperti tadi, bahkan setelah HP menutup aplikasinya.',
  p2: 'Tiap game adalah fungsi murni dari keadaan dan langkah ke keadaan berikutnya, dan layar hanya menggambar hasilnya. Karena itu tombol urung hampir gratis, dan satu permainan penuh bisa diputar ulang di dalam tes. Ular yang paling rewel: digambar dari banyak potongan, ia tersendat di HP lama. Sekarang badannya satu garis yang digambar ulang tiap langkah, sementara kepalanya meluncur di antara kotak.',
} satisfies MobileProject;
