import { owner as first } from './owner.ts';
import type { Owner } from './schema/owner.ts';

const role = 'Software Developer';

export const owner: Owner = {
  ...first,
  role,
  personal: 'Saya mahasiswa informatika di Yogyakarta. Sebuah toko batik mengurus pesanan dan stoknya dengan aplikasi buatan saya.', // sample
  typedLines: [
    'Bikin aplikasi web & mobile', // sample
    'Kuliah informatika di Jogja', // sample
    'Sketsa dulu, baru kode', // sample
    'Aplikasi yang dipakai orang', // sample
  ],
  bio: [
    'Saya mahasiswa yang senang banget ngoding. Saya suka mengubah ide yang masih kasar jadi sesuatu yang bisa diketuk orang.', // sample
    'Kebanyakan proyek saya berawal dari orang dekat: teman yang tidak bisa membedakan dua uang kertas, toko yang mencatat stok di buku tulis, ruang baca yang mencatat peminjaman di kertas.', // sample
    'Saya mulai di kertas, dan baru menulis kode kalau pertanyaannya jelas. Kalau ada yang rusak, saya ingin tahu kenapa, bukan hanya cara menghentikannya.', // sample
  ],
  openTo: 'Terbuka untuk magang mulai Januari 2027', // sample
  designPortfolio: first.designPortfolio && { ...first.designPortfolio, label: 'Lihat PDF Portofolio Desain' },
  projectPortfolio: first.projectPortfolio && { ...first.projectPortfolio, label: 'Lihat PDF Portofolio Proyek' },
  meta: {
    ...first.meta,
    title: `${first.fullName} | Portofolio ${role}`,
    description:
      'Portofolio Raka Aditya, mahasiswa informatika di Yogyakarta yang membuat aplikasi mobile dengan Flutter dan Kotlin serta website dengan React dan Laravel.', // sample
    keywords: [
      'software developer', // sample
      'portofolio', // sample
      'Flutter', // sample
      'Kotlin', // sample
      'React', // sample
      'Laravel', // sample
      'Yogyakarta', // sample
    ],
  },
};
