import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  imageAlt: 'Peta Yogyakarta dengan tempat-tempat tenang, di samping jurnal kunjungan sebelumnya.',
  owner: 'Tim kampus, empat orang',
  description: 'Menemukan tempat tenang dekat Yogyakarta dan jalan ke sana, plus jurnal.',
  problem: 'Mahasiswa ingin keluar satu sore, tapi tidak tahu di mana yang tenang.',
  role: 'Saya membuat petanya dan semua yang jalan tanpa sinyal.',
  result: 'Info 40 tempat selalu terbaru lewat jawaban satu kata, bahkan di jalan tanpa sinyal.',
  facts: ['40 tempat tenang', '4 bulan', 'Tim 4 orang'],
  p1: 'Peta menampilkan taman, waduk, dan pantai kecil di sekitar Yogyakarta, dengan seberapa tenang tempat itu di jam tersebut dan berapa lama perjalanannya. Setelah berkunjung, kamu menulis satu baris tentang rasanya. Lama-lama jurnal menunjukkan tempat seperti apa yang baik untukmu.',
  p2: 'Tidak ada yang mengukur ketenangan, jadi itu bagian tersulit. Kami meminta satu dari empat kata saat pengunjung pulang, memberi bobot lebih pada jawaban terbaru, dan tidak menampilkan apa pun sampai jawabannya cukup. Di jalan naik ke Mangunan sinyal sering hilang, jadi tempat, potongan peta, dan jurnal yang belum terkirim disimpan di HP dan disinkronkan dengan Firestore saat jaringan kembali.',
} satisfies MobileProject;
