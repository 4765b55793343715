import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Toko Batik',
  imageAlt: 'Deretan kain batik, dan satu kain dari dekat dengan harga dan sisa waktu pesannya.',
  owner: 'Sebuah bengkel batik di Imogiri',
  description: 'Toko online batik tulis yang tiap kainnya cuma satu. Sistem pesan memastikan kain terjual sekali saja.',
  problem: 'Dua pembeli bisa membeli kain yang sama, padahal cuma ada satu, dan salah satunya pasti kecewa.',
  role: 'Saya mengerjakan semuanya, dari foto produk sampai sistem pemesanan.',
  result: 'Tidak ada kain yang terjual dua kali, dan makin sedikit yang dikembalikan karena warnanya.',
  facts: ['120 kain, masing-masing satu', '3 bulan', 'Dikerjakan sendiri'],
  quote: { text: 'Sekarang pembeli melihat cokelat yang benar-benar saya celup. Hampir tidak ada lagi yang mengembalikan.', by: 'Pak Joko', role: 'bengkel batik, Imogiri' },
  p1: 'Pembeli mencari menurut motif, warna, dan panjang. Halaman tiap kain menampilkannya dari dekat dan saat digantung, menjelaskan arti motifnya, dan menyebut pembuatnya. Kain yang masuk keranjang langsung dipesan dengan hitungan mundur. Pembayaran tetap lewat transfer bank, seperti biasanya.',
  p2: 'Karena tiap kain cuma satu, dua pembeli tidak boleh membeli kain yang sama. Pemesanan adalah satu transaksi Firestore: kainnya didapat, atau ada yang lebih cepat. Kalau waktunya habis, fungsi terjadwal melepasnya lagi. Warna jadi masalah lain: cokelat yang tampak merah di layar akan kembali lewat pos. Jadi saya memotret tiap kain di samping kartu abu-abu dan mengoreksi warnanya.',
} satisfies WebsiteProject;
