import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Kursus Online',
  imageAlt: 'Pelajaran tentang roda warna: videonya, catatan yang mengikutinya, dan pelajaran lain di sekitarnya.',
  owner: 'Tim kampus, empat orang',
  description: 'Platform kursus untuk kelas malam: pelajaran dengan video dan catatan, kuis pendek, dan satu halaman tempat pengajar melihat siapa yang macet dan di langkah mana.',
  problem: 'Peserta kelas malam sesekali bolos satu pertemuan, lalu ketinggalan.',
  role: 'Pemutar video dan pencatatan kemajuan belajar, di Laravel dan di React.',
  result: 'Peserta melanjutkan dari detik terakhir, dan pengajar tahu siapa yang macet sebelum kelas berikutnya.',
  facts: ['Satu semester', 'Tim 4 orang', '3 kelas malam'],
  p1: 'Kursus Online adalah proyek tim kami di mata kuliah rekayasa perangkat lunak: tempat belajar untuk kelas malam yang pesertanya sesekali tidak bisa datang. Satu pelajaran berisi video dengan catatan yang mengikutinya, kuis pendek, dan tugas yang dikumpulkan. Peserta melanjutkan dari tempat terakhir di perangkat mana pun; pengajar melihat siapa yang selesai dan siapa yang macet, dan menjawab pertanyaan tepat di menit video tempat pertanyaan itu muncul.',
  p2: 'Bagian saya pemutar video dan kemajuan belajar. Menyimpan posisi tiap detik akan membanjiri server, dan kalau terlalu jarang ada menit yang hilang; sekarang posisinya disimpan di browser dan dikirim saat jeda, dua kali semenit, dan saat halaman ditinggalkan. Yang dihitung hanya bagian yang benar-benar diputar, jadi menggeser ke ujung tidak membuat pelajaran selesai. Setiap aturan kuis diuji di Laravel maupun di React.',
} satisfies WebsiteProject;
