import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Koleksi Game',
  imageAlt: 'Tiga HP dengan satu game masing-masing: catur jawa, gabung angka sampai 2048, dan ular.',
  owner: 'Kuliah pemrograman mobile',
  description: 'Tiga game kecil dalam satu aplikasi: gabung angka, ular, dan catur jawa untuk berdua di satu HP. Tanpa iklan, tanpa akun, dan tiap ronde bisa ditinggal lalu dilanjutkan.',
  p1: 'Koleksi Game berawal dari tugas akhir kuliah pemrograman mobile: satu aplikasi, beberapa game, bagian yang dipakai bersama. Isinya papan gabung angka, ular, dan catur jawa untuk dua orang di satu HP. Semua game bisa ditinggal di tengah jalan, misalnya saat bus datang, dan menunggu persis seperti tadi, bahkan setelah HP menutup aplikasinya.',
  p2: 'Tiap game adalah fungsi murni dari keadaan dan langkah ke keadaan berikutnya; layar hanya menggambar yang diberikan. Karena itu tombol urung hampir gratis, dan satu ronde penuh bisa diputar ulang di dalam tes. Ular yang paling rewel: digambar dari banyak potongan, ia tersendat di HP lama, jadi sekarang badannya satu garis yang digambar ulang tiap langkah, sementara kepalanya meluncur di antara kotak.',
} satisfies MobileProject;
