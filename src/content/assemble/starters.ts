import { starters } from '#content/faq-starters.ts';
import { bot } from '#content/bot.ts';
import { owner } from '#content/owner.ts';
import { path } from '#content/path.ts';
import type { PathEntry } from '#content/schema/path.ts';
import { tools } from '#content/tools.ts';
import { inOrder } from './records.built.ts';
import { lang } from './site-languages.ts';

/** The suggested questions in the language of the page, without those that the records cannot answer. */
export function offeredStarters(): string[] {
  const has = (kind: PathEntry['kind']) => path.entries.some((entry) => entry.kind === kind);
  const documents = [owner.cv !== false, owner.designPortfolio, owner.projectPortfolio];
  const hasFacts: Record<string, boolean> = {
    strongest: inOrder.length > 0,
    tech: [...tools, ...bot.stacks.web, ...bot.stacks.mobile].length > 0,
    work: has('work'),
    study: has('education'),
    team: has('organisation'),
    cv: documents.some(Boolean),
    open: Boolean(owner.openTo),
  };
  return Object.entries(starters[lang] ?? Object.values(starters)[0] ?? {})
    .filter(([entry]) => hasFacts[entry] !== false)
    .map(([, question]) => question.replaceAll('{name}', owner.name));
}
