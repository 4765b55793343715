import type { Path } from './schema/path.ts';

/** Sorted by date. Leave out `to` for a current position. `projects` lists projects by kind and id: `mobile/5`. */
export const path: Path = {
  entries: [
    {
      kind: 'education',
      title: 'Bachelor’s degree in Informatics',
      at: 'Universitas Merapi Raya',
      place: 'Yogyakarta',
      url: 'https://example.com/universitas-merapi-raya',
      from: '2022-08',
      expected: '2027-07',
      lines: [
        'Five years: I took a semester off for the internship, and one for the batik store.',
        'Courses: Mobile Programming, Database Systems, Software Engineering, Interaction Design.',
        'Built an online course platform in a team of four, from interviews to testing.',
        'Thesis, since February 2026: conflicts between edits in offline-first apps.',
      ],
      projects: ['website/10', 'mobile/4'],
    },
    {
      kind: 'work',
      title: 'Freelance Web Developer',
      at: 'Sanggar Batik Joko',
      place: 'Imogiri',
      from: '2025-07',
      to: '2025-12',
      lines: [
        'Built the workshop’s online store alone, from product photos to reservations.',
        'Stayed on call for its first season, until the workshop could run it without me.',
      ],
      projects: ['website/12'],
    },
    {
      kind: 'work',
      title: 'Mobile Developer Intern',
      at: 'Studio Lereng',
      place: 'Sleman',
      url: 'https://example.com/studio-lereng',
      from: '2024-02',
      to: '2024-07',
      lines: [
        'Built a batik shop’s internal Flutter app from sketch to release, in a team of three.',
        'Versioned every change, so no order leaves the shop twice.',
        'Tested each release in the shop with the people who use it.',
      ],
      projects: ['mobile/6'],
    },
    {
      kind: 'organisation',
      title: 'Head of the web team',
      at: 'Himpunan Informatika Merapi',
      place: 'Yogyakarta',
      from: '2023-09',
      to: '2024-08',
      lines: [
        'Led six students who built and ran websites for campus events.',
        'Taught a weekly evening class in Git and React for first-year students.',
      ],
    },
    {
      kind: 'organisation',
      title: 'Volunteer',
      at: 'Ruang Baca Sawo',
      place: 'Yogyakarta',
      from: '2022-11',
      to: '2023-08',
      lines: [
        'Ran the reading room two evenings a week and moved its lending list from paper to a website.',
      ],
      projects: ['website/7'],
    },
  ],

  /** Completed courses, and prizes with `award: true`. */
  certificates: [
    { title: 'Second place, accessibility apps', by: 'Lomba Aplikasi Nusantara', date: '2024-11', award: true, built: 'Monev, a reader for banknotes' },
    { title: 'Applied Machine Learning', by: 'Sekolah Data Terbuka', date: '2024-05', url: 'https://example.com/certificate/ml', built: 'a classifier of 40 batik motifs' },
    { title: 'Flutter App Development', by: 'Kelas Kode', date: '2023-06', url: 'https://example.com/certificate/flutter', built: 'an offline habit tracker' },
  ],

  languages: [
    { name: 'Javanese', level: 'native' },
    { name: 'Indonesian', level: 'native' },
    { name: 'English', level: 'fluent (C1)' },
  ],
};
