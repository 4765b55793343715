import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Manajemen Buku',
  imageAlt: 'Katalog ruang baca dengan sampul dan nama peminjamnya, dan HP yang memindai ISBN.',
  owner: 'Sebuah ruang baca dekat kampus',
  description: 'Mengurus peminjaman di ruang baca kecil: katalog, anggota, jatuh tempo, dan pengingat.',
  problem: 'Catatan peminjaman masih di kertas, jadi dua relawan bisa meminjamkan eksemplar yang sama di malam yang sama.',
  role: 'Saya mengerjakan semuanya sambil menjaga ruang baca dua malam seminggu.',
  result: 'Satu eksemplar paling banyak punya satu peminjam, dan buku yang telat dikembalikan setelah sekali diingatkan.',
  facts: ['900 buku, 60 anggota', '2 bulan', 'Dikerjakan sendiri'],
  p1: 'Relawan memindai buku saat keluar dan kembali, anggota melihat apa yang mereka pinjam dan apa yang bisa dipesan, dan seminggu sekali ada daftar yang telat. Buku baru cukup dengan ISBN: judul, penulis, dan sampulnya dicari aplikasi, relawan tinggal menambahkan raknya.',
  p2: 'Peminjaman kelihatannya mudah, sampai dua relawan menjanjikan eksemplar yang sama di malam yang sama. Sekarang buku dan eksemplar dicatat terpisah, peminjaman milik satu eksemplar, dan database hanya mengizinkan satu peminjaman terbuka per eksemplar. Buku lama tidak punya ISBN, jadi pencarian menerima judul yang salah ketik dan menawarkan yang bunyinya mirip; ini juga membantu untuk nama yang ejaannya lebih dari satu.',
} satisfies WebsiteProject;
