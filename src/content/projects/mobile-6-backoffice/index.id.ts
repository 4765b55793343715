import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Aplikasi Backoffice',
  imageAlt: 'Penjualan hari ini dengan grafik, stok, dan daftar pesanan sebuah toko batik, di tiga HP.',
  owner: 'Sebuah toko batik di Yogyakarta',
  description: 'Kasir, gudang, dan kantor sebuah toko batik dalam satu aplikasi: pesanan, stok, persetujuan, dan absensi, dengan angka hari ini di layar pertama.',
  problem: 'Pesanan, stok, dan cuti tersebar di grup chat dan buku catatan, dan tiap malam ada yang merangkumnya.',
  role: 'Aplikasi Flutter dari sketsa pertama sampai rilis, saat magang; layanan Laravel saya tulis bersama rekan.',
  result: 'Hari ditutup di satu layar, dan sejak bulan kedua tidak ada pesanan yang dikemas dua kali.',
  facts: ['14 orang, 2 kasir', '6 bulan', 'Dipakai tiap hari'],
  quote: { text: 'Dulu tiap malam saya hitung semuanya dua kali. Sekarang saya lihat sebentar, lalu pulang.', by: 'Ibu Sri', role: 'kepala toko' },
  p1: 'Backoffice adalah aplikasi dalam sebuah toko batik. Karyawan absen, mengemas pesanan, dan melihat stok yang menipis lewat aplikasi ini; kepala toko menyetujui pembelian, diskon, dan cuti dari tempat yang sama. Sebelumnya semua itu ada di grup chat atau buku catatan yang berbeda-beda, dan malam hari habis untuk merangkumnya.',
  p2: 'Dua orang sering mengemas pesanan yang sama, karena di kedua HP masih tertulis baru. Sekarang tiap perubahan membawa versi yang jadi dasarnya; layanan Laravel menolak yang usang, dan aplikasi menampilkan apa yang dikerjakan rekan, bukan menimpanya. Stok dihitung dari pergerakan, bukan dari angka yang disimpan, jadi catatan yang salah diperbaiki dengan catatan lain dan riwayatnya tetap jujur.',
  p3: 'Peran menentukan apa yang tampil, tapi layanan memeriksanya lagi di tiap permintaan: menyembunyikan tombol tidak melindungi siapa pun. Layar persetujuan menaruh tiga hal yang penting, siapa, apa, dan berapa, di atas dua tombol, dan alasan hanya diminta kalau jawabannya tidak.',
  screens: [
    'Karyawan masuk dengan akun kerjanya',
    'Hari ini sekilas: penjualan, pesanan, dan grafik minggu ini',
    'Pesanan dengan statusnya',
    'Satu pesanan dengan barang dan totalnya',
    'Stok, yang menipis diberi tanda',
    'Permintaan yang menunggu persetujuan',
    'Profil dan absensi bulan ini',
  ],
} satisfies MobileProject;
