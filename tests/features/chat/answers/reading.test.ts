import { expect, test } from 'vitest';
import { mergeWithPast } from '#features/chat/answers/follow-up.ts';
import { settleLooseNames } from '#features/chat/answers/loose-names.ts';
import { namesOf } from '#features/chat/answers/names.ts';
import { readQuery } from '#features/chat/answers/project-query.ts';
import type { Piece } from '#features/chat/answers/read-question.ts';
import { splitQuestions } from '#features/chat/answers/split-questions.ts';
import { knowledge as bare } from '#tests/features/chat/knowledge.ts';

const open = 'https://example.com/';
const details: Record<string, object> = {
  'mobile/1': { date: 'January 2022', owner: 'A campus team', download: open, captions: ['Home'] },
  'mobile/2': { date: 'March 2023', urlRepo: open, download: open, url: open },
  'mobile/5': { date: 'May 2023', technologies: ['Kotlin', 'Python', 'Firebase', 'SQLite'], url: open },
  'mobile/6': { date: '2024-07', owner: 'A shop', captions: ['Orders', 'Stock'] },
  'mobile/7': { date: 'June 2025', technologies: ['Flutter', 'Canva', 'Dart'], url: open },
  'website/1': { date: 'August 2022', owner: 'A school', url: open, urlRepo: open },
  'website/3': { date: 'December 2023', url: open, urlRepo: open, download: 'private' },
  'website/4': { date: 'long ago' },
  'website/9': { date: 'February 2023', owner: 'Kelompok kuliah' },
};
const different = bare.projects.flatMap((one) => {
  const more = details[`${one.kind}/${one.id}`];
  return more ? [{ ...one, ...more }] : [];
});
const others = bare.projects.filter((one) => !details[`${one.kind}/${one.id}`]);
const inOtherLetters = ['家計簿', '家計簿アプリ'].flatMap((title) =>
  others.slice(0, 1).map((one) => ({ ...one, id: title, title, technologies: ['Godot'] })),
);
const knowledge = {
  ...bare,
  tools: [...bare.tools, 'Blender 3D'],
  projects: [...different, ...others, ...inOtherLetters],
};

/** A piece by what it stands for; in quotes what is not understood. A question mark: a name that is also a word. */
function told(piece: Piece): string {
  const { meaning, project, technology, profile, year, lastYear, month, number, otherwise } = piece;
  const parts = [
    meaning,
    project && `${project.kind[0]}${project.id}`,
    technology,
    profile?.name,
    year && [year, lastYear].filter(Boolean).join('-'),
    month !== undefined && `month ${month}`,
    number,
    piece.isLoose && '?',
    otherwise && `(${otherwise})`,
  ].filter(Boolean);
  return parts.join(' ') || `'${piece.text}'`;
}

/** The questions of a message as they are read. */
function read(message: string): { language: string | undefined; pieces: Piece[] }[] {
  return splitQuestions(message, namesOf(knowledge)).map(({ language, pieces }) => ({
    language,
    pieces: settleLooseNames(pieces),
  }));
}

