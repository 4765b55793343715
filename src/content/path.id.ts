import { path as first } from './path.ts';
import type { Path } from './schema/path.ts';

/** What they are called in Indonesian, in the order of `path.ts`. */
const own = {
  entries: [
    {
      title: 'S1 Informatika', // sample
      lines: [
        'Pemrograman mobile, basis data, dan rekayasa perangkat lunak; skripsi tentang aplikasi offline-first.', // sample
        'Membuat platform kursus online bersama tiga teman, dari wawancara sampai pengujian.', // sample
      ],
    },
    {
      title: 'Magang Mobile Developer', // sample
      lines: [
        'Membuat layar pesanan dan stok aplikasi internal sebuah toko dengan Flutter.', // sample
        'Memberi versi pada tiap perubahan, sehingga dua orang tidak lagi mengemas pesanan yang sama.', // sample
        'Menguji tiap rilis di toko, di samping orang-orang yang memakainya.', // sample
      ],
    },
    {
      title: 'Ketua tim web', // sample
      lines: [
        'Memimpin enam mahasiswa yang membuat dan mengurus website acara kampus.', // sample
        'Mengajar kelas malam Git dan React seminggu sekali untuk mahasiswa baru.', // sample
      ],
    },
    {
      title: 'Relawan', // sample
      lines: [
        'Membuka ruang baca dua malam seminggu dan memindahkan daftar pinjamnya dari kertas ke website.', // sample
      ],
    },
  ],
  certificates: [
    { title: 'Juara dua, aplikasi untuk aksesibilitas' }, // sample
    { title: 'Machine Learning Terapan' }, // sample
    { title: 'Pengembangan Aplikasi Flutter' }, // sample
  ],
  languages: [
    { name: 'Jawa', level: 'bahasa ibu' }, // sample
    { name: 'Indonesia', level: 'bahasa ibu' }, // sample
    { name: 'Inggris', level: 'lancar (C1)' }, // sample
  ],
};

export const path: Path = {
  entries: first.entries.map((entry, at) => ({ ...entry, ...own.entries[at] })),
  certificates: first.certificates.map((one, at) => ({ ...one, ...own.certificates[at] })),
  languages: first.languages.map((one, at) => ({ ...one, ...own.languages[at] })),
};
