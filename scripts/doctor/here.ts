import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../content/check-content.ts';
import { errorLine } from '../content/content-error.ts';
import { sampleContacts, sampleLeft } from '../content/sample-left.ts';
import { settingProblems } from '../vite/settings.ts';
import { type Finding, findingsOf } from './report.ts';
import { type Environment, serviceSettings } from './settings.ts';

const { fine, advice, mend } = findingsOf('here');

/**
 * What can be seen in this folder without asking anybody.
 *
 * @param env the settings
 * @param contentDir the content that the build reads
 */
export async function checkHere(env: Environment, contentDir: string): Promise<Finding[]> {
  return [
    checkNode(process.versions.node),
    checkDependencies(),
    ...(await checkContentOf(contentDir)),
    ...checkSampleContacts(contentDir),
    checkSample(contentDir),
    ...checkSettingsOf(env),
    ...publicSettings(env),
  ];
}

/** The README asks for Node 20.19 or newer. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return fine(`Node ${version}.`);
  return mend(
    `Node ${version} is too old.`,
    'The site cannot be built with it.',
    'Install Node 20.19 or newer from https://nodejs.org.',
  );
}

/** @param root the folder of `package.json` */
export function checkDependencies(root = '.'): Finding {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted: Record<string, string> = { ...dependencies, ...devDependencies };
  const missing = Object.keys(wanted).filter((name) => installedVersion(root, name) !== wanted[name]);
  if (missing.length === 0) return fine(`All ${Object.keys(wanted).length} packages are installed.`);
  return mend(
    `Not installed in the version of package.json: ${missing.join(', ')}.`,
    'The build may stop, or make another site than the tested one.',
    'Run npm ci.',
  );
}

function installedVersion(root: string, name: string): string | undefined {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

async function checkContentOf(contentDir: string): Promise<Finding[]> {
  const errors = await checkContent(contentDir);
  if (errors.length === 0) return [fine(`${contentDir} is valid.`)];
  return errors.map((error) => {
    const [what, { file, warning }] = [errorLine(error), error];
    return warning
      ? advice(what, warning, `Change it, or delete it, in ${file}.`)
      : mend(what, 'The site cannot be built.', `Change it in ${file}.`);
  });
}

function checkSampleContacts(contentDir: string): Finding[] {
  return sampleContacts(contentDir).map((line) =>
    mend(
      `${line} is the sample’s.`,
      'Visitors who use it do not reach you.',
      'Change it or remove it, then remove the mark // sample.',
    ),
  );
}

function checkSample(contentDir: string): Finding {
  const { length } = existsSync(contentDir) ? sampleLeft(contentDir) : [];
  if (length === 0) return fine('Nothing of the sample is left.');
  return advice(
    `${length} lines and files are sample or draft.`,
    'Visitors read text that is not yours.',
    'Run npm run check:sample for the list.',
  );
}

function checkSettingsOf(env: Environment): Finding[] {
  const problems = settingProblems(env).map((problem) =>
    mend(
      `${problem}.`,
      'The site cannot be built.',
      'Correct it in .env, or where your host keeps settings.',
    ),
  );
  if (env.VITE_SITE_URL) return problems.length > 0 ? problems : [fine('The settings fit together.')];
  const noAddress = advice(
    'VITE_SITE_URL is not set.',
    'Shared links show no picture, and search engines get no list of pages.',
    'Set it to the address of your site, for example https://example.com.',
  );
  return [...problems, noAddress];
}

/** Whatever begins with `VITE_` is in the files that visitors download. */
function publicSettings(env: Environment): Finding[] {
  const { token, apiKey, telegramBase, geminiBase } = serviceSettings(env);
  const findings = [
    token &&
      leak(
        'VITE_TELEGRAM_BOT_TOKEN',
        telegramBase.isRelay,
        'Who reads it can write to you as the bot, and read what visitors sent.',
      ),
    apiKey && leak('VITE_GEMINI_API_KEY', geminiBase.isRelay, 'Who reads it can use up your quota.'),
  ].filter((finding) => typeof finding === 'object');
  return findings.length > 0 ? findings : [fine('No token and no key becomes public.')];
}

function leak(name: string, hasRelay: boolean, why: string): Finding {
  const what = `${name} becomes public.`;
  return hasRelay
    ? advice(what, `${why} The relay does not need it.`, `Take ${name} out of the settings and build again.`)
    : advice(what, why, 'Put the relay in front: relay/README.md.');
}
