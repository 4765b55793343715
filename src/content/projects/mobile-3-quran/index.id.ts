import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Al-Qur’an',
  imageAlt: 'Al-Fatihah dalam tulisan Arab dengan terjemahan Indonesianya, di samping daftar surah.',
  owner: 'Proyek pribadi',
  description: 'Tempat membaca Al-Qur’an yang tenang di HP, dengan terjemahan Indonesia, penanda ayat, dan murottal ayat demi ayat. Teks dan terjemahannya jalan tanpa internet.',
  p1: 'Al-Qur’an ini untuk membaca sedikit setiap hari. Aplikasi terbuka di tempat terakhir, menampilkan tiap ayat dengan terjemahan di bawahnya, dan membalik halaman juz sendiri selagi murottal diputar. Ayat bisa disimpan dengan kata pilihan sendiri, misalnya doa atau hafalan, dan ditemukan lagi menurut surah, juz, atau kata apa pun dari terjemahannya.',
  p2: 'Tulisan Arab dengan harakat lengkap tidak kenal ampun: font yang pas untuk satu ayat memotong tanda di ayat berikutnya. Saya membandingkan hasilnya dengan mushaf cetak, halaman demi halaman, dan memilih tinggi baris yang memberi ruang untuk semua tanda. Pencarian dikerjakan SQLite di HP; hurufnya disimpan sekali lagi tanpa harakat, jadi pencarian dengan huruf biasa tetap menemukan ayatnya.',
  p3: 'Murottal mengikuti teks lewat daftar waktu, satu untuk tiap ayat, jadi baris yang disorot selalu yang sedang terdengar. Kalau berkas baru terunduh separuh, aplikasi memutarnya sejauh yang ada dan mengatakannya, karena hening di tengah ayat lebih buruk daripada pesan singkat.',
  screens: [
    'Semua surah, yang terakhir dibaca paling atas',
    'Al-Fatihah dengan terjemahannya',
    'Ayat yang ditandai, masing-masing dengan kata sendiri',
    'Mencari menurut juz, selagi Ayat Kursi diputar',
  ],
} satisfies MobileProject;
