import type { WebsiteProject } from '#content/schema/project.ts';
import record from './index.ts';

export default {
  ...record,
  title: 'Toko Batik',
  imageAlt: 'Deretan kain batik, dan satu kain dari dekat dengan harga dan sisa waktu reservasinya.',
  owner: 'Sebuah sanggar batik di Imogiri',
  description: 'Toko online batik tulis, tiap kain cuma satu. Sistem reservasi memastikan tiap kain hanya terjual sekali.',
  problem: 'Dua pembeli bisa membeli kain yang sama, padahal cuma ada satu, dan salah satunya pasti kecewa.',
  role: 'Saya mengerjakan semuanya, dari foto produk sampai sistem reservasi.',
  result: 'Tidak ada kain yang terjual dua kali. Retur karena warna turun dari satu per delapan pesanan jadi satu per lima puluh.',
  facts: ['120 kain, masing-masing satu', '3 bulan', 'Dikerjakan sendiri'],
  quote: { text: 'Sekarang warna cokelat yang dilihat pembeli memang warna celupan saya. Hampir tidak ada lagi yang mengembalikan.', by: 'Pak Joko', role: 'sanggar batik, Imogiri' },
  p1: 'Pembeli mencari menurut motif, warna, dan panjang. Halaman tiap kain menampilkannya dari dekat dan saat digantung, menjelaskan arti motifnya, dan menyebut pembuatnya. Kain yang masuk keranjang langsung direservasi, dengan hitungan mundur. Pembayaran tetap lewat transfer bank, seperti biasanya.',
  p2: 'Karena tiap kain cuma satu, dua pembeli tidak boleh membeli kain yang sama. Reservasi berjalan dalam satu transaksi Firestore: kain berhasil ditahan, atau pembeli diberi tahu sudah keduluan. Kalau waktunya habis, fungsi terjadwal melepasnya lagi. Warna jadi masalah lain: kain cokelat yang tampak merah di layar pasti dikembalikan. Jadi saya memotret tiap kain di samping kartu abu-abu dan mengoreksi warnanya. Sebelum tiap deploy, sebuah pengujian mengirim 200 reservasi untuk satu kain sekaligus: tepat satu yang berhasil. Kodenya privat. Minta saja saya menunjukkannya.',
} satisfies WebsiteProject;
