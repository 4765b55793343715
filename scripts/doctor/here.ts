import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../content/check-content.ts';
import { errorLine } from '../content/content-error.ts';
import { sampleLeft } from '../content/sample-left.ts';
import { settingProblems } from '../vite/settings.ts';
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
export async function checkHere(env: Environment, contentDir: string): Promise<CheckResult[]> {
  return [
    ...(await checkContentOf(contentDir)),
    ...(existsSync(contentDir) ? checkSample(contentDir) : []),
    ...checkSettings(env),
    ...checkPublicSettings(env),
  ];
}

async function checkContentOf(contentDir: string): Promise<CheckResult[]> {
  const problems = await checkContent(contentDir);
  if (problems.length === 0) return [ok(`${contentDir} is valid.`)];
  return problems.map((problem) =>
    problem.warning
      ? warning(`${errorLine(problem)} ${problem.warning}`, `Change or delete it in ${problem.file}.`)
      : error(`${errorLine(problem)} The build fails.`, `Change it in ${problem.file}.`),
  );
}

function checkSample(contentDir: string): CheckResult[] {
  const left = sampleLeft(contentDir).length;
  const contacts = [...new Set(stringsIn(contentDir).filter(isSampleContact))];
  const fix = 'Run npm run check:sample for the list.';
  return [
    left > 0 ? warning(`${left} lines and pictures are the sample’s.`, fix) : ok('Nothing is the sample’s.'),
    ...(contacts.length > 0
      ? [warning(`Visitors cannot reach you at ${contacts.slice(0, 5).join(', ')}.`, fix)]
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
  const problems = settingProblems(env).map((problem) =>
    error(`${problem}. The build fails.`, 'Correct it in .env or in the settings of your host.'),
  );
  if (env.VITE_SITE_URL) return problems.length > 0 ? problems : [ok('The settings are valid.')];
  const noAddress = warning(
    'VITE_SITE_URL is not set: shared links show no picture, and there is no sitemap.',
    'Set it to the address of your site, for example https://example.com.',
  );
  return [...problems, noAddress];
}

/** Everything that begins with `VITE_` is in the files that visitors download. */
function checkPublicSettings(env: Environment): CheckResult[] {
  const { token, apiKey, telegramBase, geminiBase } = serviceSettings(env);
  const secrets = [
    ['VITE_TELEGRAM_BOT_TOKEN', token, telegramBase, 'write to you as the bot and read what visitors sent'],
    ['VITE_GEMINI_API_KEY', apiKey, geminiBase, 'use up your quota'],
  ] as const;
  return secrets.flatMap(([name, value, { isRelay }, threat]) => {
    const fix = isRelay ? 'Delete it: the relay does not need it.' : 'Use the relay: relay/README.md.';
    return value ? [warning(`${name} becomes public: anybody can ${threat}.`, fix)] : [];
  });
}
