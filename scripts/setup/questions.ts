import { cancel, confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import { type Answers, faultIn } from './answers.ts';
import type { Repository } from './github.ts';
import type { Account, Typed } from './import-github.ts';

/** Somebody pressed Escape or Ctrl+C. Nothing was changed. */
export class Stopped extends Error {
  override name = 'Stopped';
}

const questions: Record<
  Exclude<keyof Answers, 'botLanguage' | 'lang'>,
  [message: string, example: string]
> = {
  name: ['What do people call you?', 'Ana'],
  fullName: ['Your full name', 'Ana Lestari'],
  role: ['What are you, or want to become?', 'Software Developer'],
  personal: ['One sentence about you', 'A student who turns small problems into software.'],
  typedLines: [
    'Lines that are typed one after the other, parted by |',
    'I build for the web | I sketch first',
  ],
  bio: ['Two or three paragraphs about you, parted by |', 'I like the moment when an idea works. | …'],
  email: ['Your e-mail address', 'ana@example.com'],
  whatsapp: ['Your number for WhatsApp, with the country code', '+62 812-3456-7890'],
  location: ['Where you are', 'Semarang, Indonesia'],
  profiles: [
    'Addresses of your profiles, parted by |',
    'https://github.com/ana | https://www.linkedin.com/in/ana',
  ],
};

/** Asks for what is not known yet; what is suggested stands there already. Nothing typed means: later. */
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
        message: 'Which language does the chat bot speak first? It answers in both.',
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
        message: 'Which language do you write the page in?',
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

/** Whether to read an account of GitHub, and which. */
export async function askGithub(): Promise<string | undefined> {
  const login = await answered(
    text({
      message: 'Your name on GitHub, to begin with what is there (empty: without)',
      placeholder: 'ana',
    }),
  );
  return login?.trim() || undefined;
}

/** Which repositories become projects; forks and archived ones stand last. */
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
      message: 'Which of these are to be projects? (space to pick, enter when done)',
      options: [...own, ...others].map(option),
      initialValues: own.slice(0, 6),
      required: false,
      maxItems: 12,
    }),
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
