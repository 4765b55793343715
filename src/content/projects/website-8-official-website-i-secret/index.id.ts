import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Website Resmi I-Secret',
  imageAlt: 'Halaman depan I-Secret dengan tiga produk, kandungan serumnya, dan tautan ke panduan kulit.',
  owner: 'I-Secret',
  description: 'Website merek skincare: semua kandungan dijelaskan, panduan empat pertanyaan, dan daftar toko.',
  p1: 'Website ini menjawab pertanyaan pelanggan di toko: isinya apa, cocok untuk saya tidak, dan belinya di mana. Tiap produk mencantumkan semua kandungannya dengan kata yang mudah, empat pertanyaan membantu memilih rangkaian perawatan ringkas, dan daftar toko bisa diurutkan menurut kota. Tidak ada keranjang: pesanan lewat toko atau marketplace.',
  p2: 'Kandungan jadi bagian tersulit, karena label, brosur, dan pendaftaran memakai nama yang berbeda untuk hal yang sama. Sekarang tiap kandungan dicatat sekali dengan nama-nama lainnya, dan semua produk merujuk ke situ. Sekali diperbaiki, semua halaman ikut berubah, dan pencarian menemukan produk dari nama yang mana pun. Server menyiapkan foto dalam beberapa ukuran, dan halaman memuat yang dipakainya.',
} satisfies WebsiteProject;
