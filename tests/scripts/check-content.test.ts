import { expect, test } from 'vitest';
import { checkContent } from '../../scripts/vite/check-content.ts';

const website = {
  id: '14',
  title: 'E-Quran',
  image: 'website-14-e-quran.png',
  imageAlt: 'A list of surahs',
  owner: 'Personal project',
  date: 'March 2024',
  url: 'https://example.com/e-quran',
  urlRepo: 'private',
  description: 'A reader for the browser.',
  p1: 'It is for people who read on a borrowed computer.',
  p2: '',
  technologies: [{ src: 'icons/react.svg', name: 'React' }],
};
const mobile = { ...website, id: '8', imageKey: 'quran', download: 'downloads/quran.apk' };

const file = '/src/content/projects/website/14-e-quran.ts';
const problemsOf = (change: object) =>
  checkContent({ websites: { [file]: { ...website, ...change } }, mobiles: {} });

test('complete records have no problem', () => {
  expect(checkContent({ websites: { [file]: website }, mobiles: { '/m.ts': mobile } })).toEqual([]);
});

test.each(['title', 'image', 'imageAlt', 'owner', 'date', 'description', 'p1'])(
  'an empty %s is named with its file and an example',
  (field) => {
    expect(problemsOf({ [field]: '  ' })).toEqual([
      expect.stringMatching(
        new RegExp(`^src/content/projects/website/14-e-quran.ts: "${field}" is empty.*${field}: '`),
      ),
    ]);
  },
);

test('an id that is used twice names both files', () => {
  const [problem] = checkContent({ websites: { '/a.ts': website, '/b.ts': website }, mobiles: {} });
  expect(problem).toMatch(/^b\.ts: "id" 14 is already used by a\.ts.*for example/);
});

test('the same id may occur in both kinds', () => {
  expect(
    checkContent({ websites: { '/a.ts': website }, mobiles: { '/b.ts': { ...mobile, id: '14' } } }),
  ).toEqual([]);
});

test.each(['', 'a b', '../1', undefined])('the id %s cannot be an address', (id) => {
  expect(problemsOf({ id })).toEqual([expect.stringContaining('"id" has to be letters')]);
});

test.each(['example.com', 'htps://example.com', 'javascript:alert(1)', '', 'https://', undefined])(
  'the link %s is refused with the forms that are known',
  (url) => {
    expect(problemsOf({ url })).toEqual([expect.stringMatching(/"url" is .*'private', for example/)]);
  },
);

test('only a download may be a file of the site', () => {
  expect(problemsOf({ urlRepo: 'downloads/app.apk' })).toHaveLength(1);
  const download = (value: string) =>
    checkContent({ websites: {}, mobiles: { '/m.ts': { ...mobile, download: value } } });
  expect(download('downloads/app.apk')).toEqual([]);
  expect(download('../secret.txt')).toHaveLength(1);
});

test('technologies come from the list', () => {
  expect(problemsOf({ technologies: [undefined] })).toEqual([expect.stringContaining('technologies.ts')]);
});