test.each([
  ['projects between 2022 and 2023', 'en: project, 2022-2023'],
  ['proyek 2022 sampai 2024', 'id: project, 2022-2024'],
  ['projects 2022-2024', 'en: project, 2022-2024'],
  ['a, b, c', 'en: C ?'],
  ['what language is E-Talim written in', 'en: what, language, w3, use'],
  ['12', 'undefined: 12'],
  ['20211', "undefined: '20211'"],
  ['you chatbot', 'en: you, human'],
  ['not you chatbot', 'en: not, you, w9 ? (human)'],
  ['Chatbot', 'id: w9 ? (human)'],
  ['chat bot', 'undefined: w9 (chat)'],
  ['kok react', 'id: ?'],
  ['kok luvio', 'id: why, m5'],
  ['saudara ayla brennan', 'id: owner'],
  ['live where is the demo', 'en: live, where, demo'],
  ['demo live', 'id: demo, demo'],
  [
    'what happens when a picture is missing in the builder profile',
    "en: what, how, screens, 'missing', w11 (make)",
  ],
  ['ora', 'jv: not'],
  ['iso luvio ora', 'jv: can, m5'],
  ['ga bisa react', 'id: not, can, React ?'],
  ['do you use react ora', 'en: you, use, React ?'],
  ['is luvio complete', 'en: m5, make'],
  ['go', 'undefined: '],
  ['for me', "en: 'for me'"],
  ['can you make an app for me', 'en: can, you, make, mobile, hire, hire'],
  ['web apa ini', 'id: site, what, it'],
  ['aplikasi ini web', 'id: mobile, it, website'],
  ['puzle box', 'undefined: m4'],
  ['puzzle boxx', 'en: m4'],
  ['ceramycstorr', 'undefined: w12'],
  ['lab def', "undefined: 'lab', 'def'"],
  ['labdef', 'undefined: w6'],
  ['e talims', 'undefined: m3'],
  ['games', "undefined: 'games'"],
  ['blender 3d', 'undefined: Blender 3D'],
  ['reactnya', 'undefined: React ?'],
  ['emial', 'id: email'],
  ['my sql', 'undefined: MySQL (mine)'],
  ['translate', 'undefined: service'],
  ['makalahnya', 'undefined: service'],
  ['odd jobs', 'en: hire'],
  ['bagian', 'id: sections'],
  ['bahasa', 'id: speak'],
  ['napa', 'id: why'],
  ['iki napa', 'jv: it, what'],
  ['pesen form', 'id: message, form'],
  ['bisa ngoding apa aja', 'id: can, make, list'],
  ['sugeng siang', 'jv: greeting, greeting'],
  ['xyzzy plugh qux', "undefined: 'xyzzy', 'plugh', 'qux'"],
  ['家計簿アプリの', 'undefined: m家計簿アプリ'],
  ['家計簿とは', 'undefined: m家計簿'],
  ['ig, insta, yt, gh', 'undefined: Instagram, Instagram, YouTube, GitHub'],
  ['may I see the projects', 'en: list, project'],
  ['projects made in may', 'en: project, make, month 4'],
  ['aplikasi yang belum ada demonya', 'id: mobile, not, demo'],
  ["react isn't used", 'en: React ?, not, use'],
  ['does he not use react', 'en: owner, not, use, React ?'],
  ['iso laravel ora mas', 'jv: can, Laravel'],
  ['aplikasi bisa luvio ora', 'jv: mobile, can, m5'],
  ['bisa luvio gak', 'id: can, m5'],
  ['blm ada demonya', 'id: not, demo'],
  ['durung ana demone', 'jv: not, demo'],
  ['react ga bisa', 'id: React ?, not, can'],
  ['ngga bisa react', 'id: not, can, React ?'],
  ['adik ayla kuliah', 'id: owner, study'],
  ['that whole app for', 'en: it, mobile'],
  ['source codenya luvio', 'en: repo, repo, m5'],
  ['terjemahhan', 'undefined: service'],
  ['laravel luvio ora', 'jv: Laravel, m5'],
  ['2 apps', 'en: 2, mobile'],
  ['proyek belum ada', 'id: project, not'],
  ['what happens in luvio', 'en: what, how, m5'],
  ['github link of luvio', 'en: repo, m5'],
  ['is this chatbot yours', 'en: it, human, you'],
  ['skripsi ayla', "undefined: 'skripsi', owner"],
  ['aku jualan di pasar', "id: 'jualan', 'pasar'"],
  ['bahasa yang dipakai buat bikin website', 'id: language, use, make, website'],
  ['use english and react', 'en: use, speak, React ?'],
  ['can react be used', 'en: can, React ?, use'],
  ['bagian ayla', 'id: role, owner'],
  ['hardest part', 'en: difficulty'],
  ['iki website apa', 'jv: it, site, what'],
  ['who is that app for', 'en: who, it, mobile, client'],
  ['saudara ayla', 'id: owner'],
  ['kulo saged tanglet', 'jv: can'],
  ['website apa ini punya siapa', 'id: site, what, it, client'],
  ['what else, and why', 'en: what, why'],
  ['what is luvio or is it notes', 'en: what, m5 / en: it, w4'],
  ['hello, thanks', 'en: thanks'],
  ['hello Ayla, who are your clients?', 'en: greeting, owner, who, you, client'],
  ['we are from a school, can he make a website?', 'en: from, w1 ?, can, owner, make, website'],
  ['who is ayla\nwhere does he live', 'en: who, owner / en: where, owner, live'],
  ['react or laravel, which is used more?', 'en: React ?, or, Laravel, what, use, more'],
  ['my name is Budi, who is ayla?', 'en: who, owner'],
  ['kami dari HRD, ada CV?', 'id: cv'],
  ['who is ayla?   what is luvio;  when was it made', 'en: who, owner / en: what, m5 / en: when, it, make'],
  ['who is ayla  and   what is luvio', 'en: who, owner / en: what, m5'],
  ['is he no. 1. what is luvio', 'en: owner / en: 1, what, m5'],
  ['... who is ayla', 'en: who, owner'],
  ['thanks, who is ayla', 'en: who, owner'],
  ['flutter apps terus websitenya apa', 'id: Flutter ?, mobile, website, what'],
  ['does he use react or does he use laravel', 'en: owner, use, React ? / en: owner, use, Laravel'],
  ['what, luvio', 'en: what, m5'],
  ['I study at a school. what is luvio', 'en: study, w1 ? / en: what, m5'],
  ['luvio, and notes', 'en: m5, w4'],
  ['photographing', "undefined: 'photographing'"],
  ['123go', "undefined: '123go'"],
  ['aylane', 'undefined: owner'],
  ['who is ayla. where does he live', 'en: who, owner / en: where, owner, live'],
  ['quick brown fox', "en: 'brown', 'fox'"],
  ['kucing makan tikus', "id: 'kucing', feelings, 'tikus'"],
  ['kucing ing omah', "jv: 'kucing', live"],
  ['projects from last year', `en: project, from, ${new Date().getFullYear() - 1}`],
  ['this year', `en: ${new Date().getFullYear()}`],
  ['?', ''],
])('"%s" is read as what its words stand for', (message, pieces) => {
  const questions = read(message).map(
    ({ language, pieces }) => `${language}: ${pieces.map(told).join(', ')}`,
  );
  expect(questions.join(' / ')).toBe(pieces);
});

