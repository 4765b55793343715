export type BotProject = {
  /** Words by which people may ask for it, beside its title. Small letters. */
  names: readonly string[];
  /** What it is, in the bot's Indonesian. Without it the bot uses the description. */
  summary?: string;
};

/** What helps the bot to find a project and to tell of it, by kind and id. A project that is not here is found by its title. */
export const botProjects: Record<string, BotProject> = {
  'mobile/1': {
    names: ['quiet places app', 'quiet places map', 'healing app'],
    summary:
      'Aplikasi buat cari tempat yang tenang di sekitar Jogja, lengkap dengan rute dan jurnal rasanya tiap kali pulang.', // sample
  },
  'mobile/2': {
    names: ['kalkulator', 'calcu'],
    summary:
      'Kalkulator buat yang jualan: tombolnya gede, ribuannya kepisah sendiri, dan riwayat hitungannya bisa dilanjutkan.', // sample
  },
  'mobile/3': {
    names: ['alquran', 'al quran'],
    summary:
      'Aplikasi baca Al-Qur’an di HP dengan terjemahan, penanda ayat, dan murottal per ayat. Teksnya bisa dibaca tanpa internet.', // sample
  },
  'mobile/4': {
    names: ['koleksi game', 'kumpulan game', 'tic tac toe'],
    summary:
      'Tiga game kecil dalam satu aplikasi: gabung angka, ular, sama catur jawa buat berdua di satu HP.', // sample
  },
  'mobile/5': {
    names: ['money voice', 'money reader', 'money reading', 'banknote app', 'banknote reader'],
    summary:
      'Aplikasi yang menyebut nilai uang kertas lewat suara, buat teman-teman yang nggak bisa melihatnya. Jalan tanpa internet.', // sample
  },
  'mobile/6': {
    names: ['back office'],
    summary:
      'Aplikasi dalam sebuah toko batik: pesanan, stok, persetujuan, dan absensi, dengan angka hari ini di layar pertama.', // sample
  },
  'mobile/7': {
    names: ['cv jaman now', 'aplikasi cv', 'cv app', 'cv builder', 'resume builder', 'resume maker', 'cv maker'],
    summary: 'Aplikasi buat bikin CV dari HP, langkah demi langkah, sampai jadi PDF satu halaman yang rapi.', // sample
  },
  'website/1': {
    names: [],
    summary:
      'Website resmi sebuah SMK: jurusan, berita, dan pendaftaran, yang diurus sendiri oleh guru-gurunya.', // sample
  },
  'website/3': {
    names: ['quran web', 'quran online'],
    summary:
      'Al-Qur’an di browser: pilih surah, baca terjemahannya, dengarkan per ayat, dan lanjut dari ayat terakhir.', // sample
  },
  'website/4': {
    names: ['app catatan', 'aplikasi catatan', 'note app', 'note taking'],
    summary:
      'Aplikasi web buat catatan kuliah: tulis pakai Markdown, kasih tag sambil ngetik, cari semuanya dari satu kolom.', // sample
  },
  'website/6': {
    names: ['smk dev'],
    summary:
      'Landing page SMKDEV yang ditata ulang: isinya sama, urutannya lebih jelas, dan ringan di HP murah.', // sample
  },
  'website/7': {
    names: ['manajemen buku', 'library app', 'aplikasi perpustakaan', 'library system'],
    summary:
      'Sistem pinjam buku buat ruang baca kecil: katalog, anggota, peminjaman, dan pengingat yang telat.', // sample
  },
  'website/8': {
    names: ['isecret', 'web skincare', 'skincare site', 'skincare website'],
    summary:
      'Website resmi I-Secret, merek skincare: produk dengan semua kandungannya dan panduan jenis kulit.', // sample
  },
  'website/9': {
    names: ['chat bot'],
    summary:
      'Halaman chat yang menjawab soal kehidupan kampus dari buku panduan mahasiswa, lengkap dengan sumbernya.', // sample
  },
  'website/10': {
    names: ['kursus online', 'e learning', 'elearning'],
    summary:
      'Platform kursus buat kelas malam: video dengan catatan, kuis pendek, dan halaman pantauan buat pengajar.', // sample
  },
  'website/11': {
    names: ['profil perusahaan', 'web kontraktor', 'contractor site', 'contractor website', 'company profil'],
    summary: 'Profil perusahaan sebuah kontraktor: layanan, hasil kerja dengan denah, dan form permintaan.', // sample
  },
  'website/12': {
    names: ['toko batik', 'batikshop'],
    summary:
      'Toko online batik tulis yang tiap kainnya cuma ada satu: lihat motif dari dekat, kenali pembuatnya, lalu pesan.', // sample
  },
  'website/13': {
    names: ['website ini', 'this website', 'this site'],
    summary:
      'Website yang lagi kamu buka ini: proyek, form kontak, dan aku. Tiap halamannya sudah jadi sebelum skrip jalan.', // sample
  },
};
