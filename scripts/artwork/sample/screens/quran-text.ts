/** The first six surahs, with the meanings that the Indonesian ministry of religion gives their names. */
export const surahs = [
  { name: 'Al-Fatihah', meaning: 'Pembukaan', verses: 7, arabic: 'الفاتحة' },
  { name: 'Al-Baqarah', meaning: 'Sapi', verses: 286, arabic: 'البقرة' },
  { name: 'Ali ‘Imran', meaning: 'Keluarga Imran', verses: 200, arabic: 'آل عمران' },
  { name: 'An-Nisa’', meaning: 'Wanita', verses: 176, arabic: 'النساء' },
  { name: 'Al-Ma’idah', meaning: 'Hidangan', verses: 120, arabic: 'المائدة' },
  { name: 'Al-An’am', meaning: 'Binatang ternak', verses: 165, arabic: 'الأنعام' },
];

/** Al-Fatihah 1 to 5, fully vowelled, with the ministry’s translation (Kemenag, 2002). */
export const fatihah = [
  { arabic: 'بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ', meaning: 'Dengan nama Allah Yang Maha Pengasih, Maha Penyayang.' },
  { arabic: 'الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ', meaning: 'Segala puji bagi Allah, Tuhan seluruh alam,' },
  { arabic: 'الرَّحْمَٰنِ الرَّحِيمِ', meaning: 'Yang Maha Pengasih, Maha Penyayang,' },
  { arabic: 'مَالِكِ يَوْمِ الدِّينِ', meaning: 'Pemilik hari pembalasan.' },
  {
    arabic: 'إِيَّاكَ نَعْبُدُ وَإِيَّاكَ نَسْتَعِينُ',
    meaning: 'Hanya kepada Engkaulah kami menyembah dan hanya kepada Engkaulah kami mohon pertolongan.',
  },
];

/** Four verses or parts of one, from the same sources. */
export const kept = [
  {
    at: 'Asy-Syarh 5',
    folder: 'Harapan',
    arabic: 'فَإِنَّ مَعَ الْعُسْرِ يُسْرًا',
    meaning: 'Maka sesungguhnya beserta kesulitan ada kemudahan.',
  },
  {
    at: 'Taha 114',
    folder: 'Doa',
    arabic: 'رَبِّ زِدْنِي عِلْمًا',
    meaning: 'Ya Tuhanku, tambahkanlah ilmu kepadaku.',
  },
  {
    at: 'Ar-Ra‘d 28',
    folder: 'Harapan',
    arabic: 'أَلَا بِذِكْرِ اللَّهِ تَطْمَئِنُّ الْقُلُوبُ',
    meaning: 'Ingatlah, hanya dengan mengingat Allah hati menjadi tenteram.',
  },
  {
    at: 'Al-Baqarah 286',
    folder: 'Hafalan',
    arabic: 'لَا يُكَلِّفُ اللَّهُ نَفْسًا إِلَّا وُسْعَهَا',
    meaning: 'Allah tidak membebani seseorang melainkan sesuai dengan kesanggupannya.',
  },
];

/** The juz whose number contains a three, and where each begins and ends. */
export const juz = [
  { number: 3, from: 'Al-Baqarah 253', to: 'Ali ‘Imran 92' },
  { number: 13, from: 'Yusuf 53', to: 'Ibrahim 52' },
  { number: 23, from: 'Ya-Sin 28', to: 'Az-Zumar 31' },
  { number: 30, from: 'An-Naba’ 1', to: 'An-Nas 6' },
];
