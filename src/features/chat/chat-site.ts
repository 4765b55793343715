import { type ComponentType, createContext } from 'react';
import type { SiteAnswer } from '#lib/site-answer.ts';

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
