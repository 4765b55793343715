import { path as first } from './path.ts';
import type { Path } from './schema/path.ts';

/** What they are called in Indonesian, in the order of `path.ts`. */
const own = {
  entries: [
    {
      title: 'S1 Informatika',
      lines: [
        'Lima tahun: cuti satu semester untuk magang, dan satu semester untuk toko batik.',
        'Mata kuliah: Pemrograman Mobile, Basis Data, Rekayasa Perangkat Lunak, Desain Interaksi.',
        'Membuat platform kursus online dalam tim empat orang, dari wawancara sampai pengujian.',
        'Skripsi, sejak Februari 2026: perubahan yang bentrok di aplikasi offline-first.',
      ],
    },
    {
      title: 'Web Developer Lepas',
      lines: [
        'Membuat toko online sanggar batik sendirian, dari foto produk sampai reservasi.',
        'Siap dihubungi selama musim pertamanya, sampai sanggar bisa menjalankannya sendiri.',
      ],
    },
    {
      title: 'Magang Mobile Developer',
      lines: [
        'Membuat aplikasi internal sebuah toko batik dengan Flutter, dari sketsa pertama sampai rilis, dalam tim tiga orang.',
        'Memberi nomor versi pada tiap perubahan, jadi tidak ada pesanan yang terkirim dua kali.',
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
    { title: 'Juara dua, aplikasi untuk aksesibilitas', built: 'Monev, pembaca uang kertas' },
    { title: 'Machine Learning Terapan', built: 'pengenal 40 motif batik' },
    { title: 'Pengembangan Aplikasi Flutter', built: 'pencatat kebiasaan offline' },
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
