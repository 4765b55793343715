export type AnswerLanguage = 'id' | 'en';

const english = wordSet(`
  a about afternoon am an and any anyone anything apps are at available be been between built build bye can contact
  could cost description did do does done english ever everything evening experience favorite favourite find for from
  get give good goodbye great had has have he hello help her hey hi him his how i in is it its job know language like list
  live lives located made make many me meet more morning most much my name of offer on one or other person please price
  prices project projects reach really sell send services she should show skills some something speak study tell thank
  thanks that the their them there these they thing this those to uses use used using want was were what whats
  when where which who whos why will with work works would you your
`);

const indonesian = wordSet(`
  ada agar aja aku alamat apa apakah assalamualaikum bagaimana bahasa banget beliau berapa bikin bikinin bisa boleh buat
  bukan cara carikan cerita ceritain dan dari dengan di dia dong dulu favoritnya gawe gimana hai halo harga hubungi ini
  itu iki jadi jasa jual juga kah kak kakak kalau kamu kan kapan karya kasih kau ke kenapa kerja kita kok kontak kuliah
  kulo lagi lah lihat loh makasih malam mana mas masih mau mbak minta mohon monggo namanya nang nanya ngontak nih nomor nomer
  nuwun oleh orang pagi pakai para pernah permisi perlu piye proyek punya pun sama saja sajakah salam sampai saya
  sebutkan sedang selamat semua seputar siang siapa sih sing soal sore sugeng sudah suka supaya tahu tak tanya tau
  tentang terima tidak tolong toko tuh tunjukkan udah untuk wae ya yaa yah yang yo yuk
`);

/**
 * The language to answer in: English when more of the words are English than Indonesian or Javanese.
 *
 * @param words as `questionWords` gives them, before or after `standardWord`
 */
export function answerLanguage(words: readonly string[]): AnswerLanguage {
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return count(english) > count(indonesian) ? 'en' : 'id';
}

/** Words that both lists know, so that none of them is taken for a misspelt other one. */
export const commonWords: ReadonlySet<string> = new Set([...english, ...indonesian]);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
