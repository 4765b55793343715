import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'E-Quran',
  imageAlt: 'Satu surah di browser: ayat Arab dengan terjemahannya, dan daftar surah di sampingnya.',
  owner: 'Proyek pribadi',
  description: 'Al-Qur’an di browser: pilih surah, baca dengan terjemahan, dan dengarkan ayat demi ayat. Ayat terakhir diingat, dan koneksi lambat pun cukup.',
  p1: 'E-Quran untuk membaca di meja, atau di komputer pinjaman yang tidak boleh dipasangi apa-apa. Ada 114 surah, teks Arab dengan terjemahan Indonesia, dan murottal yang diputar ayat demi ayat. Alamatnya memuat surah dan ayat, jadi tautan di grup kajian langsung membuka ayat yang sedang dibahas.',
  p2: 'Saya menulisnya tanpa framework untuk tahu apa sebenarnya yang dikerjakan framework. Surah panjang membuat halaman lambat karena semua ayat digambar sekaligus; sekarang hanya ayat di sekitar layar yang ada, dan yang lain meninggalkan tingginya saja. Teks dan terjemahan berasal dari layanan terbuka dan disimpan service worker sejak kunjungan pertama. Kalau rekaman tidak ada, ayatnya cukup tanpa suara, bukan pesan error.',
} satisfies WebsiteProject;
