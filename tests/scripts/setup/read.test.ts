import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import * as technologies from '#content/technologies.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readOptions } from '../../../scripts/setup/answers.ts';
import { githubResume, readAccount } from '../../../scripts/setup/github.ts';
import type { Json } from '../../../scripts/setup/read-fields.ts';
import { jsonResume, linkedinResume } from '../../../scripts/setup/read-files.ts';
import { isSameProject, readResume } from '../../../scripts/setup/read-resume.ts';
import { clip, firstPart, lineOf, readDate, webAddress } from '../../../scripts/setup/values.ts';
import { server } from '../../mocks/server.ts';

const read = (json: Json) =>
  readResume({ ...json, basics: { name: 'Ana Prova', ...Object(json.basics) } }, technologies);
const file = (name: string, content: string | Uint8Array) => {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
};

// biome-ignore format: a table
test.each<[basics: Json, answers: Json, notes: RegExp]>([
  [{ phone: '+962 6 500 0000' }, { phone: '+962 6 500 0000' }, /^$/],
  [{ phone: '0660 1234567' }, { phone: '' }, /country code/],
  [{ phone: 'tel: 0043 660 1234567' }, { phone: '+43 660 1234567' }, /^$/],
  [{ phone: '0660 1234567', location: { city: 'Graz', country: 'Austria' } }, { phone: '+43 660 1234567', location: 'Graz, Austria' }, /^$/],
  [{ phone: '+43 660 1234567 / +43 316 22222' }, { phone: '' }, /basics\.phone: .* has several numbers\. Name one\. Run setup with --phone/],
  [{ phone: '31 99876-5432', location: 'Belo Horizonte, Minas Gerais, Brasil' }, { phone: '+55 31 99876 5432', location: 'Belo Horizonte, Minas Gerais, Brazil' }, /^$/],
  [{ summary: 'I build:\n• shops\n✓ apps' }, { personal: 'I build: shops, apps.', bio: [] }, /^$/],
  [{ summary: '• Led a team\n• Five years of Go\n• 开发\n\nI live in Graz. I swim.' }, { personal: 'Led a team. Five years of Go. 开发。', bio: ['I live in Graz. I swim.'] }, /^$/],
  [{ profiles: [{ network: 'Blog', url: 'ana.example' }], url: 'https://ana.example' }, { profiles: ['Blog https://ana.example'] }, /^$/],
  [{ linkedin: 'ana', github: 'https://github.com/ana' }, { profiles: ['https://github.com/ana', 'https://www.linkedin.com/in/ana'] }, /^$/],
  [{ name: 'Prof. Dr.-Ing. J. Ana Prova, MSc' }, { name: 'Ana', fullName: 'Prof. Dr.-Ing. J. Ana Prova, MSc' }, /^$/],
  [{ name: '王小明', location: { city: 'Wien', countryCode: 'AT' } }, { name: '王小明', fullName: '王小明', location: 'Wien, Austria' }, /^$/],
  [{ summary: '<p>I keep <b>small</b> services.</p>\n<ul><li>Rust</li></ul><script>x()</script>' }, { personal: 'I keep small services.', bio: ['Rust'] }, /^$/],
  [{ summary: '2019. was **good** [link](https://x.com).\n\n`Vec<Train>` &amp; a < b\n1. one\n2. two' }, { personal: '2019. was good link.', bio: ['Vec<Train> & a < b. one. two.'] }, /^$/],
  [{ summary: 'I do: • shops • apps', location: { city: 'Sabadell', region: 'España', countryCode: 'ES' } }, { personal: 'I do: shops, apps.', location: 'Sabadell, Spain' }, /^$/],
  [{ displayName: 'Ana P', headline: 'Dev', mobile: '+43 660 1234567' }, { role: 'Dev', phone: '+43 660 1234567' }, /displayName/],
  [{ label: 'Senior Backend Engineer, Cloud Architect and Open Source Maintainer' }, { role: 'Senior Backend Engineer' }, /longer than 60/],
  [{ name: '\u202eAna\u2028Prova', email: 'mailto:a@b.cd' }, { fullName: 'Ana Prova', email: 'a@b.cd' }, /^$/],
])('reads basics %j', (basics, answers, notes) => {
  const resume = read({ basics });
  expect(resume.answers).toMatchObject(answers);
  expect(resume.notes.join('\n')).toMatch(notes);
});

