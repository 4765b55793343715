import type { Path } from './schema/path.ts';

/**
 * Where you have worked, studied and volunteered. Sorted by date; leave out `to` for a current position. `projects` lists
 * related projects by kind and id: `mobile/5`.
 */
export const path: Path = {
  entries: [
    {
      kind: 'education', // sample
      title: 'Informatics, bachelor’s degree', // sample
      at: 'Universitas Merapi Raya', // sample
      place: 'Yogyakarta', // sample
      url: 'https://example.com/universitas-merapi-raya', // sample
      from: '2022-08', // sample
      lines: [
        'Mobile programming, databases and software engineering; thesis on offline-first apps.', // sample
        'Built an online course platform with three others, from interviews to tests.', // sample
      ],
      projects: ['website/10', 'mobile/4'], // sample
    },
    {
      kind: 'work', // sample
      title: 'Mobile Developer Intern', // sample
      at: 'Studio Lereng', // sample
      place: 'Sleman', // sample
      url: 'https://example.com/studio-lereng', // sample
      from: '2024-02', // sample
      to: '2024-07', // sample
      lines: [
        'Built the order and stock screens of a shop’s internal app in Flutter.', // sample
        'Gave every change a version, so that two people no longer pack the same order.', // sample
        'Tested each release in the shop, next to the people who use it.', // sample
      ],
      projects: ['mobile/6'], // sample
    },
    {
      kind: 'organisation', // sample
      title: 'Head of the web team', // sample
      at: 'Himpunan Informatika Merapi', // sample
      place: 'Yogyakarta', // sample
      from: '2023-09', // sample
      to: '2024-08', // sample
      lines: [
        'Led six students who build and run the websites of campus events.', // sample
        'Taught a weekly evening class in Git and React to first-year students.', // sample
      ],
      projects: ['website/9'], // sample
    },
    {
      kind: 'organisation', // sample
      title: 'Volunteer', // sample
      at: 'Ruang Baca Sawo', // sample
      place: 'Yogyakarta', // sample
      from: '2022-11', // sample
      to: '2023-08', // sample
      lines: [
        'Opened the reading room two evenings a week and moved its lending list from paper to a website.', // sample
      ],
      projects: ['website/7'], // sample
    },
  ],

  /** Completed courses, and prizes with `award: true`. */
  certificates: [
    { title: 'Second place, apps for accessibility', by: 'Lomba Aplikasi Nusantara', date: '2024-11', award: true }, // sample
    { title: 'Applied Machine Learning', by: 'Sekolah Data Terbuka', date: '2024-05', url: 'https://example.com/certificate/ml' }, // sample
    { title: 'Flutter App Development', by: 'Kelas Kode', date: '2023-06', url: 'https://example.com/certificate/flutter' }, // sample
  ],

  languages: [
    { name: 'Javanese', level: 'native' }, // sample
    { name: 'Indonesian', level: 'native' }, // sample
    { name: 'English', level: 'fluent (C1)' }, // sample
  ],
};
