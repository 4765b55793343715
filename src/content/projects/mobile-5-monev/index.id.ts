import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  imageAlt: 'Kamera membidik uang Rp50.000 yang biru; HP kedua menampilkan dan menyebutkan nilainya.',
  owner: 'Tim kampus, empat orang',
  description: 'Menyebutkan uang kertas rupiah mana yang ada di depan kamera, untuk orang yang tidak bisa melihatnya. Bicara bahasa Indonesia, Jawa, atau Inggris, menjumlahkan uangnya, dan tidak butuh internet.',
  problem: 'Tunanetra yang membayar tunai harus percaya pada orang asing soal nilai uangnya.',
  role: 'Aplikasi Android dan suaranya; dua dari kami melatih model, satu menjalankan uji coba dengan pengguna.',
  result: 'Ketujuh uang kertas sehari-hari dikenali tanpa internet, dan juara kedua di lomba nasional.',
  facts: ['Diuji 11 pengguna tunanetra', '7 uang kertas, 3 bahasa', 'Tim 4 orang'],
  p1: 'Monev untuk tunanetra dan orang dengan penglihatan lemah yang membayar tunai. Pegang uang di depan kamera, HP bergetar dan menyebutkan nilainya; ketuk dua kali di mana saja untuk menambahkannya ke total hari itu. Ketujuh uang kertas sehari-hari dikenali, suara dan kecepatannya bisa dipilih, dan tidak ada yang perlu dibidik: semua layar jalan dengan TalkBack.',
  p2: 'Model pertama kami sangat yakin dan sering salah, karena kebanyakan foto latihnya uang rata di atas meja. Kami memotret lagi seperti orang benar-benar memegang uang: terlipat, setengah tertutup jempol, di bawah lampu kuning. Skrip latihan Python mencampurnya dengan salinan yang diputar, dan model TensorFlow Lite diam kalau di bawah ambang. Meminta cahaya lebih baik daripada menyebut nilai yang salah.',
  p3: 'Kalimat suaranya ditulis ulang lebih sering daripada kodenya. Nilai disebut lebih dulu, sisanya belakangan, petunjuknya kalimat utuh, dan aplikasi tidak pernah menyela TalkBack: ia menunggu pembaca layar selesai. Tiap nilai juga punya getarannya sendiri, untuk tempat yang tidak cocok dengan HP yang bicara.',
  screens: [
    'Layar pertama menjelaskan aplikasinya dalam dua kalimat',
    'Kamera menemukan uang Rp50.000',
    'Nilainya disebutkan dan tampil dengan angka besar',
    'Uang hari ini, dengan totalnya',
    'Suara, kecepatan, dan bahasa bisa dipilih',
    'Saat gelap, aplikasi menawarkan menyalakan senter',
    'Cara kerjanya dalam tiga langkah, dan ketujuh uang yang dikenalnya',
  ],
} satisfies MobileProject;
