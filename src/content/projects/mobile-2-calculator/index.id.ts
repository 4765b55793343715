import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Kalkulator',
  imageAlt: 'Kalkulator dengan tombol besar dan tanda sama dengan berwarna emas, di samping riwayat hitungan.',
  owner: 'Proyek pribadi',
  description: 'Kalkulator untuk lapak di pasar: tombol besar, ribuan terpisah selagi mengetik, dan riwayat yang bisa dilanjutkan. Hitungannya tepat sampai rupiah terakhir.',
  p1: 'Kalkulator ini untuk orang yang menghitung uang sambil berdiri. Tombolnya cukup besar untuk jempol, ribuan dipisah selagi mengetik, dan tombol 00 menghemat satu ketukan di hampir setiap harga. Tiap hasil masuk riwayat; baris lama yang diketuk muncul lagi, jadi hitungan panjang bisa dilanjutkan setelah disela pembeli.',
  p2: 'Versi pertama memakai bilangan floating-point dan menjawab 0.30000000000000004 saat seseorang menjumlahkan dua diskon. Sekarang parsernya pustaka C kecil dari mata kuliah semester awal, dipanggil lewat Android NDK: seluruh ekspresi dibaca, desimal disimpan sebagai bilangan bulat berskala, dan letak hitungan yang tidak masuk akal dilaporkan. Sisi Kotlin hanya menggambar, jadi pengujiannya mudah: tiap bug menjadi satu baris baru di tabel hitungan.',
} satisfies MobileProject;
