import { styleText } from 'node:util';

export type Group = 'here' | 'services' | 'the site on its host';

/** One line of the report. */
export type Finding = {
  group: Group;
  /** `mend`: a visitor or the owner is worse off until it is mended. `advice`: it could be better, or cannot be seen from here. */
  level: 'fine' | 'advice' | 'mend';
  what: string;
  /** What a visitor has of it. */
  why?: string;
  /** What to do now. */
  next?: string;
};

/** Findings of one group, from `fine('…')`, `advice('…', why, next)` and `mend('…', why, next)`. */
export function findingsOf(group: Group) {
  return {
    fine: (what: string): Finding => ({ group, level: 'fine', what }),
    advice: (what: string, why: string, next: string): Finding => ({
      group,
      level: 'advice',
      what,
      why,
      next,
    }),
    mend: (what: string, why: string, next: string): Finding => ({ group, level: 'mend', what, why, next }),
  };
}

/**
 * The findings as a person reads them, by group, in colours where the terminal has any.
 *
 * @param secrets what must not be printed, should a service have repeated it
 */
export function reportText(findings: readonly Finding[], secrets: readonly string[]): string {
  const groups = [...new Set(findings.map(({ group }) => group))];
  const lines = groups.flatMap((group) => [
    styleText('bold', group),
    ...findings.filter((finding) => finding.group === group).map(line),
    '',
  ]);
  return withoutSecrets([...lines, summary(findings)].join('\n'), secrets);
}

/** The same for machines: `{ "findings": […], "mend": 0, "advice": 1 }`. */
export function reportJson(findings: readonly Finding[], secrets: readonly string[]): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const report = { findings, mend: count('mend'), advice: count('advice') };
  return withoutSecrets(JSON.stringify(report, undefined, 2), secrets);
}

const marks = { fine: ['✓', 'green'], advice: ['•', 'yellow'], mend: ['✗', 'red'] } as const;

function line({ level, what, why, next }: Finding): string {
  const [mark, colour] = marks[level];
  const words = [what, why, next && `→ ${next}`].filter(Boolean).join(' ');
  return `  ${styleText(colour, mark)} ${words}`;
}

function summary(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ level }) => level === 'mend').length;
  const advice = findings.filter(({ level }) => level === 'advice').length;
  if (wrong > 0) return styleText('red', `${wrong} to mend, ${advice} to consider.`);
  return styleText('green', `Nothing to mend, ${advice} to consider.`);
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length > 3)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
