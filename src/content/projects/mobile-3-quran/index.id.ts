import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Al-Qur’an',
  imageAlt: 'Al-Fatihah dalam tulisan Arab dengan terjemahan Indonesianya, di samping daftar surah.',
  owner: 'Proyek pribadi',
  description: 'Al-Qur’an di HP dengan terjemahan, penanda, dan murottal ayat demi ayat.',
  lead: 'Al-Qur’an di HP dengan terjemahan, penanda, dan murottal ayat demi ayat. Teks dan terjemahannya jalan tanpa internet.',
  p1: 'Aplikasi terbuka di tempat terakhir, menampilkan tiap ayat dengan terjemahan Indonesianya, dan membalik halaman sendiri selagi murottal diputar. Ayat bisa ditandai dengan label sendiri, misalnya “doa” atau “hafalan”, dan dicari menurut surah, juz, atau kata apa pun dari terjemahannya.',
  p2: 'Tulisan Arab dengan harakat lengkap sulit ditampilkan rapi: font yang pas untuk satu ayat memotong tanda di ayat berikutnya. Saya membandingkan hasilnya dengan mushaf cetak, halaman demi halaman, dan memilih tinggi baris yang memberi ruang untuk semua tanda. Pencarian dikerjakan SQLite di HP. Tiap ayat disimpan juga tanpa harakat, jadi pencarian dengan huruf biasa tetap menemukannya.',
  p3: 'Murottal mengikuti daftar waktu, satu untuk tiap ayat, jadi baris yang disorot selalu yang sedang terdengar. Kalau berkas baru terunduh separuh, aplikasi memutarnya sejauh yang ada dan memberi tahu.',
  screens: ['Semua surah, yang terakhir dibaca paling atas', 'Al-Fatihah dengan terjemahannya', 'Ayat yang ditandai dengan label sendiri', 'Mencari menurut juz, selagi Ayat Kursi diputar'],
} satisfies MobileProject;
