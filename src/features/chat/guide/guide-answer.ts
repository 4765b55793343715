import type { KnownProject } from '#features/chat/knowledge.ts';
import { projectPath } from '#lib/paths.ts';
import { plain, type Subject } from './facts.ts';

/** A question that the guide answers, for a button. */
export type Choice = { question: string; lang: string };

/** A sentence of a project's own text. */
export type Quote = { text: string; project: KnownProject };

export type GuideAnswer = {
  /** It answers; it asks what was meant; it knows nothing of it. */
  outcome: 'sure' | 'near' | 'none';
  /** Which answer of the content it is. */
  entry?: string;
  /** Markdown, in the language `lang`. */
  text: string;
  /** All of the answer as Markdown, to be copied, sent and read out. */
  markdown: string;
  lang: string;
  /** Shown as cards. */
  cards: readonly KnownProject[];
  quote?: (Quote & { intro: string }) | undefined;
  choices: readonly Choice[];
  /** The button that hands the question to the owner. */
  ask?: string | undefined;
  /** What was spoken of, for the question after it. */
  subject: Subject;
};

/** All of an answer as Markdown. */
export function guideMarkdown({ text, cards, quote, choices }: Omit<GuideAnswer, 'markdown'>): string {
  const link = (project: KnownProject) => `[${plain(project.title)}](${projectPath(project)})`;
  return [
    text,
    cards.map((card) => `- ${link(card)}, ${card.dateText}`).join('\n'),
    choices.map(({ question }) => `- ${plain(question)}`).join('\n'),
    quote && `${quote.intro}\n\n> ${plain(quote.text)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
