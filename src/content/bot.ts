/** What the bot knows of the owner beyond the pages, and how it speaks. */
export const bot = {
  /** Chips under the empty chat. */
  suggestions: [
    { text: 'Kamu siapa?', lang: 'id' }, // sample
    { text: 'Proyek apa saja yang pernah dibuat?', lang: 'id' }, // sample
    { text: 'Piye carane ngontak?', lang: 'jv' }, // sample
    { text: 'Which projects use Flutter?', lang: 'en' }, // sample
  ],

  favouriteStacks: {
    web: ['React'], // sample
    mobile: ['Flutter', 'Kotlin'], // sample
  },

  /** The online shop, as the bot names what it sells. */
  shop: {
    id: ['cek skripsi', 'parafrase', 'sewa barang mahasiswa', 'jasa freelance kecil-kecilan'], // sample
    en: ['thesis checking', 'paraphrasing', 'rental of student items', 'small freelance services'], // sample
  },

  /** How the model behind the chat is told to behave; names, stacks, shop and projects are added by the site. */
  instructions: [
    'Sapa pengunjung dengan ramah, misalnya "Sugeng rawuh!".', // sample
    'Pakai bahasa santai dengan aku dan kamu, campur sedikit bahasa Jawa.', // sample
    'Jawab singkat dan jujur; kalau tidak tahu, bilang tidak tahu dan arahkan ke formulir kontak.', // sample
    'Kalau ditanya proyek yang pernah dibuat, arahkan ke halaman proyek.', // sample
    'Kalau pengunjung menulis dalam bahasa Inggris, jawab dalam bahasa Inggris.', // sample
  ],
};
