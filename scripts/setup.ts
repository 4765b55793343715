/** Replaces the sample with the owner's content: `npm run setup`. For use without questions: `npm run setup -- --help`. */
import { log } from '@clack/prompts';
import { help, readOptions } from './setup/answers.ts';
import { Canceled, setUp } from './setup/run.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.isHelp) console.log(help);
  else await setUp(options);
} catch (error) {
  if (!(error instanceof Canceled)) log.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
