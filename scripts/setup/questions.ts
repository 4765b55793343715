import { cancel, confirm, isCancel, multiselect, text } from '@clack/prompts';
import { type Answers, errorIn, questions, type Typed } from './answers.ts';
import type { Repository } from './github.ts';
import type { Account } from './import-github.ts';
import type { ProjectDraft } from './project-draft.ts';

/** Escape or Ctrl+C. */
export class Canceled extends Error {
  override name = 'Canceled';
}

/** Asks for missing answers, with suggestions filled in. */
export async function askAnswers(known: Answers, suggested: Typed): Promise<Typed> {
  const typed: Typed = {};
  for (const [key, { ask, example }] of Object.entries(questions) as [
    keyof Answers,
    { ask: string; example: string },
  ][]) {
    if (key in known) continue;
    typed[key] = await answered(
      text({
        message: `${ask} (leave empty to skip)`,
        placeholder: example,
        initialValue: suggested[key] ?? (key === 'lang' ? 'en' : ''),
        validate: (value = '') => (value.trim() ? errorIn(key, value) : undefined),
      }),
    );
  }
  return typed;
}

/** Asks for a GitHub account. */
export async function askGithub(): Promise<string | undefined> {
  const message = 'Your GitHub username, to import projects (leave empty to skip)';
  return (await answered(text({ message, placeholder: 'ana' })))?.trim() || undefined;
}

/** Asks which repositories become projects; forks and archived ones are last. */
export async function askRepositories({ own, others }: Account): Promise<Repository[]> {
  const hintOf = ({ fork, archived, stargazers_count, description }: Repository) =>
    [
      fork && 'fork',
      archived && 'archived',
      stargazers_count > 0 && `★ ${stargazers_count}`,
      description?.slice(0, 60),
    ]
      .filter(Boolean)
      .join(', ');
  return answered(
    multiselect({
      message: 'Which repositories should become projects? (space to select, enter to confirm)',
      options: [...own, ...others].map((value) => ({ value, label: value.name, hint: hintOf(value) })),
      initialValues: own.slice(0, 6),
      required: false,
      maxItems: 12,
    }),
  );
}

/** Asks for the kind of unsure projects. */
export async function askKinds(drafts: readonly ProjectDraft[]): Promise<ProjectDraft[]> {
  const unsure = drafts.filter(({ isKindSure }) => !isKindSure);
  if (unsure.length === 0) return [...drafts];
  const apps = await answered(
    multiselect({
      message: 'Which of these are mobile apps? The rest are websites. (space to select, enter to confirm)',
      options: unsure.map((value) => ({ value, label: value.title })),
      required: false,
    }),
  );
  const chosen = (draft: ProjectDraft) => (apps.includes(draft) ? 'mobile' : 'website');
  return drafts.map((draft) =>
    draft.isKindSure ? draft : { ...draft, kind: chosen(draft), isKindSure: true },
  );
}

export async function askYes(message: string): Promise<boolean> {
  return answered(confirm({ message }));
}

async function answered<T>(answer: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await answer;
  if (isCancel(value)) {
    cancel('Canceled. Nothing was changed.');
    throw new Canceled();
  }
  return value as Exclude<T, symbol>;
}
