import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  imageAlt: 'Kamera membidik uang Rp50.000 yang biru; HP kedua menampilkan nilainya sambil menyebutkannya.',
  owner: 'Tim kampus, empat orang',
  description: 'Memberi tahu tunanetra uang kertas apa yang dipegangnya. Bicara tiga bahasa, tanpa internet.',
  problem: 'Tunanetra yang membayar tunai harus percaya pada orang asing soal nilai uangnya.',
  role: 'Saya membuat aplikasi Android dan suaranya. Dua teman melatih model, satu menjalankan uji coba pengguna.',
  result: 'Dari 220 percobaan sebelas penguji tunanetra, dua kali ia salah menyebut nilai. Juara dua lomba aksesibilitas nasional.',
  facts: ['Juara dua nasional', 'Diuji 11 tunanetra', '7 pecahan, 3 bahasa'],
  p1: 'Pegang uang di depan kamera: HP bergetar dan menyebutkan nilainya. Ketuk dua kali di mana saja untuk menambahkannya ke total hari itu. Monev mengenali tujuh pecahan uang kertas yang umum dipakai. Suara dan kecepatannya bisa dipilih, kamera tidak perlu diarahkan dengan tepat, dan semua layar jalan dengan TalkBack.',
  p2: 'Model pertama kami yakin sekali dan sering salah, karena kebanyakan foto latihnya uang rata di atas meja. Kami memotret lagi seperti orang memegang uang: terlipat, setengah tertutup jempol, di bawah lampu kuning. Skrip Python menambahkan salinan yang diputar, dan di bawah ambang keyakinan aplikasi meminta cahaya tambahan. Itu lebih baik daripada salah menyebut nilai.',
  p3: 'Kalimat suaranya lebih sering saya tulis ulang daripada kodenya. Nilai disebut lebih dulu, petunjuknya kalimat lengkap, dan aplikasi tidak pernah menyela TalkBack. Tiap uang juga punya pola getar sendiri, untuk tempat yang kurang pas kalau HP bersuara. Pengujian otomatis melewati semua layar dengan TalkBack menyala. Kodenya privat, tapi dengan senang hati saya tunjukkan.',
  screens: [
    'Layar pertama menjelaskan aplikasi dalam dua kalimat',
    'Kamera menemukan uang Rp50.000',
    'Nilainya disebutkan dan tampil dengan angka besar',
    'Uang hari ini dan totalnya',
    'Pengaturan suara, kecepatan, dan bahasa',
    'Saat gelap, aplikasi menawarkan menyalakan senter',
    'Cara kerjanya dalam tiga langkah, dan tujuh uang yang dikenalnya',
  ],
} satisfies MobileProject;
