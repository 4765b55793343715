import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'E-Quran',
  imageAlt: 'Satu surah di browser: ayat Arab dengan terjemahannya, di samping daftar surah.',
  owner: 'Proyek pribadi',
  description: 'Al-Qur’an di browser: baca dengan terjemahan dan dengarkan ayat demi ayat, di koneksi apa pun.',
  p1: 'Untuk membaca di meja, atau di komputer pinjaman yang tidak boleh dipasangi apa-apa. Ada 114 surah, teks Arab dengan terjemahan Indonesia, dan murottal yang diputar ayat demi ayat. Alamatnya memuat surah dan ayat, jadi tautan di grup kajian langsung membuka ayat yang benar.',
  p2: 'Saya menulisnya tanpa framework untuk tahu apa sebenarnya yang dikerjakan framework. Surah panjang membuat halaman lambat karena semua ayat digambar sekaligus. Sekarang hanya ayat di sekitar layar yang ada, dan ruang untuk ayat lain tetap disisakan. Service worker menyimpan teks dan terjemahan dari API terbuka sejak kunjungan pertama. Kalau rekaman tidak ada, ayatnya cukup tanpa suara, bukan pesan error.',
} satisfies WebsiteProject;
