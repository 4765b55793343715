import { owner as first } from './owner.ts';
import type { Owner } from './schema/owner.ts';

const role = 'Software Developer';

export const owner: Owner = {
  ...first,
  role,
  personal: 'Mahasiswa Yogyakarta yang mengubah masalah kecil yang ngeyel jadi aplikasi yang terus dipakai orang.',
  typedLines: [
    'Bikin aplikasi web & mobile',
    'Kuliah informatika di Jogja',
    'Sketsa dulu, baru kode',
    'Beresin masalah nyata',
  ],
  bio: [
    'Saya mahasiswa yang senang banget ngoding. Bagian favorit saya: saat ide yang masih kasar jadi sesuatu yang bisa diketuk orang.',
    'Kebanyakan proyek saya berawal dari orang dekat: teman yang tidak bisa membedakan dua uang kertas, toko yang mencatat stok di buku tulis, kelas yang kehilangan daftar bacaannya.',
    'Awalnya saya pelan, dengan kertas dan pertanyaan, setelah itu cepat. Kalau ada yang rusak, saya ingin tahu kenapa, bukan hanya cara menghentikannya.',
  ],
  openTo: 'Terbuka untuk magang mulai Januari 2027',
  designPortfolio: first.designPortfolio && { ...first.designPortfolio, label: 'Lihat PDF Portofolio Desain' },
  projectPortfolio: first.projectPortfolio && { ...first.projectPortfolio, label: 'Lihat PDF Portofolio Proyek' },
  meta: {
    ...first.meta,
    title: `${first.fullName} | Portofolio ${role}`,
    description:
      'Portofolio Raka Aditya, mahasiswa Yogyakarta yang membuat aplikasi mobile dengan Flutter dan Kotlin serta website dengan React dan Laravel.',
    keywords: [
      'software developer',
      'portofolio',
      'Flutter',
      'Kotlin',
      'React',
      'Laravel',
      'Yogyakarta',
    ],
  },
};
