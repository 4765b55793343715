import { stemmer } from '@orama/stemmers/indonesian';
import { ind } from 'stopword';
import type { FaqLanguage } from './schema/chat.ts';

/** Questions and answers in Indonesian. */
export const id: FaqLanguage = {
  entries: {
    strongest: {
      asks: `proyek terbaik | proyek paling keren | karya terbaik | proyek andalan | proyek unggulan | proyek paling dibanggakan | yang paling bagus | aplikasi terbaik | website terbaik | proyek paling sulit | pencapaian terbesar`,
      says: 'Ini yang pertama menurut urutan {name}:', shows: 'best',
    },
    work: {
      asks: `pengalaman kerja | pernah magang di mana | magang di mana | kerja di mana | pernah kerja apa | waktu magang ngapain | berapa lama magang | pengalaman magang | riwayat pekerjaan | pekerjaan sebelumnya | tugas magang | posisi magang`,
      says: '{work}',
    },
    tech: {
      asks: `teknologi apa | skill apa | skillnya apa | bahasa pemrograman apa | ngoding pakai bahasa apa | coding pakai apa | tech stack | stack favorit | tools yang dipakai | framework apa | jago apa | keahlian | kemampuan | frontend atau backend | mobile atau web | database apa`,
      says: '[[Untuk web: {web}.]][[ Untuk mobile: {mobile}.]][[ Semua {toolCount} tools: [Tools]({tools}).]]',
    },
    cv: {
      asks: `cv | minta cv | boleh minta file cv | kirim cv | unduh cv | download cv | resume | daftar riwayat hidup | portofolio pdf | portofolio desain | dokumen | berkas`,
      says: '{documents}.',
    },
    open: {
      asks: `cari kerja | cari magang | nyari tempat magang | masih cari tempat magang | bisa magang kapan | kapan bisa mulai | terima freelance | terima proyek | lowongan kerja | tawaran kerja | hire {name} | rekrut {name} | kerja sama | gabung tim kami | minggu januari
        bisa bikin aplikasi | bisa bikin website | bikinin aplikasi buat toko | bikinin website buat usaha | bikin aplikasi kasir buat warung | butuh programmer | butuh website | pesan aplikasi | order website | magang full time | part time`,
      says: '{openTo}. Untuk membicarakannya: {ways}.',
    },
    study: {
      asks: `kuliah di mana | kuliah jurusan apa | kampus mana | universitas | pendidikan | sekolah di mana | masih kuliah | semester berapa | kapan lulus | sudah lulus | kapan wisuda | wisuda | skripsi tentang apa | judul skripsi | IPK | mahasiswa`,
      says: '{education}',
    },
    team: {
      asks: `pernah kerja tim | pengalaman organisasi | organisasi apa | pernah memimpin tim | pernah mimpin tim | ketua tim | jadi ketua | relawan | pernah mengajar | ngajar | kepemimpinan | kerja sama tim | kegiatan kampus`,
      says: '{organisations}',
    },
    contact: {
      asks: `kontak | cara menghubungi {name} | cara kontak {name} | hubungi lewat apa | nomor whatsapp | nomor wa | no hp | nomor telepon | alamat email | emailnya apa | kirim pesan | ngobrol langsung | wawancara | schedule interview | interview | ketemu | meeting`,
      says: '[[[Form]({contact}) atau ]]{ways}.',
    },
    salary: {
      asks: `Gaji yang diharapkan berapa? | gajinya berapa | minta gaji berapa per bulan | harga website | harga bikin website | harga aplikasi | tarif bikin website toko online | tarif | tarif freelance | biaya | bayaran | ongkos | budget | rate per jam | magang dibayar`,
      says: 'Situs ini tidak menyebut angka. {name} bisa menjawab: {ways}.',
    },
    place: {
      asks: `{name} tinggal di mana? | rumahnya di mana | rumah di kota mana | asalnya dari mana | orang mana | lokasi | domisili | alamat rumah | kota mana | kerja remote | bisa remote | pindah kota`,
      says: '{name} di {place}. Soal bekerja dari tempat lain: {ways}.',
    },
    awards: {
      asks: `Pernah menang lomba apa? | pernah juara apa | juara lomba | prestasi | penghargaan | sertifikat apa saja | sertifikasi`,
      says: '{certificates}',
    },
    languages: {
      asks: `{name} bisa bahasa apa saja? | bahasa inggris | bisa bahasa inggris | bahasa inggrisnya lancar | bahasa jawa | level bahasa inggris | kemampuan bahasa`,
      says: '{languages}',
    },
    about: {
      asks: `{name} itu siapa? | siapa {name} | ceritakan tentang {name} | perkenalkan diri | profil singkat | ini website siapa | siapa pemilik website ini | kamu siapa`,
      says: '{fullName}, {role}, {place}. {personal}',
    },
    bio: {
      asks: `Cara kerja {name} bagaimana? | kenapa harus {name} | apa bedanya {name} | motivasi | hobi | kelebihan dan kekurangan | sifat | minat`,
      says: 'Kata {name} sendiri: {bio}',
    },
    newest: {
      asks: `Proyek terbaru apa? | proyek terbarunya apa | proyek paling baru | karya terbaru | lagi mengerjakan apa | sedang bikin apa`,
      says: 'Yang terbaru dulu:', shows: 'newest',
    },
    projects: {
      asks: `{name} sudah membuat apa saja? | udah bikin apa aja | proyek apa saja | ada proyek apa | daftar proyek | semua proyek | berapa proyek | lihat proyek | portofolio | contoh karya`,
      says: '{projectCount} proyek: [semua]({projects}). Yang pertama menurut {name}:', shows: 'best',
    },
    clients: {
      asks: `Proyeknya dibuat untuk siapa? | klien | kliennya siapa | pelanggan | pernah punya klien | dipakai siapa | pengguna asli`,
      says: 'Dibuat untuk atau bersama: {clients}',
    },
    references: {
      asks: `Apa kata orang tentang {name}? | kata klien | testimoni | referensi | ulasan | rekomendasi`,
      says: '{quotes}',
    },
    private: {
      asks: `Umur {name} berapa? | usia | ulang tahun | sudah menikah | pacar | jomblo | anak | agama`,
      says: 'Itu pribadi, dan situs ini tidak menyebutnya.',
    },
    profiles: {
      asks: `Akun {name} di mana saja? | instagram | instagramnya apa | ig | github | linkedin | youtube | telegram | media sosial | medsos | link github`,
      says: '{profiles}.',
    },
    services: {
      asks: `Ada jasa apa saja? | jasanya apa | jual apa | toko {name} | cek skripsi | parafrase | sewa barang`,
      says: 'Toko {name}: {services}. Harga dan pesanan: {ways}.',
    },
    site: {
      asks: `Website ini dibuat pakai apa? | situs ini pakai apa | siapa yang membuat website ini | kode website ini`,
      says: 'Situs ini salah satu proyek di sini:', shows: 'website/13',
    },
    bot: {
      asks: `Ini bot atau orang? | ini robot | dijawab robot atau orang | kamu bot | kamu manusia | orang asli | ini AI`,
      says: 'Aku program kecil, bukan orang: aku mencari di isi situs ini.[[ {model} menjawab lebih dulu kalau bisa.]][[ Untuk bicara dengan orangnya, tulis di [form]({contact}).]]',
    },
    privacy: {
      asks: `Chat ini disimpan? | pesan disimpan | chat disimpan gak | siapa yang baca chat ini | privasi | cookie | data aman`,
      says: '[[Pertanyaan di sini dikirim ke {model} dari Google selama bisa menjawab. ]]Situs ini tidak menyimpan percakapan, tidak memasang cookie, dan tidak melacak siapa pun.',
    },
    form: {
      asks: `Pesanku tidak terkirim, bagaimana? | pesan gagal terkirim | form tidak jalan | form error | kapan dibalas | belum dibalas | pesan sampai`,
      says: 'Kalau gagal terkirim, teksnya tetap ada di form, dengan cara lain di bawahnya: {ways}. [[Kata {name}: “{replyTime}”]]',
    },
    theme: {
      asks: `Ada mode gelap? | mode gelap | mode terang | tema gelap | ganti tema | ganti warna halaman | terlalu silau`,
      says: 'Ada: tombol di bilah atas berganti antara tema sistem, terang, dan gelap.',
    },
  },

  talk: [
    { asks: `halo | hai | hei | hi kak | halo kak | pagi | selamat pagi | selamat siang | selamat sore | selamat malam | assalamualaikum | apa kabar | permisi`, says: 'Halo. Tanya soal {name}, atau cari proyek.' },
    { asks: `makasih | terima kasih | makasih ya | makasih kak | terima kasih banyak | oke | ok makasih | sip | mantap | siap | baik`, says: 'Sama-sama.' },
    { asks: `dadah | sampai jumpa | pamit | bye kak`, says: 'Sampai jumpa.' },
  ],

  serious: {
    asks: `bunuh diri, mau mati, pengen mati, pengin mati, ingin mati, mati aja, gantung diri, akhiri hidup, capek hidup, lelah hidup, gak kuat lagi, nggak kuat lagi, tidak kuat lagi, sama hidup, gunanya hidup, gunanya aku, menyakiti diri
      susah napas, sesak napas, gak napas, nggak napas, nggak bernapas, serangan jantung, dada sakit, minum racun, bunuh dia, bunuh kamu, kubunuh, anjing lo, mukulin aku, pukul aku
      bunuh, racun, bom, tembak, tusuk, darah, pingsan, overdosis, perkosa, diperkosa, ancam, diancam, pukul, dipukul, dipukuli, membunuh, dibunuh, dilecehkan, depresi, kesepian, nangis, hampa, kecanduan, menghilang, benci, nyilet, silet, loncat, ambulans, goblok, tolol, bego, bangsat, anjing, babi, kontol, memek, ngentot, mampus`,
    self: 'aku saya gue gw ku -ku',
    owner: 'kamu anda lo elu dia mas kak bisa',
    others: 'kamu lo elu dia mereka seseorang semua orang dasar tolong',
    trade: `kode server data aplikasi website situs form sinyal listrik lampu baterai laptop fitur tombol game toko warung usaha bisnis perusahaan kantor pt magang kerja sama tawarkan tawaran butuh cari programmer developer desainer belajar proyek portofolio nama cv resume pdf wawancara rapat demo menu browser desain sertifikat email bekerja`,
    says: 'Aku cuma program kecil dan tidak bisa membantu soal ini. Kalau kamu atau orang lain dalam bahaya, telepon nomor darurat di tempatmu.[[ {helpLine}]]',
    unsure: 'Aku program kecil yang cuma tahu isi situs ini. Kalau kamu sedang tidak baik-baik saja, bicaralah dengan seseorang.[[ {helpLine}]]',
    helpLine: 'Untuk bicara dengan seseorang: 119 ekstensi 8 (Indonesia).',
  },

  frame: {
    results: 'Ini yang ada di situs ini tentang itu:',
    missing: '[[Di sini tidak ada yang menyebut {words}. ]]Yang paling dekat di situs ini:',
    lacks: 'Halaman {title} tidak menyebut {words}.',
    none: '[[Di sini tidak ada yang menyebut {words}. ]]Aku program kecil yang cuma tahu isi situs ini.[[ {name} bisa menjawab:]]',
    ask: 'Tanya {name} lewat form kontak',
    found: 'Proyek: {count}',
    project: '**[{title}]({page})**, {date}. {description}\n\n- Untuk atau bersama: {client}[[\n- Peran: {part}]][[\n- Dibuat dengan: {technologies}]][[\n- {facts}]][[\n- Demo: {demo}]][[\n- Kode: {source}]][[\n- Unduhan: {download}]]',
    now: 'sekarang',
    expected: 'perkiraan selesai {date}',
  },

  facts: [
    { asks: 'kode, source code, open source, repo, github', says: 'Kode: {source}', none: 'Repositorinya privat.' },
    { asks: 'demo, dicoba, coba', says: 'Demo: {demo}', none: 'Tidak ada demo untuk umum.' },
    { asks: 'unduh, download, instal, apk', says: 'Unduhan: {download}', none: 'Tidak ada unduhan.' },
    { asks: 'kapan, tanggal, tahun berapa', says: 'Selesai: {date}' },
    { asks: 'pakai apa, pake apa, teknologi, teknologinya, stack, bahasa apa, framework', says: 'Dibuat dengan: {technologies}' },
    { asks: 'klien, buat siapa, untuk siapa, sendiri, tim', says: 'Untuk atau bersama: {client}[[\n\n{facts}]]' },
    { asks: 'peran, perannya, bagian, tugasnya', says: 'Peran: {part}' },
  ],

  stopWords: [
    ...ind,
    ...'aja apa apakah gak ga nggak ngga enggak ya yah dong sih deh nih tuh kok kak kakak mas mbak gimana gimana kayak kayaknya udah udh belom belum bisa yg dgn utk kalo kl dia nya lo gue gw ku si itu bgt banget pernah ada mana kasih tau tolong lihat cari biasa sesudah loh lho dulu pun orang'.split(' '),
  ],
  stem: stemmer,

  chooses: {
    website: 'website, web, situs', mobile: 'aplikasi, aplikasi mobile, mobile, aplikasi android',
    newest: 'terbaru, paling baru', oldest: 'terlama, paling lama, paling awal, proyek pertama', best: 'terbaik, paling bagus, paling keren',
    not: 'tanpa, bukan, selain, nggak pakai, tidak pakai', but: 'tapi, yang, dengan', or: 'atau',
    demo: 'ada demonya, demonya', source: 'kode, kodenya', download: 'unduh, diunduh',
    any: 'proyek, projek, project, projectnya, pakai, pake, memakai, menggunakan, dibuat, dibikin, membuat, bikin, buat, tahun, karya',
    it: 'itu, ini, aplikasinya, proyeknya, kodenya, lebih lanjut, ceritakan lagi',
    those: 'yang mana, di antaranya, dari itu, mana yang', places: 'yang pertama, yang kedua, yang ketiga, yang keempat', last: 'yang terakhir',
  },
};