// biome-ignore format: a table
test.each<[Json, Json | undefined, RegExp]>([
  [{ name: 'senda', displayName: 'Senda', startDate: '2021', github: 'https://github.com/a/senda', technologies: ['React', 'Node.js'] }, { title: 'Senda', urlRepo: 'https://github.com/a/senda' }, /^$/],
  [{ name: 'Site', date: '2021', url: 'resume.pdf' }, { title: 'Site', date: '2021' }, /^projects\[0\]\.url: "resume\.pdf" is not a web address, skipped\.$/],
  [{ name: 'Senda', stars: 3 }, { date: '' }, /projects\[0\]\.stars: 3 is not used.*\n.*projects\[0\]: has no valid date/],
  [{ name: 'App', date: '2021', url: 'https://play.google.com/store/apps/details?id=a' }, { kind: 'mobile', download: expect.any(String) }, /^$/],
  [{ url: 'http://www.github.com/ana/x.git' }, { urlRepo: 'https://github.com/ana/x' }, /date/], [{ url: 'https://gitlab.com/group/sub/x/-/tree/main' }, { urlRepo: 'https://gitlab.com/group/sub/x' }, /date/],
  [{ date: '2021', highlights: ['Map of paths', 'Node.js, Go', 'In development!'], languages: ['Kotlin'], primaryLanguage: 'Dart' }, { description: 'Map of paths. In development!', p1: '', technologies: ['nodeJs', 'go', 'kotlin', 'dart'].map((key) => expect.objectContaining({ key })) }, /^$/],
  [{ url: 'https://gist.github.com/ana/1' }, { url: 'https://gist.github.com/ana/1' }, /date/], [{ keywords: ['React Native'] }, { kind: 'mobile' }, /date/], [{ type: 'application', keywords: ['Swift'] }, { kind: 'mobile' }, /date/],
  [{ description: `A shop in React Native. Express delivery, Java coffee. ${'It grows. '.repeat(20)}` }, { description: expect.stringMatching(/^A shop.{80,}grows\.$/), p1: expect.stringMatching(/^It grows/), technologies: [expect.objectContaining({ key: 'reactNative' })] }, /date/],
  [{ date: '2021', tech: 'React, HTML/CSS, Go, Git, Redis, Docker and Kubernetes' }, { technologies: expect.objectContaining({ length: 6 }) }, /^projects\[0\]\.tech: .* has more than 6 technologies, skipped Docker, Kubernetes\.$/],
  [{ description: 'A mobile-first page.', keywords: ['css'] }, { kind: 'website' }, /date/],
  [{ name: '', date: '2021' }, undefined, /has no name/],
])('reads the project %j', (project, draft, notes) => {
  const resume = read({ projects: [{ name: 'X', ...project }] });
  if (draft) expect(resume.drafts[0]).toMatchObject(draft);
  expect(resume.notes.join('\n')).toMatch(notes);
});

test('reads work, education, certificates and languages in the spellings of known generators', () => {
  // biome-ignore format: a table
  const { path, notes, tools } = read({
    basics: { location: { city: 'Amman', country: 'Jordan' } },
    experience: [
      { company: 'Mavi', title: 'Developer', start_date: 'Sep 2020', end: 'Present', location: 'Amman, JO', stack: ['Go'] },
      { company: 'Rail', location: { city: 'Atlanta', region: 'GA' }, startDate: '2019', highlights: '• one\n• two' },
      { company: 'Old', startDate: 'soon' },
    ],
    education: { school: 'TU', degree: 'BSc', area: 'Maths', startDate: '2017-10', endDate: '2016', gpa: 1.2 },
    certificates: [{ name: 'Scrum', issuer: 'Academy', startDate: '2021-04-01', url: '/cert.pdf' }, { name: 'None' }],
    awards: [{ title: 'Best', awarder: 'City', date: '2022' }, { title: 'Best App', date: 'Jun 2022' }],
    volunteer: [{ companyName: 'Code Club', role: 'Mentor', startDate: 'Q3 2021' }, { role: 'Coach', startDate: '2020' }],
    languages: ['German', { language: 'English', fluency: 'constructor' }, { language: 'english', fluency: 'fluent' }],
    skills: [{ name: 'React', keywords: 'TypeScript, juggling' }, 'Cascading Style Sheets (CSS)', 'Adobe Photoshop'],
    references: [{ name: 'A' }],
  });
  expect(path.entries).toEqual([
    { kind: 'work', title: 'Developer', at: 'Mavi', place: 'Amman, Jordan', from: '2020-09', lines: [] },
    { kind: 'work', title: 'Rail', at: 'Rail', place: 'Atlanta, GA', from: '2019', lines: ['one', 'two'] },
    { kind: 'organisation', title: 'Mentor', at: 'Code Club', from: '2021', lines: [] },
    { kind: 'organisation', title: 'Coach', at: 'Coach', from: '2020', lines: [] },
    { kind: 'education', title: 'BSc, Maths', at: 'TU', from: '2017-10', lines: ['Grade: 1.2'] },
  ]);
  expect(path.certificates).toEqual([
    { title: 'Scrum', by: 'Academy', date: '2021-04' },
    { title: 'Best', by: 'City', date: '2022', award: true },
    { title: 'Best App', date: '2022-06', award: true },
  ]);
  expect(path.languages).toEqual([{ name: 'English', level: 'constructor' }]);
  expect(tools.map(({ key }) => key)).toEqual(['react', 'typescript', 'css', 'adobePhotoshop']);
  expect(notes.map((note) => note.replace(/: .*/, '')).sort()).toEqual([
    ...['certificates[0].url', 'certificates[1]', 'education.endDate', 'experience[0].stack'],
    ...['experience[2]', 'experience[2].startDate', 'languages[0]', 'references', 'skills[0]'],
    ...['volunteer[0].startDate', 'volunteer[1]'],
  ]);
});

