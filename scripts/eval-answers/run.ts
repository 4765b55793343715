/**
 * How well the bot answers without a model: `npx tsx scripts/eval-answers/run.ts`, with `--show` each answer that was not right, with
 * `--group shop` one group of questions, with `--set-aside` the tenth that is kept for the end.
 */
import { runnerImport } from 'vite';

const { module } = await runnerImport<typeof import('./evaluate.ts')>('./scripts/eval-answers/evaluate.ts');
const { values } = (await import('node:util')).parseArgs({
  options: {
    show: { type: 'boolean' },
    all: { type: 'boolean' },
    group: { type: 'string' },
    'set-aside': { type: 'boolean' },
  },
});
const results = module
  .evaluate(values['set-aside'] === true)
  .filter(({ group }) => !values.group || group === values.group);
for (const { group, line, answer, verdict } of results) {
  if (values.all || (values.show && verdict !== 'right')) {
    console.log(`[${verdict}] ${group} ${JSON.stringify(line)}\n    ${answer.replaceAll('\n', '\n    ')}\n`);
  }
}
console.log(module.table(results));
