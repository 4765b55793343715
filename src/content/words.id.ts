import type { Words } from './words.ts';

const kinds = { website: 'website', mobile: 'mobile' };

/** Bahasa Indonesia, santai seperti di versi Inggris. */
export const words = {
  lang: 'id',

  bar: {
    sections: { home: 'Beranda', tools: 'Alat', project: 'Proyek', contact: 'Kontak' },
    search: 'Cari',
    skip: 'Langsung ke isi',
    navigation: 'Bagian',
    menu: 'Menu',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    stopMotion: 'Hentikan gerakan',
    startMotion: 'Jalankan gerakan',
    themes: { system: 'ikut sistem', light: 'terang', dark: 'gelap' },
    theme: (current, next) => `Tema: ${current}. Ganti ke ${next}`,
  },

  hero: {
    greeting: 'Halo',
    callMe: 'Hubungi Saya',
    cv: 'CV',
    flipCoin: 'Lempar koinnya',
  },

  about: {
    eyebrow: { text: 'Tentang Saya', lang: 'id' },
    heading: 'Selamat Datang di Website Saya',
    portrait: (name) => `Foto ${name}`,
    connect: 'Yuk Terhubung',
    path: 'Perjalanan saya',
  },

  tools: {
    heading: 'Tech Stack & Alat',
    text: 'Teknologi dan alat yang saya pakai untuk mewujudkan ide.',
    projects: (count) => `${count} proyek`,
  },

  path: {
    heading: 'Perjalanan Saya',
    text: 'Tempat saya bekerja, kuliah, dan jadi relawan.',
    kinds: { work: 'Kerja', organisation: 'Organisasi', education: 'Pendidikan' },
    now: 'sekarang',
    projects: (at) => `Proyek di ${at}`,
    certificates: 'Sertifikat dan penghargaan',
    shortened: 'CV ini diringkas. Selengkapnya ada di situs saya.',
    languages: 'Bahasa',
  },

  projects: {
    heading: 'Proyek Saya',
    tabs: 'Jenis proyek',
    website: {
      tab: 'Website',
      label: 'Proyek Website',
      heading: 'Proyek Web Terbaru',
      text: 'Beberapa proyek kecil saya',
    },
    mobile: {
      tab: 'Mobile',
      label: 'Proyek Mobile',
      heading: 'Proyek Mobile Terbaru',
      text: 'Beberapa proyek mobile saya',
    },
    none: 'Proyek pertama saya segera hadir.',
    technologies: 'Teknologi',
    more: (kind, left) => `Tampilkan proyek ${kinds[kind]} lainnya (sisa ${left})`,
    moreFailed: 'Proyek lainnya gagal dimuat. Cek koneksimu, lalu coba lagi.',
    showAll: '(tampilkan semua proyek)',
    withTool: (count, total, tool) => `${count} dari ${total} proyek memakai ${tool}`,
    noneWithTool: (kind, tool) => `Belum ada proyek ${kinds[kind]} yang memakai ${tool}.`,
    othersWithTool: (kind, tool) => `Tampilkan proyek ${kinds[kind]} dengan ${tool}`,
  },

  project: {
    date: 'Tanggal',
    owner: 'Pemilik',
    madeAt: 'Dibuat di',
    problem: 'Masalah',
    role: 'Peran saya',
    result: 'Hasil',
    facts: 'Sekilas',
    demo: 'Demo',
    download: 'Unduh',
    repo: 'Repo',
    noDemo: { website: 'Demo Tidak Tersedia', mobile: 'Tanpa Demo' },
    noDownload: 'Tanpa Unduhan',
    noRepo: 'Repo Privat',
    share: 'Bagikan',
    linkCopied: 'Tautan disalin',
    linkNotCopied: 'Tautan gagal disalin. Salin saja dari bilah alamat.',
    technologies: { website: 'Teknologi yang dipakai', mobile: 'Teknologi yang dipakai', lang: 'id' },
    allWithTechnology: '(tampilkan semua proyek yang memakainya)',
    cover: (title) => `Sampul ${title}`,
    documentation: 'Dokumentasi',
    video: 'Video',
    slideshow: 'carousel',
    screens: (title) => `Tangkapan layar ${title}`,
    screen: (title, place, caption) => `${title} ${place}: ${caption}`,
    screenOf: (place, count, caption) => `${place} dari ${count}: ${caption}`,
    showScreen: (place, caption) => `Tangkapan layar ${place}: ${caption}`,
    previousScreen: 'Tangkapan layar sebelumnya',
    nextScreen: 'Tangkapan layar berikutnya',
    enlarge: 'Perbesar',
    close: 'Tutup',
    update: {
      text: 'Untuk versi terbaru aplikasinya, hubungi saya,',
      thanks: 'Matursuwun',
      lang: 'jv',
      emoji: '🙏😊',
    },
    others: 'Proyek lain',
    previous: 'Proyek sebelumnya',
    next: 'Proyek berikutnya',
    backToHome: 'Kembali ke Beranda',
    backToProjects: 'Kembali ke Proyek',
    notFound: { website: 'Website tidak ditemukan', mobile: 'Aplikasi tidak ditemukan' },
    notFoundText: 'Tidak ada proyek di alamat ini. Mungkin namanya berubah atau sudah dihapus.',
  },

  head: {
    project: (title, kind) => `${title} (proyek ${kinds[kind]})`,
    projectPicture: (title, kind, owner) => `${title}, proyek ${kinds[kind]} karya ${owner}`,
    kinds: { website: 'Proyek website', mobile: 'Proyek mobile' },
  },

  failure: {
    title: 'Terjadi Kesalahan Aplikasi!',
    backToHome: 'Kembali ke Beranda',
    part: 'Bagian ini gagal dimuat. Cek koneksimu, lalu coba lagi.',
    tryAgain: 'Coba lagi',
    unknown: 'Ada yang salah.',
    page: 'Sebagian halaman ini gagal dimuat. Cek koneksimu, lalu coba lagi. Kalau tidak membantu, muat ulang halaman; teks yang belum terkirim akan hilang.',
    reloadPage: 'Muat ulang halaman',
    newer: 'Ada versi baru website ini.',
    newerLoses: 'Kalau dimuat ulang, teks yang belum terkirim akan hilang.',
    reload: 'Muat ulang',
  },
} satisfies Words;
