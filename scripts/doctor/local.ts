import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../content/check-content.ts';
import { errorLine } from '../content/content-error.ts';
import { sampleLeft } from '../content/sample-left.ts';
import { secretsLeftOut, settingErrors } from '../vite/settings.ts';
import { type CheckResult, resultsOf } from './check-result.ts';
import { isSampleContact } from './sample-contacts.ts';
import { type Environment, serviceSettings } from './services.ts';

const { ok, warning, error } = resultsOf('content and settings');

/**
 * Checks this folder without a request.
 *
 * @param env the settings
 * @param contentDir the content that the build reads
 */
export async function checkLocal(env: Environment, contentDir: string): Promise<CheckResult[]> {
  return [
    ...(await checkContentOf(contentDir)),
    ...(existsSync(contentDir) ? checkSample(contentDir) : []),
    ...checkSettings(env),
    ...checkPublicSettings(env),
  ];
}

async function checkContentOf(contentDir: string): Promise<CheckResult[]> {
  const found = await checkContent(contentDir);
  if (found.length === 0) return [ok(`${contentDir} is valid.`)];
  return found.map((one) =>
    one.warning
      ? warning(`${errorLine(one)} ${one.warning}`, `Change or delete it in ${one.file}.`)
      : error(`${errorLine(one)} The build fails.`, `Change it in ${one.file}.`),
  );
}

function checkSample(contentDir: string): CheckResult[] {
  const left = sampleLeft(contentDir).length;
  const contacts = [...new Set(stringsIn(contentDir).filter(isSampleContact))];
  const fix = 'Run npm run check:sample for the list.';
  return [
    left > 0
      ? warning(`${left} lines and pictures are still from the sample.`, fix)
      : ok('No sample content left.'),
    ...(contacts.length > 0
      ? [warning(`These contact details are from the sample: ${contacts.slice(0, 5).join(', ')}.`, fix)]
      : []),
  ];
}

function stringsIn(contentDir: string): string[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(contentDir, file), 'utf8').match(/(?<=')[^'\n]+(?=')/g) ?? []);
}

function checkSettings(env: Environment): CheckResult[] {
  const errors = settingErrors(env).map((message) =>
    error(`${message}. The build fails.`, 'Fix it in .env or in your host’s settings.'),
  );
  if (env.VITE_SITE_URL) return errors.length > 0 ? errors : [ok('The settings are valid.')];
  const noAddress = warning(
    'VITE_SITE_URL is not set: shared links show no picture, and the sitemap has no full addresses.',
    'Set it to the address of your site, for example https://example.com.',
  );
  return [...errors, noAddress];
}

/** Everything that begins with `VITE_` is in the files that visitors download. */
function checkPublicSettings(env: Environment): CheckResult[] {
  const { token, apiKey } = serviceSettings(env);
  const leftOut = secretsLeftOut(env);
  const secrets = [
    ['VITE_TELEGRAM_BOT_TOKEN', token, 'send messages as your bot and read visitors’ messages'],
    ['VITE_GEMINI_API_KEY', apiKey, 'use up your quota'],
  ] as const;
  return secrets.flatMap(([name, value, threat]) => {
    if (!value) return [];
    return leftOut.includes(name)
      ? [warning(`${name} is set, but the relay has its own. The build leaves it out.`, 'Delete it.')]
      : [warning(`${name} is public: anyone can ${threat}.`, 'Use the relay: relay/README.md.')];
  });
}
