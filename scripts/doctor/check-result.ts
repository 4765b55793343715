import { styleText } from 'node:util';

type Group = 'content and settings' | 'services' | 'site';

/** One line of the report. */
export type CheckResult = {
  group: Group;
  /** `error`: something does not work. `warning`: it could be better. */
  level: 'ok' | 'warning' | 'error';
  /** What happened, and its effect. */
  message: string;
  /** What to do. */
  fix?: string;
};

/** `ok(message)`, `warning(message, fix)` and `error(message, fix)` for the results of one group. */
export function resultsOf(group: Group) {
  const ok = (message: string): CheckResult => ({ group, level: 'ok', message });
  const warning = (message: string, fix: string): CheckResult => ({ group, level: 'warning', message, fix });
  const error = (message: string, fix: string): CheckResult => ({ group, level: 'error', message, fix });
  return { ok, warning, error };
}

const marks = {
  ok: styleText('green', '✓'),
  warning: styleText('yellow', '•'),
  error: styleText('red', '✗'),
};

/**
 * The report, by group.
 *
 * @param secrets values to hide, in case a service echoes them
 */
export function report(results: readonly CheckResult[], secrets: readonly string[]): string {
  const lines = [...new Set(results.map(({ group }) => group))].flatMap((group) => [
    styleText('bold', group),
    ...results
      .filter((result) => result.group === group)
      .map(({ level, message, fix }) => `  ${marks[level]} ${message}${fix ? ` → ${fix}` : ''}`),
    '',
  ]);
  const count = (level: CheckResult['level']) => results.filter((result) => result.level === level).length;
  const text = [...lines, `Errors: ${count('error')}. Warnings: ${count('warning')}.`].join('\n');
  return secrets.filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
