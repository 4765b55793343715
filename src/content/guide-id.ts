import type { GuideLanguage } from './guide-types.ts';

/** What the guide answers in Indonesian. */
export const id: GuideLanguage = {
  answers: {
    hello: `halo | hai kak | selamat siang | assalamualaikum | apa kabar | pagi kak | permisi | boleh kenalan | p
      > Halo, sugeng rawuh! Aku tunjukkan apa yang ada di situs ini soal {name}.`,
    thanks: `makasih | makasih ya infonya | terima kasih | terimakasih | oke sip | keren | baik | siap
      > Sami-sami! Kalau ada yang lain seputar {name}, tanya lagi, ya.`,
    bye: `dadah | sampai jumpa | sampai ketemu lagi | besok lagi ya | pamit dulu
      > Sampai jumpa, ngatos-atos nggih![[ Kalau perlu {name}, ada [form kontak]({contact}).]]`,
    badNews: `Aku punya kabar buruk | kakekku meninggal | aku gagal ujian | aku dipecat | aku baru putus | aku kesepian | hariku buruk banget | ibuku sakit
      > Aku ikut sedih mendengarnya. Aku cuma program di situs ini, tapi semoga ada orang dekat yang bisa menemanimu hari ini.`,
    complaint: `Jawabanmu nggak nyambung | bukan itu yang kutanya | kamu nggak ngerti | jawabannya salah | nggak membantu | botnya payah
      > Maaf, aku belum bisa bantu.[[ {name} bisa menjawab lewat [form kontak]({contact}).]]`,
    help: `Aku bisa tanya apa saja? | boleh tanya | mau tanya dong | bisa bantu apa aja | kamu bisa apa | kamu bisa jawab apa aja | kamu tahu apa saja
      contoh pertanyaannya apa | permisi mau tanya-tanya soal {name} boleh
      > Monggo, tanya saja. Jawabannya kucari di isi situs ini.`,
    bot: `Kamu bot atau manusia? | kamu siapa | ini siapa ya | kamu {name} bukan | ini bot atau orang | kamu robot ya | namamu siapa | ini {name} langsung | kamu manusia
      aku ngobrol sama siapa | kenalin dirimu | kamu laki-laki atau perempuan | ini dibales orang apa mesin | Kamu pakai AI apa? | kamu chatgpt ya | bot ini pakai gemini
      kamu AI beneran | pakai model apa | ini AI atau template | jawabanmu dari mana | chat ini cara kerjanya gimana
      > Aku pemandu situs ini: program, bukan manusia dan bukan model AI. Jawabanku dicari di isi situs ini soal {name}.[[ {model} menjawab lebih dulu kalau bisa.]][[ Kalau mau ngobrol sama orangnya, pakai [form kontak]({contact}), ya.]]`,
    languagesOfBot: `Kamu bisa bahasa apa saja? | kamu bisa bahasa Jepang | kamu bisa bahasa jawa | boleh tanya pakai bahasa Inggris | bisa jawab pakai bahasa sunda
      > Aku paham pertanyaan dalam bahasa Indonesia dan Inggris, dan sebagian dalam bahasa Jawa. Kutipan tetap dalam bahasa aslinya.`,
    about: `Siapa {name}? | ini webnya siapa | web siapa ini | {name} itu siapa sih | ceritakan tentang {name} | kenalin dong yang punya web ini | profil singkat {name}
      {name} itu kerjanya apa | gambaran singkat soal {name} | dia ngapain sih | Nama lengkapnya siapa? | nama panjangnya siapa | nama aslinya siapa
      > {fullName}, {role}, {place}. Di situs ini tertulis: “{personal}”`,
    bio: `{name} orangnya seperti apa? | cara kerjanya gimana | idenya dari mana | kenapa dia suka ngoding | kenapa saya harus rekrut dia
      apa yang bikin dia tertarik pemrograman | hobinya apa | kelebihannya apa | gimana dia mulai ngerjain proyek | {name} wonge piye? | carane nyambut gawe piye
      idene saka ngendi | kenopo kok seneng ngoding
      > Dia menulis sendiri: {bio}`,
    location: `{name} tinggal di mana? | orang mana | asalnya dari mana | domisilinya di mana | {name} orang Bandung ya | rumahnya di mana | anak mana
      > {name} ada di {place}. Alamat persisnya aku nggak tahu.`,
    education: `Kuliahnya di mana? | kuliah di universitas mana | masih kuliah atau sudah lulus | kapan lulus | semester berapa | IPK nya berapa
      pendidikan terakhirnya apa | {name} kuliah jurusan apa | dia mahasiswa ya
      > {education} Nilai dan semacamnya aku nggak tahu.`,
    work: `Pengalaman kerjanya apa saja? | pernah kerja di mana | riwayat kerjanya | sudah pernah magang belum | pengalaman profesionalnya gimana | kerja di perusahaan apa
      Tau kerjo nang endi? | pengalaman kerjane opo wae | tau magang ning ngendi | saiki nyambut gawe neng endi
      > {work}`,
    organisations: `Pernah ikut organisasi apa? | pengalaman organisasinya | pernah jadi relawan | pernah mimpin tim | aktif di kampus ikut apa | kegiatan di luar kuliah
      pengalaman kepemimpinan | pernah kerja tim | Melu organisasi opo wae? | tau dadi relawan | kegiatane ing kampus opo
      > {organisations}`,
    certificates: `Sertifikatnya apa saja? | punya sertifikasi | penghargaan | pernah ikut kursus apa | ikut lomba apa aja | Sertifikate opo wae? | tau menang lomba opo
      prestasine opo | juara opo wae
      > {certificates}`,
    languages: `{name} bisa bahasa apa saja? | bisa bahasa Inggris nggak dia | bahasa Inggrisnya lancar | kemampuan bahasa asingnya | {name} bisa bahasa jawa
      {name} iso basa opo wae? | iso basa Inggris ora dheweke
      > {languages}`,
    openTo: `{name} terbuka untuk magang? | terima freelance nggak | mau kerja sama dong | lagi cari kerja nggak | bersedia magang di perusahaan kami | bisa direkrut
      menerima jasa bikin aplikasi | kami mau nawarin magang | bisa bikin aplikasi kasir buat warung saya | saya mau bikin website toko | terima kerjaan full time
      kapan bisa mulai | bisa bantu bikin aplikasi absensi | terima proyek | ada lowongan di kantor kami | mau ngajak kolaborasi | masih available
      > Di situs ini tertulis: “{openTo}.” Selebihnya tanya {name}: [[lewat [form kontak]({contact}) atau ]]{ways}.
      ! Coba tanya {name}: [[lewat [form kontak]({contact}) atau ]]{ways}.`,
    terms: `Berapa biaya bikin website? | gaji yang diharapkan berapa | harga bikin aplikasi berapa | bisa wfh | bisa kerja remote | mau pindah ke Jakarta
      bikin website berapa lama | budgetnya berapa | tarifnya berapa | ada daftar harga | magangnya harus dibayar | bisa dicicil bayarnya | biayanya piro
      Cara pesannya gimana? | cara ordernya gimana | mau order jasa freelance | bayar pakai apa | mau pesan | pembayarannya lewat apa | cara pesan jasa cek skripsi
      Berapa lama balasnya? | kapan dibalas | pesan saya kok belum dibalas | biasanya dibales berapa lama | fast respon nggak | Suwe ora mbalese? | kapan dibales
      pesenku kok durung dibales
      > Harga, pembayaran, jadwal, dan kapan {name} membalas tidak tertulis di situs ini. Coba tanya: [[lewat [form kontak]({contact}) atau ]]{ways}.`,
    private: `Umurnya berapa? | punya pacar nggak | sudah menikah belum | ulang tahunnya kapan | alamat rumahnya di jalan apa | nomor rekeningnya | tinggi badannya berapa
      orang tuanya kerja apa | jomblo
      > Itu urusan pribadi, dan tidak tertulis di situs ini.`,
    tools: `Tools yang dipakai apa saja? | skillnya apa aja | teknologi apa yang dikuasai | bahasa pemrograman apa yang dia bisa | dia bisa apa aja | sebutin semua tools
      tools nya ada berapa | kemampuannya apa | stack nya apa
      > {name} mencantumkan {toolCount} tools: {toolNames}. Lengkapnya di [bagian tools]({tools}).`,
    mostUsed: `Teknologi yang paling sering dipakai apa? | stack andalannya apa | {name} paling jago apa | keahlian utamanya apa | spesialisasinya apa | paling dikuasai apa
      jagonya di mana | lebih sering pakai flutter apa kotlin | Sing paling kerep dienggo opo? | jago ngopo wae | pintere neng ngendi
      piranti sing paling asring dipunginakaken menapa
      > Dihitung dari proyek di sini: {mostUsed}.`,
    knowsTech: `{name} bisa {tech} nggak? | pernah pakai {tech} | paham {tech} | pengalaman {tech} | menguasai {tech} | jago {tech} ga | bisa pake {tech} ga
      > [[{known} ada di [tools]({tools}) atau proyek di sini. ]][[{found}.]]`,
    shop: `Di tokonya ada jasa apa saja? | jualan apa | bisa cek skripsi | nyewain apa aja | bisa sewa apa di tokonya | toko online nya jual apa | layanan apa saja
      sewa barang apa aja
      > Di toko online {name} ada {services}. Harganya tidak tertulis di sini: tanya saja[[ lewat [form kontak]({contact})]].
      ! {name} tidak berjualan di sini.[[ Kalau ada yang dibutuhkan, tanya lewat [form kontak]({contact}).]]`,
    contact: `Bagaimana cara menghubungi {name}? | nomor WA nya berapa | kontaknya mana | minta nomor hp | mau ngobrol langsung sama {name} | nomor teleponnya
      bisa dihubungi lewat mana | bisa ketemu langsung | alamat emailnya | mau wawancara lewat apa | Bisa simpan kontaknya ke hp? | download kontak {name}
      simpan nomornya gimana
      > [[Tulis lewat [form kontak]({contact}) atau ]]{ways}.[[ Tombol di dekat [form]({contact}) menyimpan kontak {name}.]]`,
    profiles: `Sosmednya apa saja? | ig nya apa | ada linkedin | github nya mana | akun instagramnya | youtube nya apa
      > {name} ada di {profiles}.
      ! Tidak ada akun yang tertulis di situs ini.`,
    cv: `Ada CV-nya nggak? | boleh minta cv | portofolio PDF-nya mana | ada resume yang bisa diunduh | berkas portofolio desainnya di mana | cv nya bisa didownload
      > {pdfs}.[[ Selain itu, minta lewat [form kontak]({contact}).]]
      ! Belum ada di sini. Coba minta ke {name}: {ways}.`,
    form: `Form kontaknya di mana? | pesan dari form masuk ke mana | siapa yang baca pesan form | pesannya nyampe ke mana | formnya wajib isi apa
      pesan yang saya tulis di formulir diterima siapa | Maksimal berapa karakter pesannya? | berapa panjang pesan di form | batas huruf di chat ini | maks berapa huruf
      Formulire nang endi? | pesenku mlebu nang endi | seratan kula dumugi pundi | Piro karakter paling akeh? | pesene oleh dowo piro
      > [Form kontak]({contact}) ada di bagian bawah halaman depan. [[Yang kamu tulis langsung dikirim ke {service} {name}; ]]situs ini tidak menyimpan salinannya. Pesan boleh {longestMessage} karakter, pertanyaan di sini {longestQuestion}.`,
    failed: `Pesanku gagal terkirim, gimana? | form kontaknya error | tombol kirimnya nggak bisa dipencet | pesannya nggak kekirim | formnya error terus
      pesanku hilang pas dikirim | Pesenku ora kekirim piye? | tombole ora iso dipencet | formulire error
      > Kalau gagal terkirim, teksmu tetap ada di form, dan cara lain ditawarkan di bawahnya.[[ Bisa juga {ways}.]]`,
    feedback: `Mau lapor bug ke mana? | web ini error di hp saya | ada typo di halaman ini | kasih saran ke mana | webnya rusak | ada link yang mati
      Arep lapor bug nang endi? | webe rusak
      > Makasih! Kabari {name}: [[lewat [form kontak]({contact}) atau ]]{ways}.`,
    privacy: `Chat ini disimpan nggak? | siapa yang bisa baca chat ini | pakai cookie nggak | ada tracking atau iklan | apakah obrolan ini direkam | kamu nyimpen chatku
      {name} bisa baca obrolan ini | kamu ingat yang tadi | Pesenku disimpen ora? | sopo sing iso moco chat iki | web iki nyathet sopo sing mbukak
      > Pertanyaan di sini dikirim ke {model}, model bahasa Google, yang menjawab lebih dulu kalau bisa. Situs ini tidak menyimpannya. Situs ini tidak memasang cookie, iklan, atau pelacakan.
      ! Chat ini tidak keluar dari browsermu dan tidak disimpan. Situs ini tidak memasang cookie, iklan, atau pelacakan.`,
    theme: `Ada mode gelap nggak? | silau banget, bisa digelapin | ganti tema | mode terang | Ana mode peteng ora? | layare iso digawe peteng
      > Ada: tombol di bilah navigasi mengganti mode gelap, terang, atau ikut sistem.`,
    site: `Website ini dibuat pakai apa? | siapa yang bikin web ini | ini web apa | kode web ini terbuka | situs ini buat apa | Website iki digawe nganggo opo?
      sopo sing gawe web iki | iki web opo
      > Ini portofolio {fullName}: [[[tools]({tools}), ]][[[proyek]({projects}) ]]dan pembuatnya.`,
    projects: `{name} pernah bikin proyek apa saja? | lihat proyeknya dong | berapa total proyeknya | liat portofolio dong | ada berapa proyek | daftar semua proyek
      hasil karyanya mana | pernah bikin apa aja
      > {found}. Semuanya ada di [bagian proyek]({projects}).
      ! Belum ada proyek di sini.`,
    find: `Proyek mana yang pakai {tech}? | proyek yang pakai {tech} apa aja | ada proyek pakai {tech} | {kind} yang pakai {tech} | yang nggak pakai {tech}
      {kind} apa saja yang dibuat | ada berapa {kind} | pernah bikin {kind} | daftar {kind} | proyek tahun {year} apa aja | selain {kind} ada apa
      > {found}.`,
    newest: `Proyek terbaru apa? | proyek terakhir yang dibuat | proyek terbaru pakai {tech} | urutkan dari yang terbaru | sekarang lagi ngerjain apa
      > Dari {found}, yang terbaru lebih dulu.`,
    oldest: `Proyek pertama apa? | proyek paling lama | proyek pertama pakai {tech} | urutkan dari yang terlama | Sudah berapa lama pengalamannya?
      sejak kapan bikin aplikasi | berapa tahun pengalaman
      > Dari {found}, yang terlama lebih dulu.`,
    clients: `Proyek mana yang untuk klien? | siapa saja kliennya | pernah ngerjain punya klien beneran | proyek pribadi yang mana | tugas kuliah yang mana
      Sing digawe kanggo klien endi wae? | kliene sopo wae | proyek bareng tim sing endi
      > Untuk atau bersama siapa proyeknya dibuat: {clients}`,
    demos: `Proyek mana yang ada demonya? | {kind} yang bisa dicoba online | yang ada demonya apa aja | mana yang bisa dibuka | Sing ana demone endi wae?
      {kind} sing iso dicoba
      > Yang ada demonya: {found}.`,
    sources: `Proyek mana yang kodenya terbuka? | {kind} yang kodenya publik | mana yang ada repo publiknya | bisa lihat kodenya di mana
      Proyek sing kodene dibukak endi wae? | sing open source opo wae
      > Yang kodenya terbuka: {found}.`,
    downloads: `Aplikasi mana yang bisa diunduh? | yang bisa didownload apa aja | ada apk nya | ada di play store nggak | {kind} yang bisa dipasang di hp
      Sing iso diundhuh opo wae? | {kind} sing iso didownload
      > Yang bisa diunduh: {found}.`,
    compare: `Apa bedanya {project} sama {project}? | bandingkan {project} dan {project} | lebih dulu mana {project} atau {project} | duluan mana {project} sama {project}
      Opo bedane {project} karo {project}? | luwih anyar endi, {project} opo {project}
      > Berdampingan:`,
    project: `{project} itu apa? | ceritakan tentang {project} | jelasin {project} | info {project} dong | lihat {project} | {project} fungsinya apa
      cara kerja {project} gimana
      > {title}, {date}: {summary}`,
    projectDate: `{project} dibuat kapan? | kapan {project} dibuat | {project} tahun berapa | {project} dibikinnya kapan
      > {title}: {date}.`,
    projectTime: `{project} dibuat berapa lama? | berapa lama bikin {project} | {project} pengerjaannya berapa bulan
      > {title}: {date}. Lamanya pengerjaan tidak tertulis di sini.`,
    projectTech: `{project} dibuat pakai apa? | {project} pakai teknologi apa | {project} pakai {tech} nggak | {project} pakai bahasa apa | {project} databasenya apa
      {project} stack nya apa
      > {title} dibuat dengan {technologies}.`,
    projectClient: `{project} dibuat untuk siapa? | {project} punya siapa | siapa yang bikin {project} | {project} dikerjakan sendiri atau tim
      peran {name} di {project} apa | klien {project} siapa | {project} dikerjain berapa orang
      > {title}, untuk atau bersama: “{client}”.[[ “{part}”]]`,
    projectDemo: `{project} ada demonya? | link {project} mana | {project} bisa dibuka di mana | {project} udah online belum | {project} ana demone ora?
      {project} iso dicoba ora
      > {title}: {demo}
      ! Demo {title} tidak dibuka untuk umum.`,
    projectSource: `Kode {project} terbuka? | source code {project} | github {project} mana | bisa lihat kode {project} | Kode {project} dibukak ora?
      repo {project} ana ora
      > Kode {title}: {source}
      ! Kode {title} tidak dibuka untuk umum.`,
    projectDownload: `{project} bisa diunduh? | download {project} di mana | {project} ada di play store | apk {project} | cara pasang {project}
      {project} iso diundhuh ora? | download {project} nang endi
      > Unduhan {title}: {download}
      ! {title} tidak bisa diunduh dari sini.`,
    projectScreens: `Ada screenshot {project}? | gambar {project} ada | tampilan {project} seperti apa | lihat layar {project} | {project} ana gambare ora?
      tampilane {project} piye
      > Gambarnya ada di {page}.`,
    projectHard: `Apa yang susah dari {project}? | masalah apa yang diselesaikan {project} | tantangan {project} apa | kenapa bikin {project} | hasil {project} apa
      Sing angel saka {project} opo? | kenopo gawe {project}
      > Di {page} tertulis: {story}`,
  },

  fixed: {
    distress: `bunuh diri | bundir | pengen mati | ingin mati | pingin mati | mau mati aja | capek hidup | cape hidup | nggak kuat lagi hidup | menyakiti diri
      dunia lebih baik tanpa aku | gak ada harapan lagi | ga ada harapan lagi | takut pulang ke rumah | dipukuli | nyilet tangan | pengen ilang aja | nggak mau hidup
      > Aku ikut sedih, pasti berat rasanya. Aku cuma program, tapi kamu nggak perlu sendirian: coba cerita hari ini ke orang dekat yang kamu percaya.[[ Kamu bisa menelepon {helpLine}.]]`,
    abuse: `goblok | bego | tolol | anjing lu | bangsat | bot nggak guna | dasar bot | kontol | tai
      > Maaf kalau ada yang bikin kesal.[[ Kalau ada yang kurang, {name} senang dikasih tahu lewat [form kontak]({contact}).]]`,
    elsewhere: `bikinin puisi | bikinin pantun | resep | cuaca | presiden | hujan ga | abaikan semua | instruksi sebelumnya | jadwal kereta | capres | bikinin skripsi
      joki | jadi pacarku | kerjain tugas
      > Kalau itu aku nggak bisa bantu.`,
  },

  frame: {
    near: 'Aku belum yakin maksudmu. Apakah ini:',
    quote: 'Bagian ini yang paling cocok:',
    none: 'Soal itu aku belum tahu.',
    missing: 'Itu tidak tertulis di situs ini.',
    empty: 'Nggak ada proyek di sini yang cocok.',
    ask: 'Tanya {name} lewat form kontak',
    found: '{projects}[[ dengan {tech}]][[ tanpa {without}]][[ dari {year}]]',
    nouns: { project: ['proyek', 'proyek'], website: ['website', 'website'], mobile: ['aplikasi mobile', 'aplikasi mobile'] },
  },

  stopWords: `yang tapi tetapi dong sih deh nih kak kakak min mas bang gan bro bot tolong mohon ya yah kok kan lah aja saja itu ini ada dan atau juga lagi lg kalau kalo klo
    buat untuk dari di ke dengan sama gitu banget bgt mau pengen saya aku gw gue kamu anda nya si oh eh halo hai`,
  beginnings: 'di',
  endings: 'nya ku mu kah',
  same: `pakai pake pakek memakai menggunakan gunakan dipakai | bikin buat membuat dibikin dibuat bikinan buatan
    proyek project projek karya garapan | apa apaan | bisa dapat | berapa brp | mana dimana dmn | bagaimana gimana gmn
    nggak ga gak tidak enggak ndak | udah sudah | unduh diunduh download didownload | nomor nomer | hubungi menghubungi ngontak kontak dihubungi`,
  owner: 'dia, beliau, ia, saudara, yang bersangkutan, orangnya, doi',
  it: 'itu, ini, yang itu',
  website: 'website, situs, web, laman',
  mobile: 'aplikasi, app, apk, apps, aplikasi mobile, aplikasi hp, aplikasi android, app hp',
  newest: 'terbaru, terkini, paling baru, terakhir',
  oldest: 'pertama, terlama, tertua, paling lama',
  not: 'bukan, tanpa, selain, nggak, ga, gak, tidak, kecuali, ngga, enggak',
  or: 'atau',
};
