import type { Words } from './words.ts';

/** The Indonesian words of the grammar, slang and chat spelling among them: see `words-en.ts`. */
export const indonesian: Words = {
  empty: `yang di ke dan untuk buat dengan sama ini para si sang adalah ialah itu tuh nih dong deh sih kan lah kah loh lho ya yaa yah yuk ayo
    kak kakak mas mbak bang gan min om pak bu sis bro guys admin halo_kak aja saja juga jg pun lagi lg udah sudah sdh telah pernah akan mau pengen ingin
    bisa_nggak boleh tolong mohon minta coba dulu kalau kalo klo kl terus trus jadi jd kayak kaya seperti banget bgt sekali cuma hanya_saja
    aku saya gue gw aq sy kita kami orangnya apakah adakah ada punya pngen pgn pengin masih kira emang memang sebenarnya soal seputar perihal tentang
    dgn utk yg dr dlm dalam pada oleh tersebut se nya eh maksudnya maksud hm hmm oke siap bisakah dapat sekarang skrg itukah bukankah pengin
    biar supaya agar atas bawah sini situ sana begitu gitu begini gini mah teh ternyata kah tanya nanya bertanya pertanyaan mo mw sebelah
    bulan langsung ada_ga ada_gak ada_nggak ada_ngga ada_tidak ada_enggak punya_ga punya_gak punya_nggak link linknya lewat via melalui tau_nggak tuh_kan punyanya bikinannya ngapain ga_ya
    butuh cek ngecek pada_saat_yang_sama di_saat_yang_sama sya sy_mau bsk besok tersedia menerima terima nerima menawarkan nawarin mengenai perkenalkan sekaligus kalo_boleh ngga_sih lah_ya pgen thx_ya kaka bro_sis sebanyak masing_masing kira2 kira_kira hehe haha wkwk wkwkwk hari_ini belum blm secara_singkat singkat secara mulu kadang kadang_kadang biasanya org justru malah sedang btw soalnya biar_ga_ada pokoknya misalnya semisal contohnya rupanya tepatnya kakk`,
  meanings: {
    character:
      'orangnya_kayak_gimana orangnya_gimana orangnya_bagaimana orangnya_seperti_apa orang_seperti_apa orang_kayak_apa tipe_orang sifat kepribadian gaya_kerja cara_kerjanya semangatnya karakternya',
    owner: 'dia beliau doi ia pemilik pembuatnya mereka kandidat',
    you: 'kamu km kmu lu lo elu anda kalian',
    mine: 'punyaku milikku',
    it: 'itu ini tadi',
    who: 'siapa sapa siapakah siapanya',
    what: 'apa apaan apanya mana yang_mana apasih',
    tell: 'fitur fiturnya fungsi fungsinya kegunaan gunanya kelebihan kelebihannya ceritakan cerita ceritain jelaskan jelasin info informasi kasih_tahu kasih_tau detail lengkap kenalan perkenalkan_diri perkenalkan_dirimu perkenalkan_dirinya maksudnya_apa deskripsi tentang ringkasan ringkas ringkasin rangkuman rangkum gambaran sekilas diceritakan untuk_apa buat_apa',
    how: 'bagaimana gimana gmn gmana caranya cara gimana_caranya',
    howMany: 'berapa brp jumlah jumlahnya total totalnya ada_berapa berapa_banyak berapa_jumlah',
    when: 'kapan tahun_berapa tanggal_berapa kapankah bulan_apa sejak_kapan berapa_lama_lalu thn_berapa tahun',
    where: 'dimana di_mana kemana ke_mana mananya dmn di_sebelah_mana',
    why: 'kenapa mengapa knp napa kok kok_bisa',
    can: 'bisa bs bsa bisa_ga bisa_gak bisa_nggak bisa_ngga bisa_tidak mampu jago menguasai kuasai dikuasai paham ngerti mahir kemampuan keahlian skill skills ahli pengalaman bisanya',
    use: 'pakai pake memakai menggunakan gunakan dipakai dipake pakainya pakenya berbasis dibuat_pakai dibuat_dengan makenya make_nya dipakainya',
    make: 'bikin membuat dibuat ngebuat dibikin ngoding membangun dibangun mengembangkan dikembangkan buatan bikinan garap digarap ngerjain dikerjain mengerjakan dikerjakan kerjain menggarap ngegarap ciptakan diciptakan tulis menulis nulis ditulis rancang dirancang rilis dirilis tangani ditangani',
    list: 'daftar list semua semuanya seluruh tampilkan tunjukkan sebutkan lihat liat apa_saja apa_aja sebutin',
    thing: 'sesuatu',
    project: 'proyek project projek karya portofolio portfolio porto hasil_karya karyanya proyeknya',
    website: 'website web situs websitenya webnya situs_web aplikasi_web web_app',
    mobile:
      'aplikasi app apps mobile android aplikasinya aplikasi_mobile aplikasi_android aplikasi_hp hp apk_android',
    tools: 'tools tool teknologi alat perkakas tech software teknologinya',
    language: 'bahasa_pemrograman bahasa_program bahasa_coding',
    framework: 'framework kerangka library pustaka',
    frontend: 'frontend front_end',
    backend: 'backend back_end fullstack',
    database: 'database basis_data db',
    design: 'desain mendesain ui ux ui_ux desainnya ngedesain',
    editor: 'editor ide teks_editor',
    ai: 'kecerdasan_buatan machine_learning ai',
    stack: 'stack stacknya',
    favourite: 'favorit favoritnya andalan andalannya kesukaan paling_suka terfavorit unggulan',
    most: 'paling_sering terbanyak paling_banyak tersering kebanyakan',
    more: 'lebih_sering lebih_banyak banyakan lebih_dari minimal lebih lebih_jago lebih_pinter lebih_bisa lebih_mahir',
    less: 'kurang_dari',
    from: 'dari asli orang',
    latest: 'terbaru paling_baru terakhir terkini paling_akhir',
    lastYear: 'tahun_lalu tahun_kemarin',
    thisYear: 'tahun_ini',
    first: 'pertama tertua paling_lama paling_awal terlama perdana awal_mula',
    newer: 'lebih_baru duluan_mana_baru',
    older: 'lebih_dulu duluan lebih_lama lebih_tua lebih_awal',
    byDate:
      'urut urutan diurutkan urutin terlama_ke_terbaru terbaru_ke_terlama urut_tanggal berdasarkan_tanggal urutkan berurutan kronologis',
    compare: 'bandingkan perbandingan bedanya beda perbedaan perbedaannya dibanding banding',
    judge:
      'terbaik tersulit paling_susah paling_sulit terbesar paling_bagus paling_keren tersusah terkeren paling_besar paling_populer paling_rumit bagusan bagus_mana etis halal haram curang nyontek legal terpercaya bisa_dipercaya tercepat paling_cepat paling_gampang termudah',
    not: 'tidak nggak ngga gak ga enggak tak tanpa selain bukan kecuali ndak gk tdk engga tiada jangan',
    only: 'hanya khusus cuma_yang',
    plain: 'murni polos polosan tanpa_framework',
    or: 'atau ato',
    but: 'alias yaitu yakni tapi tetapi melainkan',
    since: 'sejak mulai_tahun semenjak',
    after: 'setelah sesudah',
    between: 'antara',
    before: 'sebelum hingga',
    client:
      'klien kliennya pelanggan buat_siapa untuk_siapa punya_siapa yang_punya pemiliknya milik_siapa pesanan_siapa dibuat_untuk dibuat_buat client pemesan yg_punya punya_sapa',
    team: 'tim kelompok bareng temen temannya kerja_tim bersama_sama timnya',
    alone: 'sendiri sendirian pribadi mandiri sendirinya',
    repo: 'terbuka di_github source_code kode_sumber source repo repository repositori open_source opensource kodenya sumber_kode kode publik umum',
    closed: 'privat tertutup',
    demo: 'online demo demonya dicoba nyoba live demo_link nyobain cobain mencoba dijajal jajal',
    download: 'download unduh diunduh didownload mengunduh downloadnya apk instal install apknya mendownload',
    screens: 'screenshot tangkapan_layar tampilan tampilannya gambar foto ss gambarnya',
    role: 'peran perannya kontribusi kontribusinya tugas tugasnya bagian_raka bagian_dia bagiannya tanggung_jawab nangani',
    difficulty: 'kesulitan sulit susah tantangan kendala masalah kendalanya tantangannya susahnya sulitnya',
    sell: 'jual dijual menjual jualan jualin nyewain menyewakan sewain disewakan disewain sewaan persewaan rental nyewa menyewa disewa ngrental ngerental',
    shop: 'toko tokonya dagang dagangan jualannya lapak',
    service: 'jasa jasanya layanan layanannya servis joki',
    price:
      'harga harganya tarif tarifnya biaya biayanya bayar bayarnya ongkos ongkir murah mahal diskon pricelist price_list cod cicil ongkirnya berapaan dibayar',
    order:
      'pesan_jasa order beli memesan pemesanan cara_pesan pesannya_gimana mesen beli_jasa checkout ngorder cara_pesannya',
    hire: `butuh_website butuh_web butuh_aplikasi butuh_programmer butuh_developer diajak magang lowongan loker rekrut merekrut kolaborasi kerja_sama kerjasama freelance freelancer bikinin buatin dibuatin buatkan bikinkan
      hire dibikinin terima_proyek terima_kerjaan terima_job open_job kontrak_kerja berkolaborasi minta_tolong terbuka_untuk cari_magang tempat_magang mencari_magang open_magang mahasiswa_magang menerima_magang`,
    terms: 'gaji gajinya full_time fulltime part_time paruh_waktu remote wfh kontrak penuh_waktu gaji_yang',
    cv: 'cv resume riwayat_hidup portofolio_pdf portofolio_desain pdf pdfnya cvnya',
    contact:
      'kontak hubungi dihubungi menghubungi ngontak kontaknya ngobrol ketemu menghubunginya bicara kontakan chat_langsung menyapa ngehubungin',
    email: 'email surel imel emailnya alamat_email e_mail',
    phone:
      'nomor nomer wa whatsapp telepon telpon nomor_hp nomor_wa no_wa no_hp nomernya nohp nomer_hp nomer_wa',
    form: 'form formulir formnya form_kontak',
    social: 'sosmed medsos media_sosial sosmednya akun akunnya',
    network: 'tiktok twitter facebook fb discord threads line',
    feedback: 'masukan saran kritik bug lapor melaporkan laporkan rusak keluhan error',
    reply: 'balas dibalas membalas bales dibales respon responsnya balasan',
    study: 'kuliah jurusan mahasiswa studi belajar kuliahnya prodi jurusannya pendidikan',
    plans:
      'berikutnya selanjutnya rencana rencananya lagi_ngerjain sedang_mengerjakan sedang_dikerjakan lagi_sibuk',
    work: 'programmer desainer kerja pekerjaan kerjaan profesi bekerja kerjanya pekerjaannya',
    university:
      'universitas kampus univ ipk lulus wisuda lulusan semester sertifikat kampusnya sekolah_mana kampus_mana sekolahnya kuliahnya_di_mana',
    live: 'tinggal tinggalnya kota asal asalnya domisili lokasi berasal rumah_di_kota orang_mana daerah negara anak_mana anak_daerah_mana bermukim menetap ',
    name: 'nama namanya nama_lengkap nama_lengkapnya nama_asli',
    age: 'umur umurnya usia usianya ulang_tahun lahir ultah kelahiran',
    experience: 'pengalaman_berapa berapa_tahun sudah_berapa_lama berapa_lama',
    programming: 'pemrograman ngoding coding programing',
    bio: 'bio biodata profil profilnya latar_belakang',
    private: `pacar pacarnya istri suami jomblo menikah nikah keluarga ibu bapak ayah anak saudara rekening gebetan orang_tua orang_tuanya kakaknya
      adik berat_badan tinggi_badan penghasilan nomor_rekening`,
    human: 'namamu robot manusia bot chatbot mesin asisten beneran_orang',
    model: 'model llm ai_apa',
    secret: 'api_key kunci token instruksi prompt rahasia kata_sandi tokennya instruksi_sebelumnya',
    feelings: 'perasaan ingat ingatan mikir inget merasa makan tidur ngantuk lapar capek',
    help: 'butuh_bantuan bantu bantuan bisa_bantu bisa_bantu_apa bisa_ngapain panduan mau_tanya boleh_tanya mau_nanya boleh_nanya bingung numpang_tanya',
    speak: 'bahasa inggris bahasa_inggris bahasa_jawa bahasa_indonesia berbahasa jawa ngomong',
    site: 'website_ini web_ini situs_ini halaman_ini portofolio_ini laman_ini webnya_ini website_nya_sendiri',
    stored: 'hapus disimpan simpan menyimpan tersimpan direkam dicatat dihapus',
    readable: 'baca dibaca membaca lihat_chat lihat_pesan',
    privacy: 'privasi data aman kebijakan_privasi',
    tracking: 'cookie cookies pelacakan iklan iklannya dilacak tracking',
    goes: 'masuk terkirim kirim dikirim mengirim sampai kukirim ke_mana_perginya larinya nyampe',
    message: 'pesan pesannya pesanku pesan_ku tulisanku pesan_yang',
    chat: 'chat obrolan percakapan chatnya chat_ini pertanyaanku pertanyaan_ku pertanyaan_saya nanya_di_sini tanya_di_sini bertanya_di_sini',
    limit:
      'maksimal_huruf berapa_huruf huruf_maksimal batas_huruf maksimal maksimum batas karakter panjang maks batasnya',
    failed:
      'gagal gagal_terkirim nggak_terkirim tidak_terkirim gak_terkirim error_terus ga_bisa_dikirim gak_bisa_dikirim nggak_bisa_dikirim nggak_bisa_terkirim ga_kekirim gak_kekirim macet',
    sections: 'bagian halaman menu',
    features:
      'mode_gelap tema offline versi font tanpa_internet tanpa_sinyal tanpa_jaringan tanpa_koneksi tanpa_kuota tanpa_wifi nggak_ada_sinyal ga_ada_sinyal',
    greeting:
      'halo hai hi helo hallo selamat_pagi selamat_siang selamat_sore selamat_malam pagi siang sore malam assalamualaikum assalamu_alaikum salam permisi punten p tes test met_siang met_pagi met_malam wr_wb wr wb السلام عليكم selamat',
    howAreYou: 'apa_kabar gimana_kabarnya kabar gimana_kabar kabarnya',
    thanks:
      'makasih terima_kasih trims makasi thx mksh mantap keren sip oke_sip bagus tengkyu hatur_nuhun terimakasih keren_banget',
    bye: 'dadah dah sampai_jumpa pamit sampai_ketemu duluan_ya besok_lagi dadah_besok',
  },
  months: 'januari februari maret april mei juni juli agustus september oktober november desember',
  places: 'kedua ketiga keempat kelima',
  numbers: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh',
  /** What stands in English texts for a word that an Indonesian would look for. */
  glosses: `jawa:javanese inggris:english basa:language bahasa:language uang:money,rupiah,cash buta:blind tunanetra:blind sekolah:school toko:shop,store buku:book catatan:notes masjid:mosque
    perpustakaan:library,reading musik:music kesehatan:health kursus:course belajar:course,lesson game:game
    permainan:game gim:game hitung:sum,calculator riwayat:history sepi:quiet tenang:quiet,calm peta:map
    perusahaan:company kontraktor:contractor bangunan:building rumah:house kulit:skin,skincare kecantikan:skincare kosmetik:skincare
    mahasiswa:student guru:teacher suara:voice suaranya:voice kamera:camera stok:stock pesanan:order absensi:attendance penjualan:sales
    pasar:market pedagang:market,stall belanja:shop,store kain:cloth jurnal:journal wisata:places,visit jalan:visit ayat:verse doa:prayer
    lowongan:job lamaran:application offline:network jaringan:network internet:network luring:network peminjaman:loans,lends pinjam:loans,lends video:video
    kuis:quiz berita:news pendaftaran:admission foto:photographs harga:price warna:colour terjemahan:translation aksara:letters
    tim:team kampus:campus olahraga:sport cuaca:weather keuangan:money makanan:food hewan:animal beli:buy tuku:buy ular:snake ulo:snake lambat:slow,stuttered lemot:slow,stuttered lelet:slow jadul:old tua:old lama:old cahaya:light gelap:light,dark terang:light redup:light kertas:note nota:note pembayaran:payment,pay bayar:pay,payment pelanggan:customer,customers pembeli:customer gaji:salary laporan:report tanggal:date angka:number,numbers kelas:class,classes pengajar:teachers dosen:teacher murid:student siswa:student pelajaran:lesson materi:lesson nilai:value gedung:building rumah:house,building denah:plan produk:products kandungan:ingredients bahan:ingredients resep:recipe karyawan:staff pegawai:staff pekerja:people,staff gudang:stock,stockroom persetujuan:approval,approves izin:leave,approval cuti:leave kehadiran:attendance tersimpan:kept,saved ditulis:written sinkron:merged,devices perangkat:devices,device hp:phone ponsel:phone layar:screen tombol:keys huruf:letters,font pencarian:search cari:search nyari:search penanda:bookmarks terlambat:overdue telat:overdue anggota:members buku:book,books ruang:room panduan:handbook,guide sumber:passage,passages rute:way,route tempat:places,place pantai:beaches taman:parks getar:vibrates,vibration bicara:speaks,speech ngomong:speaks suara:voice,sound,speech tes:tests,tested ujian:quiz salah:wrong keliru:wrong bug:bug kosong:empty hilang:lost,missing putus:cut koneksi:connection,network sinyal:signal,network kunci:key bersamaan:same pesan:message pinjam:loans,lends,borrowed peminjaman:loans framework:framework versi:version rekaman:recording murottal:recitation surat:surah tajwid:marks harakat:marks aman:protects,checks peran:roles tulis:write isi:content,write mengisi:write loading:slow berat:slow,heavy ringan:light ngisi:write,posts`,
};
