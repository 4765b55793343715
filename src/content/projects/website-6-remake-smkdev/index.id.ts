import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Remake SMKDEV',
  imageAlt: 'Landing page sekolah developer muda, dengan kelas-kelasnya dan cara bergabung.',
  owner: 'SMKDEV',
  description: 'Landing page SMKDEV, sekolah untuk developer muda, yang ditata ulang: isinya sama, urutannya lebih jelas, dan cukup ringan untuk HP murah.',
  p1: 'Remake SMKDEV adalah latihan dengan halaman sungguhan: ambil landing page sebuah sekolah developer, pertahankan semua faktanya, dan buat lebih mudah diikuti. Pengunjung sekarang lebih dulu tahu mereka bisa jadi apa, lalu kelas mana yang mengantar ke sana dan berapa lama, baru kemudian tentang sekolahnya. Desainnya digambar di Figma dalam tiga lebar sebelum baris Sass pertama ditulis.',
  p2: 'Landing page gampang mengumpulkan carousel, beberapa font, dan video sebelum menampilkan satu teks pun. Versi ini punya satu font, gambar seukuran yang diminta layar, dan menu yang terbuka tanpa JavaScript. Berkas Sass mengikuti blok desain satu per satu, jadi halaman dan gambarnya bisa dibandingkan blok demi blok; yang berbeda diperbaiki, atau diberi alasan.',
} satisfies WebsiteProject;
