/**
 * The words of a question as they are compared: small letters, no accents and no punctuation, letters that are held
 * down once (`haloooo` → `halo`). `qur'an` and `Raka's` become `quran` and `raka`.
 */
export function questionWords(question: string): string[] {
  return question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’`ʼ‘]s\b/gu, '')
    .replace(/['’`ʼ‘]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '');
}

/** One spelling for what people write in many ways: Javanese, slang and abbreviations. */
const spellings: Record<string, string> = {
  apa: 'opo apaan apakah pa',
  bagaimana: 'gimana gmn gmna piye kepiye pripun carane cara caranya',
  berapa: 'brp berapaan piro pinten',
  bikin: 'buat bkin gawe nggawe membuat ngebuat bikinan digawe dibikin dibuat',
  bikinin: 'buatin buatkan bikinkan dibuatin dibikinin gaweke gawekke',
  bisa: 'iso isa bs saged dapat',
  dia: 'dheweke beliau doi',
  email: 'imel surel mail',
  github: 'gh',
  instagram: 'ig insta',
  kamu: 'kowe koe sampeyan panjenengan km kmu lu lo elu anda awakmu ente',
  mana: 'ngendi endi pundi dmn dimana',
  makasih: 'mksh makasi suwun nuwun matursuwun matur trims tengkyu tq thx ty',
  nama: 'jeneng jenenge namamu jenengmu',
  pakai: 'pake pakek make memakai menggunakan gunakan nganggo pk',
  proyek: 'project projek projekan proyekan garapan',
  siapa: 'sopo sinten sapa spa',
  tanya: 'takon nanya bertanya',
  telegram: 'tele tg',
  telepon: 'telpon telfon telp tlp phone',
  tidak: 'nggak gak ga enggak ngga ora mboten tdk',
  website: 'web situs laman webnya websites',
  your: 'ur',
  youtube: 'yt',
};

const standard = new Map(
  Object.entries(spellings).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
);

/** Every spelling that is known, standard or not. */
export const knownSpellings: readonly string[] = [...Object.keys(spellings), ...standard.keys()];

/** `piye` → `bagaimana`; a word with one spelling stays as it is. */
export function standardWord(word: string): string {
  return standard.get(word) ?? word;
}
