import { owner as first } from './owner.ts';
import type { Owner } from './schema/owner.ts';

const role = 'Software Developer';

export const owner: Owner = {
  ...first,
  role,
  personal: 'Saya mahasiswa informatika di Yogyakarta. Sebuah toko batik mengurus pesanan dan stoknya dengan aplikasi yang ikut saya buat.',
  typedLines: [
    'Bikin aplikasi web & mobile',
    'Kuliah informatika di Jogja',
    'Sketsa dulu, baru kode',
    'Aplikasi yang dipakai orang',
  ],
  bio: [
    'Saya mahasiswa yang senang banget ngoding. Saya suka mengubah ide yang masih kasar jadi aplikasi yang bisa langsung dicoba orang.',
    'Proyek-proyek favorit saya berawal dari orang dekat: teman yang tidak bisa membedakan dua uang kertas, toko yang mencatat stok di buku tulis, ruang baca yang mencatat peminjaman di kertas.',
    'Saya mulai di kertas, dan baru menulis kode kalau pertanyaannya jelas. Kalau ada yang rusak, saya ingin tahu kenapa, bukan hanya cara menghentikannya.',
  ],
  openTo: 'Siap magang penuh waktu mulai Januari 2027: 6 bulan, di Yogyakarta atau remote',
  replyTime: 'Biasanya saya balas dalam sehari.',
  designPortfolio: first.designPortfolio && { ...first.designPortfolio, label: 'Lihat PDF Portofolio Desain' },
  projectPortfolio: first.projectPortfolio && { ...first.projectPortfolio, label: 'Lihat PDF Portofolio Proyek' },
  meta: {
    ...first.meta,
    title: `${first.fullName} | Portofolio ${role}`,
    description:
      'Portofolio Raka Aditya, mahasiswa informatika di Yogyakarta yang membuat aplikasi mobile dengan Flutter dan Kotlin serta website dengan React dan Laravel.',
    keywords: ['software developer', 'portofolio', 'Flutter', 'Kotlin', 'React', 'Laravel', 'Yogyakarta'],
  },
};
