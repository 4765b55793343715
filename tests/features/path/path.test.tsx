import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pathView } from '#content/assemble/path-view.ts';
import { path as shown } from '#content/index.ts';
import type { PathEntry, Path as PathRecord } from '#content/schema/path.ts';
import { Path } from '#features/path/path.tsx';
import { changeContent } from '#tests/change-content.ts';

const job: PathEntry = { kind: 'work', title: 'Developer', at: 'Studio', from: '2025', lines: ['Ran it.'] };
const intern: PathEntry = { ...job, title: 'Intern', from: '2024-02', to: '2024-07' };
const flutter = { title: 'Flutter', by: 'School', date: '2023' };
const english = { name: 'English', level: 'C1' };

function open({ entries = [], certificates = [], languages = [] }: Partial<PathRecord>) {
  changeContent(shown, pathView({ entries, certificates, languages }, [], 'en'));
  return render(<Path />).container;
}

test('an entry has its dates and the direction of its text; positions at one employer stand together', () => {
  const container = open({
    entries: [intern, job, { ...intern, title: 'مطورة', at: 'Harbor', from: '2023', to: '2023' }],
    certificates: [flutter],
    languages: [english],
  });
  const [studio, harbor, ...more] = container.querySelectorAll('div > ol > li');
  expect(more).toEqual([]);
  expect(studio).toHaveTextContent(/^WorkStudioDeveloper 2025 – present.*Intern Feb 2024 – Jul 2024/);
  expect(screen.getByText('Jul 2024')).toHaveAttribute('datetime', '2024-07');
  expect(screen.getByText('مطورة').closest('[dir]')).toHaveAttribute('dir', 'auto');
  expect([...(studio?.querySelectorAll('[id]') ?? [])].map(({ id }) => id)).toEqual(['path-3', 'path-2']);
  expect(harbor).toHaveTextContent('Work 2023مطورةHarborRan it.');
  expect(container).toHaveTextContent(/FlutterSchool, 2023.*EnglishC1$/);
});
