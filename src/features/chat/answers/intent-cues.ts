type Cues = {
  intent: string;
  /** Words that settle it. */
  words: string;
  /** Words that point there, but not alone. */
  hints?: string;
  /** Several words in a row, without fillers, parted by commas; `@` is the owner, `*` any words or none. */
  phrases?: string;
};

/**
 * What a question can be after, and how one tells. All words are spelt as `standardWord` leaves them.
 * Where two intents fit equally well, the earlier one wins.
 */
export const intentCues = [
  {
    intent: 'shop',
    words: `toko jasa jual jualan dijual menjual dagang order skripsi tesis thesis parafrase paraphrase paraphrasing
      plagiat plagiasi turnitin sewa menyewa disewa disewakan rental rent shop store sell selling sells layanan joki
      freelance harga tarif biaya ongkos bayar budget price prices pricing cost costs fee fees murah mahal diskon`,
    hints: 'service services offer berapa',
    phrases: 'how much,bikin website * berapa,bikin aplikasi * berapa',
  },
  {
    intent: 'hire',
    words: `hire hiring rekrut merekrut lowongan loker magang intern internship kolaborasi collaborate collaboration
      freelancer kerjasama`,
    hints: 'kerja job work available proyek bantuin freelance',
    phrases: `bikinin,kerja sama,@ open,work with,work together,for me,for us,for my,bisa bikin website,bisa bikin aplikasi,
      bikin website untuk,bikin aplikasi untuk`,
  },
  {
    intent: 'cv',
    words: 'cv resume pdf',
    phrases: 'riwayat hidup,design portfolio,portofolio desain',
  },
  {
    intent: 'contact',
    words: `kontak kontakan hubungi dihubungi menghubungi ngontak email whatsapp wa nomor nomer telepon contact reach
      call sosmed socials`,
    hints: 'pesan message chat hp number kirim send ketemu meet talk bicara ngobrol social',
    phrases: 'media sosial,social media,kirim pesan,send message,get in touch,talk @,ngobrol sama @',
  },
  {
    intent: 'location',
    words: 'tinggal alamat lokasi domisili asal asli rumah live lives living located location address based',
    hints: 'mana where kota city orang',
    phrases: 'orang mana,mana @,@ mana,where @,@ from,are you from',
  },
  {
    intent: 'study',
    words:
      'kuliah jurusan sekolah kampus mahasiswa study studies studying student university college major degree',
    hints: 'mana where semester',
  },
  {
    intent: 'languages',
    words: 'inggris english speak',
    hints: 'bahasa language languages bisa can jawa javanese indonesia indonesian',
  },
  {
    intent: 'bot',
    words: 'robot manusia human chatgpt',
    hints: 'kamu you your nama name siapa who bot chatbot ai gemini',
    phrases: `kamu siapa,siapa kamu,kamu apa,nama kamu,nama siapa,siapa nama,siapa bikin kamu,kamu bikin,were you made,who are you,what are you,
      your name,made you,built you,created you,are you real`,
  },
  {
    intent: 'about',
    words: 'bio biodata profil profile kenalan perkenalkan introduce pemilik owner developer pembuat',
    hints: '@ tentang about seputar',
    phrases: 'siapa @,@ siapa,siapa bikin,who @,who made,who built,who created,tentang @,about @,kenal @',
  },
  {
    intent: 'stack',
    words: `stack tech teknologi technology technologies framework pemrograman programming skill skills keahlian
      kemampuan tools tool favorit favorite favourite jago menguasai ngoding coding`,
    hints: 'pakai use uses bahasa language languages',
    phrases: '@ bisa,can @,@ pakai,@ use',
  },
  {
    intent: 'projects',
    words: `proyek projects karya portofolio portfolio aplikasi app apps application applications website mobile android
      buatan pernah built apk`,
    hints: 'bikin make made build hasil list daftar semua all hp ios berapa',
    phrases: 'favorit proyek,proyek favorit,favorite proyek,favourite proyek,best proyek,your work,@ work',
  },
  {
    intent: 'help',
    words: 'help bantuan menu panduan tanya',
    hints: 'bantu bingung ask',
    phrases: 'bisa apa,what can you,can you do,bagaimana pakai,can i ask',
  },
  {
    intent: 'thanks',
    words: `makasih thanks thank keren mantap bagus apik cool awesome nice sip oke ok okay okey siap amazing`,
    phrases: `terima kasih,thank you,well done,good job,love it,love this,website keren,keren website,bagus website,website bagus,
      nice website,nice site,cool website,great website,great site`,
  },
  {
    intent: 'goodbye',
    words: 'bye goodbye dadah dah pamit duluan cya',
    phrases: 'sampai jumpa,sampai ketemu,sugeng tindak,see you,good night,take care',
  },
  {
    intent: 'greeting',
    words: `halo hai hi hello hey helo hay pagi siang sore malam enjing sonten dalu salam assalamualaikum السلام sugeng selamat permisi
      punten morning afternoon evening kabar yo p tes test ping`,
    phrases:
      'assalamu alaikum,kulo makasih,apa kabar,how are you,bagaimana kabar,good morning,good afternoon,good evening',
  },
] as const satisfies readonly Cues[];

export type Intent = (typeof intentCues)[number]['intent'];
