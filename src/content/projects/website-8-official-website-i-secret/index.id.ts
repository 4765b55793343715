import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Website Resmi I-Secret',
  imageAlt: 'Halaman depan I-Secret dengan tiga produk, kandungan serumnya, dan jalan ke panduan kulit.',
  owner: 'I-Secret',
  description: 'Website resmi I-Secret, merek skincare: produk dengan semua kandungannya, panduan singkat menurut jenis kulit, dan toko yang menjualnya.',
  p1: 'I-Secret ingin website yang menjawab pertanyaan pelanggan di toko: isinya apa, cocok untuk saya tidak, dan belinya di mana. Tiap produk mencantumkan semua kandungannya dengan kata yang mudah, panduan empat pertanyaan mengantar ke rangkaian kecil, dan daftar toko bisa diurutkan menurut kota. Tidak ada keranjang: pesanan lewat toko atau marketplace.',
  p2: 'Kandungan jadi bagian tersulit, karena label, brosur, dan pendaftaran memakai nama yang berbeda untuk hal yang sama. Sekarang tiap kandungan dicatat sekali dengan nama-nama lainnya, dan semua produk merujuk ke situ; satu perbaikan muncul di mana-mana, dan pencarian menemukan produk dari nama yang mana pun. Fotonya berat, jadi server menyiapkannya dalam beberapa ukuran dan halaman meminta yang dipakainya.',
} satisfies WebsiteProject;
