import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Chatbot',
  imageAlt: 'Percakapan tentang kehidupan kampus, dengan halaman buku panduan di bawah jawabannya.',
  owner: 'Proyek pribadi',
  description: 'Menjawab pertanyaan seputar kampus dari buku panduan mahasiswa, beserta bagian yang dipakainya.',
  p1: 'Chatbot menjawab yang ditanyakan mahasiswa baru di minggu-minggu pertama: cara mengisi KRS, bayar di mana, menghubungi siapa. Chatbot mencari bagian yang cocok di buku panduan mahasiswa, memberikannya ke model bahasa bersama pertanyaannya, dan menampilkannya di bawah tiap jawaban. Yang ragu dengan jawabannya bisa membuka halaman asalnya.',
  p2: 'Tanpa bagian-bagian itu, model mengarang kantor dan jam buka dengan penuh percaya diri. Sekarang layanan Express menolak menjawab kalau tidak ada bagian buku panduan yang cocok, dan menyebut kantor yang tahu. Jawaban muncul bertahap, jadi kata pertama muncul cepat. Kalau koneksi putus, teksnya tetap ada dan jawaban bisa dilanjutkan. Kunci API tetap di server, dan tiap pengunjung punya jatah kecil pertanyaan per hari.',
} satisfies WebsiteProject;
