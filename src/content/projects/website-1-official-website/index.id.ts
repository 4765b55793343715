import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Website Resmi',
  imageAlt: 'Halaman depan sebuah SMK di dekat Merapi, dan daftar syarat pendaftarannya di HP.',
  owner: 'Sebuah SMK di Sleman',
  description: 'Website sebuah SMK: jurusan, berita, dan pendaftaran, dirawat sendiri oleh guru-gurunya.',
  p1: 'Pengunjung menemukan jurusan, guru, berita, dan apa saja yang perlu dibawa saat mendaftar. Guru menulis berita, mengubah tanggal, dan mengganti foto lewat login biasa. Tiap halaman menjawab satu pertanyaan yang dulu dijawab bagian TU lewat telepon, dan kalau belum terjawab, menyebut siapa yang bisa dihubungi.',
  p2: 'Website sebelumnya mandek karena hanya satu orang yang tahu cara mengubahnya. Jadi editornya hanya menawarkan yang memang bisa ditampilkan halaman: judul, gambar, serta teks dengan subjudul dan daftar. Foto datang langsung dari HP, jadi server memotong dan mengompresnya. Berita yang terhapus bisa dikembalikan, dan selembar petunjuk tercetak ditempel di kantor.',
} satisfies WebsiteProject;
