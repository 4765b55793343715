/** Replaces the sample with the owner's content: `npm run setup`. For use without questions: `npm run setup -- --help`. */
import { log } from '@clack/prompts';
import { help, readOptions } from './setup/answers.ts';
import { checkSite } from './setup/check-site.ts';
import { Canceled, setUp } from './setup/run.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.isHelp) console.log(help);
  else if ((await setUp(options)).length > 0) await checkSite();
} catch (error) {
  if (!(error instanceof Canceled)) log.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
