import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Chatbot',
  imageAlt: 'Percakapan tentang kehidupan mahasiswa, dengan halaman buku panduan di bawah jawabannya.',
  owner: 'Proyek pribadi',
  description: 'Halaman chat untuk pertanyaan seputar kehidupan kampus, dijawab dari buku panduan mahasiswa beserta bagian yang dikutipnya. Kalau tidak ada di buku, chatbot mengatakannya.',
  p1: 'Chatbot menjawab yang ditanyakan mahasiswa baru di minggu-minggu pertama: cara mengisi KRS, bayar di mana, menghubungi siapa. Chatbot mencari bagian yang cocok di buku panduan mahasiswa, memberikannya ke model bersama pertanyaannya, dan menampilkan bagian yang dipakai di bawah tiap jawaban. Yang ragu dengan jawabannya bisa membuka halaman asalnya.',
  p2: 'Tanpa bagian-bagian itu, model mengarang kantor dan jam buka dengan penuh percaya diri. Sekarang layanan Express menolak menjawab kalau tidak ada yang mendekati di buku, dan menyebut kantor yang tahu. Jawaban dialirkan, jadi kata pertama muncul cepat; kalau koneksi putus, yang sudah datang disimpan dan bisa dilanjutkan. Kunci model tetap di server, dan tiap pengunjung punya jatah kecil pertanyaan per hari.',
} satisfies WebsiteProject;
