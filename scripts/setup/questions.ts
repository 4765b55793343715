import { cancel, confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import type { ProjectKind } from '../../src/lib/paths.ts';
import { type Answers, faultIn, type Typed } from './answers.ts';
import type { Repository } from './github.ts';
import type { Account } from './import-github.ts';
import type { ProjectDraft } from './project-draft.ts';

/** Escape or Ctrl+C. Nothing has changed. */
export class Stopped extends Error {
  override name = 'Stopped';
}

const questions: Record<
  Exclude<keyof Answers, 'botLanguage' | 'lang'>,
  [message: string, example: string]
> = {
  name: ['What do people call you?', 'Ana'],
  fullName: ['Your full name', 'Ana Lestari'],
  role: ['What is your role, or the one you want?', 'Software Developer'],
  personal: ['One sentence about you', 'A student who turns small problems into software.'],
  typedLines: ['Lines for the typing effect, separated by |', 'I build for the web | I sketch first'],
  bio: ['Two or three paragraphs about you, separated by |', 'I like the moment when an idea works. | …'],
  email: ['Your email address', 'ana@example.com'],
  whatsapp: ['Your WhatsApp number, with the country code', '+62 812-3456-7890'],
  location: ['Where do you live?', 'Semarang, Indonesia'],
  profiles: [
    'Addresses of your profiles, separated by |',
    'https://github.com/ana | https://www.linkedin.com/in/ana',
  ],
};

/** Asks for what is not known yet, with the suggestion filled in. An empty answer means later. */
export async function askAnswers(known: Answers, suggested: Typed): Promise<Typed> {
  const typed: Typed = {};
  for (const [key, [message, placeholder]] of Object.entries(questions) as [
    keyof typeof questions,
    [string, string],
  ][]) {
    if (key in known) continue;
    typed[key] = await answered(
      text({
        message: `${message} (empty: later)`,
        placeholder,
        initialValue: suggested[key] ?? '',
        validate: (value) => adviceOn(key, value),
      }),
    );
  }
  if (!('botLanguage' in known)) {
    typed.botLanguage = await answered(
      select({
        message: 'Which language does the chat use first? It answers in both.',
        options: [
          { value: 'en', label: 'English' },
          { value: 'id', label: 'Indonesian' },
        ],
      }),
    );
  }
  if (!('lang' in known)) {
    typed.lang = await answered(
      text({
        message: 'Which language is the page in?',
        initialValue: suggested.lang ?? typed.botLanguage ?? known.botLanguage ?? 'en',
        validate: (value) => adviceOn('lang', value),
      }),
    );
  }
  return typed;
}

function adviceOn(key: keyof Answers, value = ''): string | undefined {
  const fault = faultIn(key, value.trim());
  if (!value.trim() || !fault) return undefined;
  return fault.value === value.trim() ? fault.advice : `"${fault.value}": ${fault.advice}`;
}

/** The GitHub account to read, if any. */
export async function askGithub(): Promise<string | undefined> {
  const login = await answered(
    text({
      message: 'Your GitHub username, to import your projects (empty: skip)',
      placeholder: 'ana',
    }),
  );
  return login?.trim() || undefined;
}

/** Which repositories become projects; forks and archived ones are last. */
export async function askRepositories({ own, others }: Account): Promise<Repository[]> {
  const option = (repository: Repository) => ({
    value: repository,
    label: repository.name,
    hint: [
      repository.fork ? 'fork' : '',
      repository.archived ? 'archived' : '',
      repository.stargazers_count > 0 ? `★ ${repository.stargazers_count}` : '',
      repository.description?.slice(0, 60) ?? '',
    ]
      .filter(Boolean)
      .join(', '),
  });
  return answered(
    multiselect({
      message: 'Which repositories do you want as projects? (space to pick, enter when done)',
      options: [...own, ...others].map(option),
      initialValues: own.slice(0, 6),
      required: false,
      maxItems: 12,
    }),
  );
}

/** The kind of projects of which nothing says whether they are websites or apps. */
export async function askKinds(drafts: readonly ProjectDraft[]): Promise<ProjectDraft[]> {
  const unsure = drafts.filter(({ isKindSure }) => !isKindSure);
  if (unsure.length === 0) return [...drafts];
  const apps = await answered(
    multiselect({
      message:
        'Which of these are mobile apps? The others go with the websites. (space to pick, enter when done)',
      options: unsure.map((draft) => ({ value: draft, label: draft.title })),
      required: false,
    }),
  );
  const kindOf = (draft: ProjectDraft): ProjectKind => (apps.includes(draft) ? 'mobile' : 'website');
  return drafts.map((draft) =>
    draft.isKindSure ? draft : { ...draft, kind: kindOf(draft), isKindSure: true },
  );
}

export async function askYes(message: string): Promise<boolean> {
  return answered(confirm({ message }));
}

async function answered<T>(answer: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await answer;
  if (isCancel(value)) {
    cancel('Stopped. Nothing was changed.');
    throw new Stopped();
  }
  return value as Exclude<T, symbol>;
}
