import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Aplikasi Backoffice',
  imageAlt: 'Penjualan hari ini dengan grafik, stok, dan daftar pesanan sebuah toko batik, di tiga HP.',
  owner: 'Sebuah toko batik di Yogyakarta',
  description: 'Pesanan, stok, persetujuan, dan absensi toko batik dalam satu aplikasi.',
  problem: 'Pesanan, stok, dan cuti tersebar di grup chat dan buku catatan. Tiap malam ada yang merangkumnya.',
  role: 'Saya membuat aplikasi Flutter saat magang, dari sketsa pertama sampai rilis, dan ikut menulis layanan Laravel.',
  result: 'Tutup toko cukup satu layar. Sejak bulan kedua tidak ada pesanan yang terkirim dua kali.',
  facts: ['Dipakai 14 orang tiap hari', 'Tim 3 orang', 'Dibuat dalam 6 bulan'],
  quote: { text: 'Dulu tiap malam saya hitung semuanya dua kali. Sekarang saya cek sekali, lalu pulang.', by: 'Ibu Sri', role: 'pemilik toko' },
  p1: 'Karyawan absen, mengemas pesanan, dan melihat stok yang menipis. Kepala toko menyetujui pembelian, diskon, dan cuti di tempat yang sama. Sebelumnya semua itu ada di grup chat atau buku catatan yang berbeda, dan malam hari habis untuk mencocokkannya.',
  p2: 'Di versi pertama, dua orang kadang mengemas pesanan yang sama, karena di kedua HP masih tertulis baru. Sekarang tiap perubahan mencatat versi asalnya. Layanan Laravel menolak versi yang usang, dan aplikasi menampilkan apa yang dikerjakan rekan, bukan menimpanya. Stok dihitung dari catatan keluar-masuk barang, bukan dari angka yang disimpan, jadi catatan yang salah diperbaiki dengan catatan lain dan riwayatnya tetap lengkap.',
  p3: 'Peran menentukan apa yang tampil, tapi layanan memeriksanya lagi di tiap permintaan: menyembunyikan tombol tidak melindungi apa pun. Layar persetujuan menampilkan siapa, apa, dan berapa di atas dua tombol, dan alasan hanya diminta kalau jawabannya tidak. Tiap perubahan ditinjau developer senior, dan 99,7% sesi selesai tanpa crash. Kodenya milik studio. Intinya ada di catatan saya, sisanya bisa saya jelaskan lewat panggilan.',
  screens: [
    'Karyawan masuk dengan akun kerjanya',
    'Hari ini sekilas: penjualan, pesanan, dan grafik minggu ini',
    'Pesanan dan statusnya',
    'Satu pesanan dengan barang dan totalnya',
    'Stok, yang menipis diberi tanda',
    'Permintaan yang menunggu persetujuan',
    'Profil dan absensi bulan ini',
  ],
} satisfies MobileProject;