// biome-ignore format: a table
test.each<[string, string | Uint8Array, RegExp, typeof jsonResume]>([
  ['a package.json', '{"name":"my-app","version":"1.0.0","scripts":{"dev":"vite"}}', /is not a JSON Resume/, jsonResume],
  ['a list', '[]', /is not a JSON Resume/, jsonResume],
  ['deep nesting', `{"basics":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, /is not a JSON Resume/, jsonResume],
  ['broken JSON', '{', /is not a JSON file/, jsonResume],
  ['a Reactive Resume', '{"basics":{"name":"A"},"sections":{"experience":{"items":[]}},"metadata":{}}', /is a Reactive Resume file.*registry\.jsonresume\.org/, jsonResume],
  ['a ZIP file as JSON', 'PK\u0003\u0004', /use --linkedin/, jsonResume],
  ['another file as a ZIP file', 'no zip', /not the ZIP file/, linkedinResume],
  ['another ZIP file', zipSync({ 'a.csv': strToU8('b') }), /has no profile/, linkedinResume],
])('refuses %s', (_, content, message, reader) => expect(reader(file('resume', content))).rejects.toThrow(message));

test('reads the ZIP file of a LinkedIn export as a résumé', async () => {
  // biome-ignore format: a table
  const csv = {
    Profile: 'First Name,Last Name,Headline,Summary,Geo Location,Twitter Handles,Websites\nAna,Prová,UX Designer,"I draw, and\nbuild.",Graz,[anaprova],"[BLOG:https://ana.example]"',
    'Email Addresses': 'Email Address,Confirmed,Primary\nold@ana.example,Yes,No\nana@ana.example,Yes,Yes',
    PhoneNumbers: 'Extension,Number,Type\n,+43 660 1234567,Mobile',
    Positions: 'Company Name,Title,Description,Location,Started On,Finished On\nMavi,Designer,Drew screens.,"Graz, Austria",Sep 2021,',
    Education: 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nTU,2017,2020,,BSc,',
    Skills: 'Name\nGo\nBrainstorming\nHTML e CSS',
    Certifications: 'Name,Url,Authority,Started On,Finished On,License Number\nScrum,,Academy,Apr 2021,,7',
    Languages: 'Name;Proficiency\nGerman;Native or bilingual proficiency',
    Honors: 'Title,Description,Issued On\nBest App,Of the year,Jun 2022',
    Volunteering: 'Company Name,Role,Cause,Started On,Finished On,Description\nCode Club,Mentor,education,Sep 2020,,Teach kids',
    Projects: 'Title,Description,Url,Started On,Finished On\nSenda,Routes. Made with Go and React.,https://senda.example,Oct 2021,Jan 2022',
    Connections: 'Name\nRita',
    Recommendations_Received: 'First Name,Text\nRita,Ana sees it first.',
    Courses: 'Name,Number',
  };
  const zip = (pack: (text: string) => Uint8Array) => {
    const files = Object.entries(csv).map(([name, text]) => [`Basic/${name}.csv`, pack(`${text}\n`)]);
    const others = {
      '__MACOSX/Profile.csv': strToU8('\0"'),
      '__MACOSX/Basic/._Profile.csv': strToU8('\0"'),
      'Basic/Reactions.csv': strToU8('a\n"open'),
    };
    return linkedinResume(file('export.zip', zipSync({ ...Object.fromEntries(files), ...others })));
  };
  const json = await zip((text) => strToU8(`\ufeff${text}`));
  expect(await zip((text) => Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(json);
  expect(await zip((text) => Buffer.from(text, 'latin1'))).toEqual(json);
  const broken = zip((text) => strToU8(text.replace('.example]"', '.example]')));
  await expect(broken).rejects.toThrow(/Basic\/Profile\.csv in .*export\.zip can’t be read/);
  const { answers, path, drafts, tools, notes } = readResume(json, technologies, 'de');
  expect(answers).toMatchObject({
    ...{ name: 'Ana', role: 'UX Designer', personal: 'I draw, and build.', bio: [], location: 'Graz' },
    ...{ email: 'ana@ana.example', phone: '+43 660 1234567' },
    profiles: ['https://ana.example', 'https://x.com/anaprova'],
  });
  expect(path.entries.map(({ at, from }) => `${at} ${from}`)).toEqual([
    'Mavi 2021-09',
    'Code Club 2020-09',
    'TU 2017',
  ]);
  expect(path.certificates).toEqual([
    { title: 'Scrum', by: 'Academy', date: '2021-04' },
    { title: 'Best App', date: '2022-06', built: 'Of the year', award: true },
  ]);
  expect(path.languages).toEqual([{ name: 'German', level: 'Muttersprache oder zweisprachig' }]);
  expect(drafts).toMatchObject([{ title: 'Senda', date: '2022-01', url: 'https://senda.example' }]);
  expect(drafts[0]?.technologies.map(({ name }) => name)).toEqual(['Go', 'React']);
  expect(tools.map(({ name }) => name)).toEqual(['Go', 'HTML', 'CSS']);
  expect(notes.map((note) => note.replace(/: .*/, ''))).toEqual([
    ...['recommendations_received', 'skills[1]', 'projects[0].Started On', 'projects[0].Description'],
    ...['volunteering[0].Cause', 'certifications[0].License Number'],
  ]);
  expect(notes.join('\n')).toMatch(/: "Rita,Ana sees it first.*\n.*\n.*\n.* names Go, React\. Add /);
});

const api = 'https://api.github.com';

test('reads an account of GitHub, with forks last and without empty repositories', async () => {
  const all = [
    ...[{ name: 'ana' }, { name: 'empty', size: 0 }, { name: 'fork', fork: true }, { name: 'rain_diary' }],
    { name: 'star.js', stargazers_count: 2, topics: [], description: null },
  ].map(({ name, ...more }) => ({
    ...{ name, full_name: `ana/${name}`, html_url: `https://github.com/ana/${name}` },
    ...{ homepage: 'rain.example', description: '🌦️ rain & <clouds> :sunny:', topics: ['react', 'maps'] },
    ...{ size: 1, stargazers_count: 0, fork: false, archived: false, language: 'Go' },
    ...{ pushed_at: '2024-03-05T08:00:00Z', ...more },
  }));
  const user = { login: 'ana', html_url: 'https://github.com/ana', name: 'Ana Lestari', location: 'Graz' };
  const responses: Record<string, object> = {
    '/users/ana': { ...user, bio: 'Maps.\r\nStudent.', email: null },
    '/users/ana/repos': all,
    '/repos/ana/rain_diary/languages': { TypeScript: 900, Go: 90, CSS: 110 },
  };
  server.use(
    http.get(`${api}/*`, ({ request }) => {
      const path = new URL(request.url).pathname;
      if (path === '/repos/ana/star.js/readme')
        return HttpResponse.text('# Star\n\n[![CI](a.svg)](b)\n\nShows *stars*. And more.\n\n## Use');
      const json = responses[path];
      return HttpResponse.json(json ?? {}, { status: json ? 200 : 500 });
    }),
  );
  const account = await readAccount('ana');
  expect(account.repositories.map(({ name }) => name)).toEqual(['star.js', 'rain_diary', 'fork']);
  const json = await githubResume(account, account.repositories.slice(0, 2));
  const { answers, drafts } = readResume(json, technologies);
  expect(answers).toMatchObject({ name: 'Ana', personal: 'Maps.', bio: ['Student.'], location: 'Graz' });
  expect(answers.profiles).toEqual(['https://github.com/ana']);
  expect(drafts[0]).toMatchObject({ title: 'star.js', description: 'Shows stars. And more.' });
  expect(drafts[1]).toMatchObject({
    ...{ title: 'Rain Diary', date: '2024-03', description: '🌦️ rain & <clouds>' },
    ...{ url: 'https://rain.example', urlRepo: 'https://github.com/ana/rain_diary' },
  });
  const keys = drafts.map((draft) => draft.technologies.map(({ key }) => key).join());
  expect(keys).toEqual(['go', 'typescript,css,react']);
});

