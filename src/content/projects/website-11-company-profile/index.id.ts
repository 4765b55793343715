import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Profil Perusahaan',
  imageAlt: 'Halaman depan sebuah kontraktor, dengan rumah yang sudah jadi, ukurannya, dan denahnya.',
  owner: 'Sebuah kontraktor di Bantul',
  description: 'Website kontraktor: rumah yang sudah jadi dengan denahnya, dan form yang bertanya tepat sasaran.',
  p1: 'Kontraktor ini ingin menjangkau keluarga yang mau membangun rumah, tanpa menghabiskan waktu menjelaskan hal dasar lewat telepon. Websitenya menampilkan rumah yang sudah jadi dengan denah, foto, dan apa yang istimewa dari lahannya. Halaman biaya menjelaskan apa saja yang memengaruhi harga. Form permintaan menanyakan lokasi, luas, dan jadwal, jadi obrolan pertama bisa langsung ke pokoknya.',
  p2: 'Di perusahaan ini tidak ada yang mengurus website, jadi isinya hanya satu folder berkas biasa: satu teks dan beberapa foto untuk tiap rumah. Sebuah skrip mengubahnya menjadi halaman dan mengunggahnya, dan kalau ada foto yang kurang, skrip berhenti dan menyebut namanya. Grid dan form memakai Bootstrap, sisanya Sass. Hanya saringan menurut jenis bangunan yang butuh JavaScript.',
} satisfies WebsiteProject;
