import { path as first } from './path.ts';
import type { Path } from './schema/path.ts';

/** What they are called in Indonesian, in the order of `path.ts`. */
const own = {
  entries: [
    {
      title: 'S1 Informatika',
      lines: [
        'Kuliah pemrograman mobile, basis data, dan rekayasa perangkat lunak. Skripsi tentang aplikasi offline-first.',
        'Membuat platform kursus online dalam tim empat orang, dari wawancara sampai pengujian.',
      ],
    },
    {
      title: 'Magang Mobile Developer',
      lines: [
        'Membuat aplikasi internal sebuah toko batik dengan Flutter, dari sketsa pertama sampai rilis.',
        'Memberi nomor versi pada tiap perubahan, jadi dua orang tidak bisa mengemas pesanan yang sama.',
        'Menguji tiap rilis di toko bersama orang-orang yang memakainya.',
      ],
    },
    {
      title: 'Ketua tim web',
      lines: [
        'Memimpin enam mahasiswa yang membuat dan mengurus website acara kampus.',
        'Mengajar kelas malam Git dan React seminggu sekali untuk mahasiswa baru.',
      ],
    },
    {
      title: 'Relawan',
      lines: [
        'Menjaga ruang baca dua malam seminggu dan memindahkan daftar pinjamnya dari kertas ke website.',
      ],
    },
  ],
  certificates: [
    { title: 'Juara dua, aplikasi untuk aksesibilitas' },
    { title: 'Machine Learning Terapan' },
    { title: 'Pengembangan Aplikasi Flutter' },
  ],
  languages: [
    { name: 'Jawa', level: 'bahasa ibu' },
    { name: 'Indonesia', level: 'bahasa ibu' },
    { name: 'Inggris', level: 'lancar (C1)' },
  ],
};

export const path: Path = {
  entries: first.entries.map((entry, at) => ({ ...entry, ...own.entries[at] })),
  certificates: first.certificates.map((one, at) => ({ ...one, ...own.certificates[at] })),
  languages: first.languages.map((one, at) => ({ ...one, ...own.languages[at] })),
};