test.each([
  [404, /no such account/],
  [502, /status 502.*without --github/],
  [0, /Can’t reach GitHub/],
])('an error of GitHub gives the reason and a fix: %s', async (status, message) => {
  const answer = () => (status ? HttpResponse.json({}, { status }) : HttpResponse.error());
  server.use(http.get(`${api}/users/ana`, answer));
  await expect(readAccount('ana')).rejects.toThrow(message);
});

test('projects with the same title are one, unless their links differ', () => {
  const [title, a, b] = ['Rain Diary', 'https://github.com/ana/a', 'https://github.com/ana/b'];
  const [rain, app] = [{ title, urlRepo: a, url: 'https://rain.example' }, { title: 'App' }];
  expect(isSameProject({ title }, { title: 'rain-diary', urlRepo: a })).toBe(true);
  expect(isSameProject(rain, { title, urlRepo: b })).toBe(false);
  expect(isSameProject(rain, { ...app, urlRepo: 'http://www.github.com/Ana/a.git' })).toBe(true);
  expect(isSameProject(rain, { ...app, url: 'http://rain.example/' })).toBe(true);
});

// biome-ignore format: a table
test.each([
  ['2019', '2019'], ['2023-9-28', '2023-09'], ['09/2023', '2023-09'], ['28.9.2023', '2023-09'], ['Sep 2023', '2023-09'], ['28 September 2023', '2023-09'],
  ['Agustus 2021', '2021-08'], ['März 2020', '2020-03'], ['2021年5月', '2021-05'], ['2023-09-28T00:00:00Z', '2023-09'],
  ['mrt 2021', '2021-03'], ['augusti 2019', '2019-08'], ['сент. 2016', '2016-09'], ['września 2014', '2014-09'], ['Mrz 2015', '2015-03'],
  ['Agt 2012', '2012-08'], ['srpen 2010', '2010-08'], ['pro 2011', '2011-12'], ['fév. 2020', '2020-02'], ['set. de 2020', '2020-09'], ['Q3 2021', '2021'],
  ['28 September', undefined], ['2019 - 2021', undefined], ['1600000000000', undefined], ['2024-19-39', '2024'], ['Summer 2024', '2024'], ['03/04/2024', '2024'],
])('reads the date %s as %s', (text, date) => expect(readDate(text)).toBe(date));

