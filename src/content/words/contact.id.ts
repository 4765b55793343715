import type { ContactWords } from './contact.ts';

const characters = (count: number) => `${count.toLocaleString('id')} karakter`;

const tooMany = 'Pesan sedang terlalu banyak.';
const onlyMe = 'Ini harus saya perbaiki sendiri. Hubungi saya lewat cara lain, ya.';

export const contactWords = {
  lang: 'id',
  heading: 'Kontak',
  text: 'Ada pesan? Kirim saja lewat form di bawah ini.',
  withoutScript: 'Form ini butuh JavaScript. Silakan hubungi saya langsung.',
  ways: { email: 'Email', WhatsApp: 'WhatsApp', phone: 'Telepon', chat: 'Chat' },
  addressBook: 'Kartu kontak',
  saveContact: 'Simpan kontak saya',
  saveCv: 'Simpan sebagai PDF',
  subject: 'Halo dari websitemu',
  subjectFrom: (name) => `Pesan dari ${name || 'websitemu'}`,

  form: 'Kontak',
  fields: { name: 'Nama', email: 'Email', message: 'Pesan' },
  trap: 'Biarkan kolom ini kosong',
  send: 'Kirim Pesan',
  sending: 'Mengirim…',
  sendingSpoken: 'Pesanmu sedang dikirim',
  toTelegram: 'Pesanmu langsung masuk ke Telegram saya. Website ini tidak menyimpannya.',
  toOtherWays: 'Setelah ini, pilih cara mengirim pesanmu.',
  left: (count) => `sisa ${characters(count)}`,
  excess: (count) => `kelebihan ${characters(count)}`,

  missing: {
    name: 'Isi namamu.',
    email: 'Isi alamat emailmu.',
    message: 'Tulis pesanmu.',
  },
  noAddress: 'Isi alamat email yang lengkap, misalnya nama@example.com.',
  tooLong: {
    name: (most) => `Nama paling banyak ${most} karakter.`,
    email: (most) => `Alamat email paling banyak ${most} karakter.`,
    message: (excess) => `Persingkat pesanmu ${characters(excess)}.`,
  },

  toast: 'Pesan Berhasil Dikirim',
  stillThere: (title) => `${title} Pesanmu masih ada di form.`,
  mayHaveArrived: (title) => `${title} Pesanmu mungkin sudah sampai; masih ada di form.`,
  delivered: {
    title: 'Pesan terkirim.',
    advice: 'Terima kasih. Saya balas ke alamat email yang kamu isi.',
  },
  waiting: { title: tooMany, advice: (time) => `Coba lagi dalam ${time}.` },
  asking: {
    delivered: {
      title: 'Pesan ini sudah kamu kirim.',
      advice: 'Untuk mengirimnya sekali lagi, tekan “Kirim lagi”.',
    },
    uncertain: {
      title: 'Pesan ini mungkin sudah sampai.',
      advice: 'Supaya pasti, tekan “Kirim lagi”. Mungkin saya menerimanya dua kali.',
    },
  },
  sendAgain: 'Kirim lagi',
  openPage: 'Buka halaman ini',
  choosing: { title: 'Pesanmu sudah siap.', advice: 'Pilih cara mengirimnya.' },
  uncertain: {
    timeout: {
      title: 'Layanan pesan tidak merespons tepat waktu.',
      advice: 'Pesanmu mungkin tetap sampai. Sebelum mengirim lagi, form akan memastikannya dulu.',
    },
    'no-answer': {
      title: 'Layanan pesan tidak merespons.',
      advice: 'Mungkin diblokir jaringanmu atau ekstensi browser, atau pesanmu sampai dan hanya jawabannya yang hilang. Sebelum mengirim lagi, form akan memastikannya dulu.',
    },
  },
  failed: {
    framed: {
      title: 'Halaman ini ditampilkan di dalam situs lain.',
      advice: 'Demi keamananmu, form tidak mengirim dari sana. Buka halamannya langsung, atau kirim lewat cara lain.',
    },
    offline: { title: 'Kamu sedang offline.', advice: 'Kirim lagi pesanmu kalau sudah online.' },
    blocked: { title: 'Halaman ini tidak bisa menjangkau layanan pesan.', advice: onlyMe },
    rejected: {
      title: 'Layanan pesan tidak menerima pesanmu.',
      advice: 'Mencoba lagi mungkin tidak membantu. Kirim lewat cara lain.',
    },
    settings: { title: 'Form ini belum diatur dengan benar.', advice: onlyMe },
    'too-long': {
      title: 'Pesanmu terlalu panjang untuk dikirim.',
      advice: 'Persingkat, atau kirim lewat cara lain.',
    },
    'rate-limited': { title: tooMany, advice: 'Sekarang sudah bisa dicoba lagi.' },
    server: {
      title: 'Layanan pesan sedang bermasalah.',
      advice: 'Coba lagi beberapa menit lagi.',
    },
    'chunk-load': {
      title: 'Sebagian halaman ini gagal dimuat.',
      advice: 'Cek koneksimu, lalu kirim lagi. Kalau tidak membantu, salin pesanmu dan muat ulang halaman.',
    },
    unexpected: { title: 'Pesanmu tidak terkirim.', advice: 'Coba lagi, atau kirim lewat cara lain.' },
  },

  copy: 'Salin pesan',
  copied: 'Disalin',
  notCopied: 'Browsermu memblokir penyalinan. Pilih teks di atas, lalu salin sendiri.',
  tooLongFor: {
    email: 'Pesanmu terlalu panjang untuk tautan email. Salin, lalu tempel di emailnya.',
    any: 'Pesanmu terlalu panjang untuk tautan. Salin, lalu tempel di chatnya.',
  },
} satisfies ContactWords;
