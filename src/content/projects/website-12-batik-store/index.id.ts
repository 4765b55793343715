import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Toko Batik',
  imageAlt: 'Toko dengan deretan kain batik, dan satu kain dari dekat dengan harga dan sisa waktu pesannya.',
  owner: 'Sebuah bengkel batik di Imogiri',
  description: 'Toko online batik tulis yang tiap kainnya cuma ada satu: lihat motifnya dari dekat, kenali pembuatnya, pesan, lalu bayar lewat transfer.',
  problem: 'Dua pembeli bisa membeli kain yang sama, padahal cuma ada satu, dan salah satunya pasti kecewa.',
  role: 'Semuanya, dari foto di samping kartu abu-abu sampai sistem pemesanan.',
  result: 'Tidak ada kain yang terjual dua kali, dan makin sedikit yang dikembalikan karena warnanya.',
  facts: ['120 kain, masing-masing satu', '3 bulan', 'Dikerjakan sendiri'],
  quote: { text: 'Pembeli melihat cokelat yang saya celup sendiri. Sejak itu hampir tidak ada yang mengembalikan.', by: 'Pak Joko', role: 'bengkel batik, Imogiri' },
  p1: 'Toko Batik menjual kain yang tiap lembarnya cuma ada satu. Kain bisa dicari menurut motif, warna, dan panjang; halaman tiap kain menampilkannya dari dekat dan saat digantung, dan menceritakan arti motifnya serta siapa yang membatiknya. Kain yang masuk keranjang langsung dipesan, dengan hitungan mundur di sampingnya. Pembayaran lewat transfer, seperti kebiasaan pelanggan bengkel ini.',
  p2: 'Karena cuma ada satu, dua pembeli tidak boleh membeli kain yang sama. Pemesanan adalah satu transaksi Firestore: kainnya didapat, atau ada yang lebih cepat; kalau waktunya habis, fungsi terjadwal melepasnya lagi. Warna jadi urusan lain: fotonya diambil di samping kartu abu-abu lalu dikoreksi, karena cokelat yang jadi merah di layar akan kembali lewat pos.',
} satisfies WebsiteProject;
