import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Profil Perusahaan',
  imageAlt: 'Halaman depan sebuah kontraktor, dengan rumah yang sudah jadi, ukurannya, dan denahnya.',
  owner: 'Sebuah kontraktor di Bantul',
  description: 'Profil perusahaan sebuah kontraktor: layanan, hasil kerja dengan denah dan foto, dan form permintaan yang menanyakan hal yang tepat lebih dulu.',
  p1: 'Kontraktor ini ingin ditemukan keluarga yang mau membangun rumah, dan tidak lagi menghabiskan waktu menjelaskan hal dasar lewat telepon. Websitenya menampilkan rumah yang sudah jadi dengan denah, beberapa foto, dan apa yang istimewa dari lahannya; ada halaman biaya yang menjelaskan apa saja yang memengaruhi harga. Form permintaan menanyakan tempat, luas, dan waktu, jadi obrolan pertama bisa langsung ke pokoknya.',
  p2: 'Di perusahaan ini tidak ada yang mengurus website, jadi isinya hanya satu folder berkas biasa: satu teks dan beberapa foto untuk tiap rumah. Sebuah skrip mengubahnya menjadi halaman dan mengunggahnya ke server, dan kalau ada foto yang kurang, skrip berhenti dengan satu kalimat yang menyebut foto mana. Grid dan form memakai Bootstrap, sisanya Sass; hanya saringan menurut jenis bangunan yang butuh JavaScript.',
} satisfies WebsiteProject;
