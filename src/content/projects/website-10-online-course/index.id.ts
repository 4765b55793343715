import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Kursus Online',
  imageAlt: 'Pelajaran tentang roda warna: videonya, catatannya, dan pelajaran lainnya.',
  owner: 'Tim kampus, empat orang',
  description: 'Platform kursus untuk kelas malam, dengan video, kuis, dan kemajuan belajar yang terlihat pengajar.',
  problem: 'Peserta kelas malam sesekali bolos satu pertemuan, lalu ketinggalan.',
  role: 'Saya membuat pemutar video dan pencatatan kemajuan belajar, di Laravel dan React.',
  result: 'Peserta melanjutkan persis dari tempat terakhir, dan pengajar tahu siapa yang macet sebelum kelas berikutnya.',
  facts: ['3 kelas malam', 'Satu semester', 'Tim 4 orang'],
  p1: 'Proyek tim kami di mata kuliah rekayasa perangkat lunak. Satu pelajaran berisi video dengan catatan yang mengikutinya, kuis pendek, dan tugas. Peserta bisa melanjutkan di perangkat mana pun. Pengajar melihat siapa yang selesai dan siapa yang macet, dan menjawab pertanyaan tepat di menit video tempat pertanyaan itu muncul.',
  p2: 'Menyimpan posisi tiap detik akan membanjiri server, dan kalau terlalu jarang ada menit yang hilang. Sekarang browser menyimpannya dan mengirimnya saat jeda, dua kali semenit, dan saat halaman ditutup. Yang dihitung hanya bagian yang benar-benar diputar, jadi menggeser ke ujung tidak menyelesaikan pelajaran. Setiap aturan kuis diuji di Laravel maupun React.',
} satisfies WebsiteProject;
