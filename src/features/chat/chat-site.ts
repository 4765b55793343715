import { type ComponentType, createContext } from 'react';
import type { SiteAnswer } from '#lib/site-answer.ts';

export const longestQuestion = 1_000;

type Results = ComponentType<{ ids: readonly string[]; onAsk: (question: string) => void }>;

export type ChatSite = {
  botName: string;
  load: () => Promise<{
    site: { answer: (question: string, before?: string) => SiteAnswer };
    Results: Results;
  }>;
  persona: () => Promise<string>;
};

type Chat = {
  site: ChatSite;
  Results: Results;
  starters: readonly string[];
  send: (question: string) => void;
  onAsk: (question: string) => void;
  onWrite: ((text: string) => void) | undefined;
  focusLog: () => void;
};

export const ChatContext = createContext<Chat | undefined>(undefined);
