import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Catatan',
  imageAlt: 'Daftar catatan dengan tag, dan satu catatan terbuka di editor.',
  owner: 'Proyek pribadi',
  description: 'Catatan yang tetap rapi: tulis dengan Markdown, beri tag sambil mengetik, dan temukan lagi semuanya dari satu kolom pencarian. Perubahan saat offline disimpan dan digabungkan nanti.',
  p1: 'Catatan adalah aplikasi web kecil untuk catatan kuliah dan ide setengah jadi. Catatannya Markdown dengan pratinjau langsung; kata dengan tanda pagar menjadi tag, dan satu kolom mencari di judul, teks, dan tag sekaligus. Aplikasi terbuka di catatan yang terakhir diubah, dengan kursor di tempat terakhir, karena hampir selalu itulah yang saya cari.',
  p2: 'Yang paling menarik: mengedit dari dua perangkat. Tiap catatan punya nomor revisi, dan layanan Express menolak menimpa yang lebih baru. Aplikasi lalu membandingkan kedua teks dengan versi terakhir yang sama, menggabungkan yang tidak bertabrakan, dan menampilkan sisanya berdampingan. Pencarian dikerjakan PostgreSQL dengan indeks full-text bawaannya, yang ternyata jauh lebih baik daripada percobaan pertama saya dengan LIKE.',
} satisfies WebsiteProject;