// biome-ignore format: a table
test.each<[string, string | undefined]>([
  ['www.x.com', 'https://www.x.com'], ['HTTP://x.com/a', 'http://x.com/a'], ['x.com:8080', 'https://x.com:8080'], ['skype:rita', undefined], ['a@x.com', undefined],
  ['/cert.pdf', undefined], ['resume.pdf', undefined], ['./demo.html', undefined], ['7', undefined], ['https://github.com/<ana>/', undefined],
])('reads the address %s as %s', (text, address) => expect(webAddress(text)).toBe(address));

test('shortens a text between characters', () => {
  const texts = ['列车时刻'.repeat(80), 'One. Two. '.repeat(40), '😀'.repeat(99), 'a, b and c '.repeat(30)];
  for (const text of texts.map(lineOf))
    for (const short of [clip(text, 40), firstPart(text, 40)]) {
      expect(short.length).toBeLessThanOrEqual(40);
      expect(() => encodeURIComponent(short)).not.toThrow();
    }
});

test('reads options, with lists separated by bars', () => {
  const profiles = ['Blog https://a.example', 'https://x.com/a'];
  const given = ['--typed-lines', 'one | two', '--profiles', profiles.join(' | '), '--lang', 'id | pt-BR'];
  expect(readOptions(given).answers).toEqual({ typedLines: ['one', 'two'], profiles, lang: ['id', 'pt-BR'] });
});

test.each([
  [['--email', 'ana', '--phone', '0812'], /email: "ana": Use an e-?mail address.*\nphone: "0812": /],
  [['--profiles', 'github.com/ana'], /^profiles: "github\.com\/ana": Use a full address/],
  [['--lang', 'Deutsch'], /^lang: "Deutsch": .*'en'/],
])('refuses the options %j with an example', (options, message) => {
  expect(() => readOptions(options)).toThrow(message);
});
