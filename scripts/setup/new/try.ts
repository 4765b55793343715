import { readdirSync } from 'node:fs';
import * as technologies from '../../../src/content/technologies.ts';
import { jsonResume, readResume } from './read-resume.ts';
for (const folder of ['/work/shared/cases/round4', '/work/shared/cases/resume', 'tests/scripts/setup/resumes'])
for (const f of readdirSync(folder).filter((f) => f.endsWith('.json'))) {
  console.log('==', f);
  try { const { tools, drafts, ...r } = readResume(await jsonResume(`${folder}/${f}`), technologies); console.dir({ ...r, tools: tools.map((t)=>t.key).join(), drafts: drafts.map(({technologies: t, ...d}) => ({...d, t: t.map((x)=>x.key).join()})) }, { depth: 6, breakLength: 160 }); } catch (e) { console.log('ERR', e instanceof Error ? e.message : e); }
}
