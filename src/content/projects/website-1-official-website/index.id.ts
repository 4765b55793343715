import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Website Resmi',
  imageAlt: 'Halaman depan sebuah SMK di bawah Merapi, dan di HP daftar yang perlu dibawa saat mendaftar.',
  owner: 'Sebuah SMK di Sleman',
  description: 'Website resmi sebuah SMK: jurusan, berita, dan pendaftaran di satu tempat, diperbarui sendiri oleh guru-gurunya tanpa programmer.',
  p1: 'Sekolah ini butuh website yang bisa dirawat sendiri oleh stafnya. Pengunjung menemukan jurusan, guru, berita, dan apa saja yang perlu dibawa saat mendaftar; guru menulis berita, mengubah tanggal, dan mengganti foto lewat login biasa. Tiap halaman menjawab satu pertanyaan yang dulu dijawab bagian TU lewat telepon, dan kalau belum terjawab, menyebut siapa yang bisa dihubungi.',
  p2: 'Website sebelumnya mandek karena hanya satu orang yang tahu cara mengubahnya. Jadi editornya hanya menawarkan yang memang bisa ditampilkan halaman: judul, gambar, serta teks dengan subjudul dan daftar. Gambar dipotong dan dikompres di server, karena datangnya langsung dari HP, dan berita yang terhapus bisa dikembalikan. Petunjuknya dicetak selembar dan ditempel di kantor.',
} satisfies WebsiteProject;
