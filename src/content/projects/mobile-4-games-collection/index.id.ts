import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Koleksi Game',
  imageAlt: 'Tiga HP dengan satu game masing-masing: tic-tac-toe, 2048, dan ular.',
  owner: 'Kuliah pemrograman mobile',
  description: 'Tiga game kecil dalam satu aplikasi tanpa iklan: 2048, ular, tic-tac-toe.',
  p1: 'Koleksi Game adalah proyek akhir saya di mata kuliah pemrograman mobile: satu aplikasi, tiga game, komponen bersama. Semua game bisa ditinggal di tengah jalan, misalnya saat bus datang, dan tetap seperti tadi, bahkan setelah HP menutup aplikasinya.',
  p2: 'Tiap game adalah fungsi murni yang mengubah state dan langkah menjadi state berikutnya, dan layar hanya menggambar hasilnya. Karena itu fitur undo nyaris tanpa kerja tambahan, dan satu permainan penuh bisa diputar ulang di dalam tes. Ular yang paling rewel: digambar dari banyak potongan, ia tersendat di HP lama. Sekarang badannya satu garis yang digambar ulang tiap langkah, sementara kepalanya meluncur di antara kotak.',
} satisfies MobileProject;
