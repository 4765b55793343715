type Screen = {
  /** File name in `src/content/pictures/galleries`. */
  file: string;
  /** Shown under the picture, and read by screen readers. */
  caption: string;
};

/** The screenshots of each mobile project, by its `imageKey`. A project without any has no slideshow. */
export const galleries: Record<string, readonly Screen[]> = {
  quran: [
    { file: 'quran-1.png', caption: 'All surahs, with the one read last on top' },
    { file: 'quran-2.png', caption: 'Al-Fatihah with its translation' },
    { file: 'quran-3.png', caption: 'Verses kept as bookmarks, each under a word of one’s own' },
    { file: 'quran-4.png', caption: 'Search by juz, while Ayat Kursi is recited' },
  ],
  monev: [
    { file: 'monev-1.png', caption: 'The first screen says in two sentences what the app does' },
    { file: 'monev-2.png', caption: 'The camera finds a Rp50.000 note' },
    { file: 'monev-3.png', caption: 'The value is spoken and shown in large digits' },
    { file: 'monev-4.png', caption: 'The notes of today, with their total' },
    { file: 'monev-5.png', caption: 'Voice, speed and language can be chosen' },
    { file: 'monev-6.png', caption: 'In low light the app offers to switch on the torch' },
    { file: 'monev-7.png', caption: 'How it works in three steps, and the seven notes it knows' },
  ],
  backoffice: [
    { file: 'backoffice-1.png', caption: 'Staff sign in with their work account' },
    { file: 'backoffice-2.png', caption: 'The day at a glance: sales, orders and the week as a chart' },
    { file: 'backoffice-3.png', caption: 'Orders with their status' },
    { file: 'backoffice-4.png', caption: 'One order with its items and its total' },
    { file: 'backoffice-5.png', caption: 'Stock, with what runs low marked' },
    { file: 'backoffice-6.png', caption: 'Requests that wait for approval' },
    { file: 'backoffice-7.png', caption: 'Profile and attendance of the month' },
  ],
  gohealing: [],
  otocare: [],
  calcu: [],
  gamesCollection: [],
};
