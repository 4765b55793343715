import type { Path } from './schema/path.ts';

/**
 * Where you have worked, studied and volunteered. Sorted by date; leave out `to` for a current position. `projects` lists
 * related projects by kind and id: `mobile/5`.
 */
export const path: Path = {
  entries: [
    {
      kind: 'education', // sample
      title: 'Bachelor’s degree in Informatics', // sample
      at: 'Universitas Merapi Raya', // sample
      place: 'Yogyakarta', // sample
      url: 'https://example.com/universitas-merapi-raya', // sample
      from: '2022-08',
      expected: '2027-07', // sample
      lines: [
        'Coursework in mobile programming, databases and software engineering. Thesis on offline-first apps.', // sample
        'Built an online course platform in a team of four, from interviews to testing.', // sample
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
        'Built the order and stock screens of a batik shop’s internal app in Flutter.', // sample
        'Versioned every change, so two people can’t pack the same order.', // sample
        'Tested each release in the shop with the people who use it.', // sample
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
        'Led six students who build and run websites for campus events.', // sample
        'Taught a weekly evening class in Git and React for first-year students.', // sample
      ],
    },
    {
      kind: 'organisation', // sample
      title: 'Volunteer', // sample
      at: 'Ruang Baca Sawo', // sample
      place: 'Yogyakarta', // sample
      from: '2022-11', // sample
      to: '2023-08', // sample
      lines: [
        'Ran the reading room two evenings a week and moved its lending list from paper to a website.', // sample
      ],
      projects: ['website/7'], // sample
    },
  ],

  /** Completed courses, and prizes with `award: true`. */
  certificates: [
    { title: 'Second place, accessibility apps', by: 'Lomba Aplikasi Nusantara', date: '2024-11', award: true }, // sample
    { title: 'Applied Machine Learning', by: 'Sekolah Data Terbuka', date: '2024-05', url: 'https://example.com/certificate/ml' }, // sample
    { title: 'Flutter App Development', by: 'Kelas Kode', date: '2023-06', url: 'https://example.com/certificate/flutter' }, // sample
  ],

  languages: [
    { name: 'Javanese', level: 'native' }, // sample
    { name: 'Indonesian', level: 'native' }, // sample
    { name: 'English', level: 'fluent (C1)' }, // sample
  ],
};
