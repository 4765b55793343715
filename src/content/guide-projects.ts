import type { Guide } from './guide-types.ts';

/** By kind and id: other names of projects, and words by which they are found, parted by commas. */
export const guideProjects: Guide['projects'] = {
  'mobile/1': { names: 'quiet places app, healing app', words: 'healing tenang sepi jalan-jalan tempat wisata peta map' }, // sample
  'mobile/2': { names: 'kalkulator, calcu', words: 'hitung pedagang pasar jualan belanja uang' }, // sample
  'mobile/3': { names: 'alquran, al quran, quran app, aplikasi quran', words: 'ngaji islam muslim agama ayat' }, // sample
  'mobile/4': { names: 'koleksi game, tic tac toe, games app', words: 'game games permainan dolanan ular catur' }, // sample
  'mobile/5': { names: 'money voice, money reader, banknote app, banknote reader', words: 'uang kertas tunanetra buta difabel blind accessibility rupiah duit' }, // sample
  'mobile/6': { names: 'backoffice, back office', words: 'karyawan pegawai stok toko kasir absensi pesanan gudang inventory' }, // sample
  'mobile/7': { names: 'cv jaman now, aplikasi cv, cv app, cv builder, resume builder', words: 'lamaran resume melamar kerja' }, // sample
  'website/1': { names: 'school website, website sekolah, web sekolah', words: 'sekolah smk guru murid school' }, // sample
  'website/3': { names: 'quran web, quran online, quran website, web quran', words: 'ngaji islam muslim agama ayat' }, // sample
  'website/4': { names: 'note app, notes app, aplikasi catatan', words: 'catatan kuliah note-taking' }, // sample
  'website/6': { names: 'smkdev, smk dev', words: 'landing page redesign sekolah' }, // sample
  'website/7': { names: 'library app, library system, aplikasi perpustakaan, manajemen buku', words: 'perpustakaan pinjam buku library' }, // sample
  'website/8': { names: 'i secret, isecret, skincare site, skincare website, web skincare', words: 'kosmetik kecantikan beauty skincare' }, // sample
  'website/9': { names: 'chat bot, campus chatbot', words: 'kampus mahasiswa panduan ai' }, // sample
  'website/10': { names: 'kursus online, e learning, course platform', words: 'kursus belajar kelas video kuis education' }, // sample
  'website/11': { names: 'profil perusahaan, contractor site, contractor website', words: 'kontraktor rumah bangunan perusahaan company' }, // sample
  'website/12': { names: 'toko batik, batik shop, web batik', words: 'batik toko online belanja kain shop e-commerce ecommerce umkm' }, // sample
  'website/13': { names: 'this portfolio', words: 'portofolio portfolio' }, // sample
};
