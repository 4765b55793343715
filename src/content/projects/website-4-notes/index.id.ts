import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Catatan',
  imageAlt: 'Daftar catatan dengan tag, dan satu catatan terbuka di editor.',
  owner: 'Proyek pribadi',
  description: 'Catatan Markdown dengan tag dan satu kolom pencarian. Perubahan saat offline digabungkan nanti.',
  p1: 'Aplikasi web kecil untuk catatan kuliah dan ide setengah jadi. Catatannya Markdown dengan pratinjau langsung, kata dengan tanda pagar menjadi tag, dan satu kolom mencari di judul, teks, dan tag. Aplikasi terbuka di catatan yang terakhir diubah, dengan kursor di tempat terakhir, karena hampir selalu itulah yang saya cari.',
  p2: 'Yang paling menarik: mengedit dari dua perangkat. Tiap catatan punya nomor revisi, dan layanan Express menolak menimpa yang lebih baru. Aplikasi lalu membandingkan kedua versi dengan versi terakhir yang sama, menggabungkan yang tidak bertabrakan, dan menampilkan sisanya berdampingan. Pencarian memakai indeks full-text PostgreSQL, yang ternyata jauh lebih baik daripada percobaan pertama saya dengan LIKE.',
} satisfies WebsiteProject;
