import { readFileSync } from 'node:fs';
import { checkContent } from '../content/check-content.ts';
import { errorLine } from '../content/content-error.ts';
import { sampleLeft } from '../content/sample-left.ts';
import { secretsLeftOut, settingErrors } from '../vite/check-settings.ts';
import { type CheckResult, error, ok, warning } from './check-result.ts';
import texts from './hints.json' with { type: 'json' };
import { type Environment, serviceSettings } from './settings.ts';

const hints = texts.local;

/** Checks the settings and the content of this folder without a request. */
export async function checkLocal(env: Environment, contentDir: string): Promise<CheckResult[]> {
  const found = await checkContent(contentDir);
  const problems = found.map((one) =>
    one.warning
      ? warning(hints.minor, { error: `${errorLine(one)} ${one.warning}`, file: one.file })
      : error(hints.content, { error: errorLine(one), file: one.file }),
  );
  const isValid = found.every((one) => one.warning);
  const left = isValid ? sampleLeft(contentDir).length : 0;
  return [
    ...(problems.length > 0 ? problems : [ok(`${contentDir} is valid.`)]),
    ...(left > 0 ? [warning(hints.sample, { left })] : []),
    ...checkSettings(env),
  ];
}

function checkSettings(env: Environment): CheckResult[] {
  const { token, apiKey } = serviceSettings(env);
  const errors = settingErrors(env).map((message) => error(hints.setting, { error: message }));
  const leftOut = secretsLeftOut(env);
  const known: string[] = readFileSync('.env.example', 'utf8').match(/\bVITE_\w+/g) ?? [];
  const unread = Object.keys(env).filter((name) => name.startsWith('VITE_') && !known.includes(name));
  return [
    ...(errors.length === 0 && env.VITE_SITE_URL ? [ok('The settings are valid.')] : errors),
    ...(env.VITE_SITE_URL ? [] : [warning(hints.noAddress)]),
    ...unread.map((name) => warning(hints.unread, { name })),
    ...leftOut.map((name) => warning(hints.leftOut, { name })),
    ...(token && !leftOut.includes('VITE_TELEGRAM_BOT_TOKEN') ? [warning(hints.token)] : []),
    ...(apiKey && !leftOut.includes('VITE_GEMINI_API_KEY') ? [warning(hints.key)] : []),
  ];
}
