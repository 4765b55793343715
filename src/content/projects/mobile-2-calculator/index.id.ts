import type { MobileProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Kalkulator',
  imageAlt: 'Kalkulator dengan tombol besar dan tombol sama dengan berwarna emas, di samping riwayat hitungan.',
  owner: 'Proyek pribadi',
  description: 'Untuk lapak pasar: tombol besar, desimal tepat, riwayat bisa dilanjutkan.',
  p1: 'Untuk orang yang menghitung uang sambil berdiri. Tombolnya pas untuk jempol, ribuan dipisah selagi mengetik, dan tombol 00 menghemat satu ketukan di hampir setiap harga. Tiap hasil masuk riwayat. Ketuk baris lama untuk melanjutkannya setelah disela pembeli.',
  p2: 'Versi pertama memakai bilangan floating-point dan menampilkan 0.30000000000000004 saat seseorang menjumlahkan dua diskon. Sekarang parsernya pustaka C kecil dari mata kuliah semester awal, dipanggil lewat Android NDK. Parser membaca seluruh ekspresi, menyimpan desimal sebagai bilangan bulat berskala, dan melaporkan letak ekspresi yang salah. Sisi Kotlin hanya menggambar, jadi pengujiannya mudah: tiap bug menjadi satu baris baru di tabel hitungan.',
} satisfies MobileProject;
