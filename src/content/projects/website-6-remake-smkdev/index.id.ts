import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Remake SMKDEV',
  imageAlt: 'Landing page sekolah untuk developer muda, dengan kelas-kelasnya dan cara bergabung.',
  owner: 'Proyek pribadi',
  description: 'Landing page sekolah developer yang ditata ulang: isi sama, urutan lebih jelas, ringan di HP murah.',
  p1: 'Latihan dengan halaman sungguhan: ambil landing page SMKDEV, sekolah untuk developer muda, pertahankan semua faktanya, dan buat lebih mudah diikuti. Pengunjung lebih dulu tahu mereka bisa jadi apa, lalu kelas mana yang mengantar ke sana dan berapa lama, baru kemudian tentang sekolahnya. Desainnya saya buat di Figma dalam tiga lebar sebelum menulis Sass.',
  p2: 'Landing page gampang dijejali carousel, beberapa font, dan video sebelum menampilkan satu teks pun. Versi ini punya satu font, gambar seukuran layar, dan menu yang terbuka tanpa JavaScript. Berkas Sass mengikuti blok desain satu per satu, jadi halaman dan gambarnya bisa dibandingkan. Tiap perbedaan saya perbaiki atau jelaskan.',
} satisfies WebsiteProject;
