import type { galleries as first } from './galleries.ts';
import type { Translation } from './languages.ts';

/** The captions, in the order of `galleries.ts`. */
export const galleries: Translation<typeof first> = {
  quran: [
    { caption: 'Semua surah, yang terakhir dibaca paling atas' },
    { caption: 'Al-Fatihah dengan terjemahannya' },
    { caption: 'Ayat yang ditandai, masing-masing dengan kata sendiri' },
    { caption: 'Mencari menurut juz, selagi Ayat Kursi diputar' },
  ],
  monev: [
    { caption: 'Layar pertama menjelaskan aplikasinya dalam dua kalimat' },
    { caption: 'Kamera menemukan uang Rp50.000' },
    { caption: 'Nilainya disebutkan dan tampil dengan angka besar' },
    { caption: 'Uang hari ini, dengan totalnya' },
    { caption: 'Suara, kecepatan, dan bahasa bisa dipilih' },
    { caption: 'Saat gelap, aplikasi menawarkan menyalakan senter' },
    { caption: 'Cara kerjanya dalam tiga langkah, dan ketujuh uang yang dikenalnya' },
  ],
  backoffice: [
    { caption: 'Karyawan masuk dengan akun kerjanya' },
    { caption: 'Hari ini sekilas: penjualan, pesanan, dan grafik minggu ini' },
    { caption: 'Pesanan dengan statusnya' },
    { caption: 'Satu pesanan dengan barang dan totalnya' },
    { caption: 'Stok, yang menipis diberi tanda' },
    { caption: 'Permintaan yang menunggu persetujuan' },
    { caption: 'Profil dan absensi bulan ini' },
  ],
};
