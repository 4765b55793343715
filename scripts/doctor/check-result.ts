import { styleText } from 'node:util';
import { fill } from '../fill.ts';

/** One line of the report: what happened and its effect, and what to do. */
export type CheckResult = { level: 'ok' | 'warning' | 'error'; message: string; fix?: string };

type Values = Record<string, string | number>;

export const ok = (message: string): CheckResult => ({ level: 'ok', message });
export const warning = (hint: string, values?: Values) => problem('warning', hint, values);
export const error = (hint: string, values?: Values) => problem('error', hint, values);

function problem(level: CheckResult['level'], hint: string, values: Values = {}): CheckResult {
  const [message = '', fix = ''] = hint.split(' → ');
  return { level, message: fill(message, values), fix: fill(fix, values) };
}

const marks = {
  ok: styleText('green', '✓'),
  warning: styleText('yellow', '•'),
  error: styleText('red', '✗'),
};

/** The results by heading, without the secrets, which a service may echo. */
export function report(groups: Record<string, readonly CheckResult[]>, secrets: readonly string[]): string {
  const lineOf = ({ level, message, fix }: CheckResult) =>
    `  ${marks[level]} ${message}${fix ? ` → ${fix}` : ''}`;
  const shown = Object.entries(groups).filter(([, results]) => results.length > 0);
  const lines = shown.flatMap(([heading, all]) => [styleText('bold', heading), ...all.map(lineOf), '']);
  const levels = shown.flatMap(([, all]) => all.map(({ level }) => level));
  const count = (level: CheckResult['level']) => levels.filter((one) => one === level).length;
  const text = [...lines, `Errors: ${count('error')}. Warnings: ${count('warning')}.`].join('\n');
  return secrets.filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
