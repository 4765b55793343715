import { type ComponentType, createContext } from 'react';

/** An answer from the site's own content. Stored and carried as JSON. */
export type SiteAnswer = {
  /** `none`: the site knows nothing. After `serious`, nothing else is offered. */
  outcome: 'serious' | 'talk' | 'faq' | 'chosen' | 'project' | 'results' | 'none';
  /** Markdown, in the language `lang`. */
  text: string;
  lang: string;
  /** All of the answer as Markdown, to be copied, sent and read out. */
  markdown: string;
  /** Ids of the results below the text. */
  results: string[];
  /** The label of the button that hands the question to the owner. */
  ask?: string;
  /** The project that was spoken of, for the question after it. */
  subject?: string;
};

type Results = ComponentType<{ ids: readonly string[]; onAsk: (question: string) => void }>;

/** The site around the chat. */
export type ChatSite = {
  botName: string;
  /** Loads what answers without a model, and shows results. */
  load: () => Promise<{
    site: { answer: (question: string, before?: string) => SiteAnswer };
    Results: Results;
  }>;
  /** Loads the instructions for the model. */
  persona: () => Promise<string>;
};

type Chat = {
  site: ChatSite;
  Results: Results;
  /** The suggested questions. */
  starters: readonly string[];
  onAsk: (question: string) => void;
  /** Puts a text for the owner into the contact form. */
  onWrite: ((text: string) => void) | undefined;
  focusLog: () => void;
};

export const ChatContext = createContext<Chat | undefined>(undefined);
