import type { KnownProject } from '#features/chat/knowledge.ts';
import { projectPath } from '#lib/paths.ts';
import { link, plain } from './facts.ts';
import type { Subject } from './subject.ts';

/** A question that the guide answers, for a button. */
export type Choice = { text: string; lang: string };

/** A sentence of a project's own text; whether it is surely the answer. */
export type Quote = { text: string; project: KnownProject; isSure: boolean };

export type GuideAnswer = {
  outcome: 'sure' | 'near' | 'none';
  /** Which answer of the content it is. */
  entry?: string;
  /** Markdown, in the language `lang`. */
  text: string;
  lang: string;
  /** All of the answer as Markdown, to be copied, sent and read out. */
  markdown: string;
  cards: readonly KnownProject[];
  choices: readonly Choice[];
  quote?: Quote | undefined;
  /** The label of the button that hands the question to the owner. */
  ask?: string | undefined;
  /** What was spoken of, for the question after it. */
  subject: Subject;
};

/** Adds all of an answer as Markdown. */
export function withMarkdown(answer: Omit<GuideAnswer, 'markdown'>): GuideAnswer {
  const { text, cards, choices, quote } = answer;
  const lines = [
    ...cards.map((card) => `- ${link(card.title, projectPath(card))}, ${card.dateText}`),
    ...choices.map((choice) => `- ${plain(choice.text)}`),
  ];
  const source =
    quote && `> ${plain(quote.text)}\n>\n> ${link(quote.project.title, projectPath(quote.project))}`;
  return { ...answer, markdown: [text, lines.join('\n'), source].filter(Boolean).join('\n\n') };
}