test.each([
  ['projects from may to july 2024', 'm6'],
  ['projects from march to may 2023', 'm2 m5'],
  ['projects between february and may 2023', 'm2 m5 w9'],
  ['projects in 2022 and 2025', 'm1 m7 w1'],
  ['projects in january or march', 'm1 m2'],
  ['projects since 2023', 'm2 m5 m6 m7 w3 w9'],
  ['projects after 2022', 'm2 m5 m6 m7 w3 w9'],
  ['projects newer than 2023', 'm6 m7'],
  ['projects before 2023', 'm1 w1'],
  ['projects older than 2023', 'm1 w1'],
  ['projects from 2022 to 2023', 'm1 m2 m5 w1 w3 w9'],
  ['projects not from 2023', 'm1 m6 m7 w1 w4'],
  ['projects not from 2022 or 2023', 'm6 m7 w4'],
  ['projects without flutter or laravel', 'm2 m5 w3 w4 w9'],
  ['projects without flutter, from 2023', 'm2 m5 w3 w9'],
  ['besides Luvio, another with kotlin', 'm2'],
  ['besides Luvio or Calculator, with kotlin', ''],
  ['with screenshots', 'm1 m6'],
  ['without screenshots', 'm2 m5 m7 w1 w3 w4 w9'],
  ['private', 'm1 m5 m6 m7 w4 w9'],
  ['private download', 'm5 m6 m7 w1 w3 w4 w9'],
  ['private demo', 'm1 m6 w4 w9'],
  ['private demo and repo', 'm1 m6 w4 w9'],
  ['public demo', 'm2 m5 m7 w1 w3'],
  ['public download', 'm1 m2'],
  ['which have no demo', 'm1 m6 w4 w9'],
  ['open source', 'm2 w1 w3'],
  ['kotlin including mobile', 'm2 m5'],
  ['mobile apps without laravel', 'm1 m2 m5 m7'],
  ['kotlin and python together', 'm5'],
  ['projects made together', 'm1 w9'],
  ['websites without a framework', 'w3'],
  ['websites with a database', 'w1'],
  ['made alone', 'm2 m5 m7 w3 w4'],
  ['made by a team', 'm1 w9'],
  ['for a client', 'm6 w1'],
  ['not for a client', 'm1 m2 m5 m7 w3 w4 w9'],
  ['who are they for', 'm1 m2 m5 m6 m7 w1 w3 w4 w9'],
  ['Luvio mobile with flutter', 'm1 m6 m7'],
  ['react or flutter', 'm1 m6 m7 w4'],
])('"%s" are certain projects', (question, ids) => {
  const { projects } = readQuery(read(question)[0]?.pieces ?? [], { ...knowledge, projects: different });
  expect(projects.map(({ kind, id }) => `${kind[0]}${id}`).join(' ')).toBe(ids);
});

test.each([
  ['services', 'how much', 'service, price'],
  ['jasa apa saja?', 'berapa?', 'service, price'],
  ['jasa apa saja?', 'berapa proyeknya?', 'service, howMany, project'],
  ['made by a team', 'and react', 'make, team, React ?'],
  ['which cannot be downloaded', 'which of those use react', 'not, download, what, use, React ?'],
  ['which cannot be downloaded', 'and which can', 'download, what, can'],
  ['projects from 2023', 'with react?', 'project, 2023, React ?'],
  ['projects from 2023', 'and 2022', 'project, 2022'],
  ['projects in march', 'and in 2022', 'project, 2022'],
  ['what is luvio', 'and notes', 'what, w4'],
  ['react projects', 'and laravel', 'project, Laravel'],
  ['react projects', 'not laravel', 'React, project, not, Laravel'],
  ['react websites', 'and mobile', 'React, mobile'],
  ['latest project', 'and the first', 'project, first'],
  ['what is luvio', 'can it', 'm5, can'],
])('after "%s", "%s" is read with it', (before, question, pieces) => {
  const [past = [], next = []] = [before, question].map((one) => read(one)[0]?.pieces);
  expect(mergeWithPast(past, next).map(told).join(', ')).toBe(pieces);
});
