import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  imageAlt: 'Peta Yogyakarta dengan tempat-tempat tenang, di samping jurnal kunjungan sebelumnya.',
  owner: 'Tim kampus, empat orang',
  description: 'Menemukan tempat tenang di dekatmu, merencanakan jalannya, dan menyimpan jurnal rasanya tiap kunjungan. Dibuat untuk mahasiswa Yogyakarta yang butuh satu sore jauh dari layar.',
  problem: 'Mahasiswa ingin keluar satu sore, tapi tidak tahu di mana yang tenang.',
  role: 'Petanya, dan semua yang harus jalan tanpa sinyal.',
  result: 'Empat puluh tempat tetap terbarui lewat jawaban satu kata, bahkan di jalan ke Mangunan.',
  facts: ['40 tempat tenang', '4 bulan', 'Tim 4 orang'],
  p1: 'Go Healing untuk mahasiswa yang ingin keluar satu sore dan tidak tahu mau ke mana. Peta menampilkan taman, waduk, dan pantai kecil di sekitar Yogyakarta, masing-masing dengan seberapa tenang tempat itu di jam tersebut dan berapa lama perjalanannya. Setelah berkunjung, kamu menulis satu baris tentang rasanya, dan pelan-pelan jurnal menunjukkan tempat seperti apa yang baik untukmu.',
  p2: 'Ketenangan adalah bagian tersulit, karena tidak ada yang mengukurnya. Kami meminta satu dari empat kata saat pengunjung pulang, memberi bobot lebih pada jawaban terbaru, dan tidak menampilkan apa pun sampai sebuah tempat punya cukup jawaban. Di jalan naik ke Mangunan sinyal sering hilang, jadi tempat, potongan peta, dan baris jurnal yang belum terkirim disimpan di HP dan disinkronkan dengan Firestore saat jaringan kembali.',
} satisfies MobileProject;
