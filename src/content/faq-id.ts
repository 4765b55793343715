import type { FaqLanguage } from './faq.ts';

/** Questions and answers in Indonesian. */
export const id: FaqLanguage = {
  entries: {
    strongest: { asks: `Proyek mana yang paling kuat? | proyek terbaik | proyek paling keren apa | proyek unggulan | karya terbaik | proyek andalan | proyek yang paling dibanggakan | lihat apa dulu
        proyek paling bagus | masterpiece`, says: 'Menurut urutan pilihan {name} sendiri:', shows: 'best' },
    work: { asks: `Waktu magang {name} ngerjain apa? | magangnya ngapain aja | pengalaman kerja | pernah kerja di mana | riwayat kerja | sudah pernah magang | pengalaman magang | berapa tahun pengalaman | magang di mana | kerja di mana
        pengalamannya apa aja | berapa lama magang | pernah kerja di perusahaan | pengalaman profesional`, says: '{work}' },
    tech: { asks: `{name} pakai teknologi apa? | skillnya apa aja | tools yang dipakai | teknologi apa yang dikuasai | bahasa pemrograman apa yang bisa | stack nya apa | jago apa | keahlian | kemampuan | paling sering pakai apa | bisa apa aja
        frontend atau backend | spesialisasi`, says: 'Yang paling sering dipakai di proyek: {mostUsed}.[[ Semua {toolCount} tools: [Tools]({tools}).]]' },
    cv: { asks: `Ada CV-nya? | ada cv ga | minta cv | boleh lihat cv | download cv | cv nya mana | resume | cv pdf | portofolio pdf | daftar riwayat hidup | portofolio desain`, says: '{documents}.' },
    open: { asks: `{name} terbuka untuk kerja? | bisa magang | lagi cari kerja | cari magang | terima freelance | bisa direkrut | kapan bisa mulai | masih available | mau kerja sama | terima proyek | bisa bikin aplikasi | bisa bikin website | jasa bikin website
        bisa bikinin aplikasi buat toko saya | mau nawarin kerja | ada lowongan | kerja full time | kerja part time | mau gabung tim kami | ngajak kolaborasi`, says: '{openTo}. Untuk membicarakannya: {ways}.' },
    study: { asks: `{name} kuliah apa? | kuliah di mana | jurusan apa | kampusnya di mana | kapan lulus | masih kuliah | semester berapa | pendidikan | universitas mana | sudah lulus | IPK berapa | skripsinya tentang apa | kuliah atau kerja | lulusan mana`, says: '{education}' },
    team: { asks: `Pernah kerja dalam tim? | pernah kerja tim | pengalaman organisasi | pernah mimpin tim | ikut organisasi apa | jadi relawan | kepemimpinan | kegiatan kampus | pengalaman ngajar | proyek tim`, says: '{organisations}[[\n\nProyek bersama orang lain: {shared}.]]' },
    contact: { asks: `Bagaimana cara menghubungi {name}? | kontaknya | nomor wa | no wa nya berapa | nomor hp | nomor telepon | alamat email | emailnya apa | bisa dihubungi lewat mana | mau ngobrol langsung | mau wawancara | simpan kontak | bisa ketemu | cara kontak
        hubungi lewat apa`, says: '[[[Form]({contact}) atau ]]{ways}.' },
    salary: { asks: `Gaji yang diharapkan berapa? | minta gaji berapa | gajinya berapa | harga bikin website | harga bikin aplikasi | biaya | tarif | bayarannya berapa | berapa harganya | budget | ongkos | bayar berapa`, says: 'Situs ini tidak menyebut angka. {name} bisa: {ways}.' },
    place: { asks: `{name} tinggal di mana? | domisili | lokasi | orang mana | asal mana | rumahnya di mana | kota mana | bisa kerja remote | bisa wfh | mau pindah ke Jakarta | bersedia pindah | kerja jarak jauh | alamat`, says: '{name} ada di {place}. Soal kerja dari tempat lain: {ways}.' },
    awards: { asks: `Ada penghargaan atau sertifikat? | prestasi apa aja | sertifikat apa | pernah menang lomba | juara apa | sertifikasi | ikut kursus apa | penghargaan`, says: '{certificates}' },
    languages: { asks: `{name} bisa bahasa apa saja? | bisa bahasa Inggris | bahasa Inggrisnya lancar | kemampuan bahasa | bisa bahasa Jawa | bahasa asing`, says: '{languages}' },
    about: { asks: `{name} itu siapa? | siapa {name} | siapa sih {name} | ceritakan tentang {name} | ini web siapa | profil singkat | kenalin dong | nama lengkapnya siapa | siapa yang punya web ini | kerjanya apa`, says: '{fullName}, {role}, {place}. {personal}' },
    bio: { asks: `{name} orangnya seperti apa? | cara kerjanya gimana | kenapa harus rekrut {name} | apa kelebihannya | kelebihan | kenapa suka ngoding | motivasinya apa | apa bedanya sama yang lain`, says: 'Kata {name} sendiri: {bio}' },
    newest: { asks: `Proyek terbaru apa? | yang terbaru apa | proyek terakhir | lagi ngerjain apa sekarang`, says: 'Yang terbaru dulu:', shows: 'newest' },
    projects: { asks: `{name} pernah bikin apa saja? | pernah bikin proyek apa saja | lihat proyeknya | ada berapa proyek | semua proyek | portofolio | daftar proyek | hasil karya`, says: '{projectCount} proyek: [semuanya]({projects}). Yang pertama menurut {name}:', shows: 'best' },
    clients: { asks: `Proyeknya dibuat untuk siapa? | siapa kliennya | pernah ngerjain punya klien | klien | proyek pribadi yang mana`, says: 'Dibuat untuk atau bersama: {clients}' },
    profiles: { asks: `Akun {name} di mana saja? | ig nya apa | instagram | linkedin | github nya mana | sosmed | youtube | media sosial | akun github`, says: '{profiles}.' },
    services: { asks: `Ada jasa apa saja? | jualan apa | bisa cek skripsi | cek skripsi | parafrase | sewa barang | toko online nya jual apa | layanan apa saja | jasa apa`, says: 'Toko {name}: {services}. Harga dan pesanan: {ways}.' },
    site: { asks: `Website ini dibuat pakai apa? | web ini dibuat dengan apa | siapa yang bikin web ini | web ini pakai apa | kode web ini terbuka`, says: 'Situs ini salah satu proyek di sini:', shows: 'website/13' }, // sample
    bot: { asks: `Ini bot atau orang? | kamu bot | kamu siapa | kamu manusia | ini AI | kamu chatgpt | ini {name} langsung | bisa tanya apa aja | kamu bisa apa | pakai AI apa`,
      says: 'Aku program kecil, bukan orang: aku mencari di situs ini.[[ {model} menjawab lebih dulu kalau bisa.]][[ Untuk orangnya, tulis lewat [form]({contact}).]]' },
    privacy: { asks: `Chat ini disimpan? | chatnya disimpan ga | siapa yang bisa baca chat ini | pakai cookie | ada pelacakan | data saya aman | privasi`, says: '[[Pertanyaan di sini dikirim ke {model} dari Google selama bisa menjawab. ]]Situs ini tidak menyimpan percakapan, tidak memasang cookie, dan tidak melacak siapa pun.' },
    form: { asks: `Pesanku gagal terkirim, gimana? | pesan saya gagal terkirim | formnya error | pesan tidak terkirim | kapan dibalas | berapa lama balasnya | pesan saya belum dibalas | fast respon ga | tombol kirim tidak bisa`,
      says: 'Kalau gagal, teksnya tetap ada di form, dengan cara lain di bawahnya: {ways}. Kapan dibalas, hanya {name} yang tahu.' },
    theme: { asks: 'Ada mode gelap? | mode gelap | tema gelap | mode terang', says: 'Ada: tombol di bilah atas mengganti tema sistem, terang, dan gelap.' },
  },

  talk: [
    { asks: `halo | hai | hallo | hi kak | hai kak | halo kak | halo bot | selamat pagi | selamat siang | selamat sore | selamat malam | pagi | siang | sore | malam | pagi kak | assalamualaikum | permisi | p | apa kabar | halo apa kabar | salam`, says: 'Halo. Tanya soal {name}, atau cari proyek.' },
    { asks: `makasih | terima kasih | terimakasih | makasih ya | makasih kak | makasih banyak | terima kasih banyak | trims | thanks ya | ok makasih | oke makasih | oke | sip | oke sip | baik | siap | mantap | keren`, says: 'Sama-sama.' },
    { asks: `dadah | sampai jumpa | sampai nanti | pamit | dah | selamat tinggal | sampai ketemu lagi`, says: 'Sampai jumpa.' },
  ],

  serious: {
    asks: `bunuh | bunuh diri | dibunuh | membunuh | mau mati | ingin mati | pengen mati | pengin mati | pingin mati | aku mati | saya mati | mati aja | mati saja | mengakhiri semuanya | mengakhiri hidup | akhiri hidup | gantung diri | loncat | lompat dari | nyilet | sayat | silet | nyayat | overdosis | minum racun | racun | baik baik saja | baik baik aja
      capek hidup | lelah hidup | cape hidup | putus asa | kuat lagi | ada artinya | nggak berguna | tidak berguna | nggak ada yang peduli | tidak ada yang peduli | gak ada yang peduli | ga ada yang peduli | menyakiti diri | depresi | kesepian | selamat tinggal semuanya | pesan terakhirku | meninggal | wafat | keguguran | kanker | dipecat | cerai | takut pulang | hamil
      memukul | memukuli | dipukul | dipukuli | mukul | mukulin | pukul aku | kdrt | kekerasan | digebukin | tonjok | dilecehkan | pelecehan | diperkosa | perkosa | memperkosa | dicabuli | diraba | dibully | dirundung | diancam | ancam | mengancam | diikuti orang | diteror | diculik | siksa | disiksa | tusuk | ditusuk | tembak | ditembak | bacok | bom | awas kamu | awas lo | tahu rumahmu | bakar rumah | balas dendam | tolong aku | darurat
      goblok | tolol | bego | bodoh | anjing | bangsat | bajingan | brengsek | kampret | kontol | memek | ngentot | ngewe | bugil | telanjang | pelacur | lonte | sampah | penipu | tipu | dasar cina | orang jawa malas | benci kamu | benci dia | benci diriku`,
    says: 'Aku cuma program kecil dan tidak bisa membantu soal ini. Kalau kamu atau orang lain dalam bahaya, tolong hubungi nomor darurat di tempatmu.[[ Untuk bicara dengan seseorang: {helpLine}.]]',
  },

  frame: {
    results: 'Ini yang ada di situs ini tentang itu:',
    none: 'Aku program kecil yang cuma tahu situs ini. {name} bisa menjawab:',
    ask: 'Tanya {name} lewat form kontak',
    found: 'Proyek: {count}',
    project: '**[{title}]({page})**, {date}. {description}\n\n- Untuk atau bersama: {client}[[\n- Peran: {part}]][[\n- Dibuat dengan: {technologies}]][[\n- {facts}]][[\n- Demo: {demo}]][[\n- Kode: {source}]][[\n- Unduhan: {download}]]',
  },

  stopWords: `yang dan di ke dari untuk buat dengan sama pada itu ini apa apakah apaan siapa kapan dimana mana berapa bagaimana gimana kenapa kah nya ya yah dong sih deh kok lah kan nih tuh kak mas mbak bang min saja aja ada adalah bisa boleh mau minta tolong kasih tau tahu
    aku saya kamu anda lo gue dia mereka kami kita ga gak nggak nya pernah sudah udah lagi lain lainnya juga atau punya coba lihat liat cari kasi tentang soal jelasin sebutin ceritain paling`,
  endings: 'nya kah',
  same: `cv resume | magang intern internship | kerja bekerja pekerjaan work | kuliah study university | kampus university | lulus graduate lulusan | kontak hubungi menghubungi dihubungi contact | nomor no nomer | wa whatsapp | gaji salary gajinya bayaran upah | harga biaya tarif cost ongkos | tinggal domisili | lomba kompetisi | juara menang | sertifikat sertifikasi certificate
    proyek projek project projects | aplikasi app apps aplikasinya | bikin buat membuat dibuat bikinin | pakai pake memakai menggunakan gunakan dipakai | tim team | terbaik terkeren terkuat best | terbaru newest | bahasa language | inggris english | jawa javanese | pengalaman experience | kode code | unduh download diunduh didownload | klien client | toko shop store jualan | tunanetra buta blind netra | uang duit money | buku perpustakaan book | catatan note | kursus course | sekolah school | terkirim kekirim`,
  chooses: {
    website: 'website, situs, web, situs web', mobile: 'aplikasi, aplikasi mobile, aplikasi android, mobile, android',
    newest: 'terbaru, terakhir', oldest: 'pertama, terlama', best: 'terbaik, terkuat, unggulan, terkeren',
    not: 'tanpa, selain, bukan, kecuali, tidak, nggak pakai, gak pakai, ga pakai', but: 'tapi, dengan, pakai, dari, tahun', or: 'atau',
    demo: 'demo, demonya, bisa dicoba', source: 'kode, kodenya, repo', download: 'unduh, diunduh, download, didownload, apk, install',
    any: 'proyek, projek, karya, pakai, pake, memakai, menggunakan, bikin, dibikin, dibuat, membuat, buat, tahun, pengalaman, jago, paham, menguasai, berapa, jumlah, daftar',
    about: 'dibuat, dibikin, bikin, buat, kapan, tanggal, tahun, teknologi, pakai, pake, stack, bahasa, klien, tim, sendiri, peran, masalah, hasil, kode, demo, coba, unduh, download, tangkapan, sulit, proyek, harga',
    it: 'itu, ini, nya, yang itu, yang ini, proyek itu, proyek ini, aplikasi itu, aplikasinya, proyeknya, webnya',
  },
};
