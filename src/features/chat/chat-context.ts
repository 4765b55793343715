import { createContext, useContext } from 'react';
import type { Conversation } from './conversation.ts';

type Chat = {
  conversation: Conversation;
  /** Asks a question and brings the log into view. */
  ask: (question: string) => void;
  /** The same for a question that was pressed: moves the focus to the log. */
  askPressed: (question: string) => void;
  /** Hands a text to the contact form, if the page has one. */
  onWrite: ((text: string) => void) | undefined;
  /** The `ref` of a button that may disappear at any time. Its focus goes to the log, which keeps the place on the page. */
  keepFocus: (button: HTMLElement | null) => () => void;
};

export const ChatContext = createContext<Chat | undefined>(undefined);

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('Outside of a chat');
  return chat;
}
