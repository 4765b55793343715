import { homeParts } from 'virtual:home-parts';
import { lang } from 'virtual:language';
import { starters } from '#content/faq-starters.ts';
import { owner } from '#content/owner.ts';
import { chatWords } from '#content/words-chat.ts';
import { Chat } from '#features/chat/chat.tsx';
import type { ChatSite } from '#features/chat/chat-site.ts';
import { conversation } from '#features/chat/conversation/conversation.ts';
import { contactPrefill } from './contact-prefill.ts';

const chatSite: ChatSite = {
  botName: chatWords.botName(owner.name),
  load: () => import('./site.tsx'),
  persona: async () => (await import('./site-persona.ts')).persona(),
};
const questions = Object.values(starters[lang] ?? Object.values(starters)[0] ?? {}).map((question) =>
  question.replaceAll('{name}', owner.name),
);

export function HomeChat() {
  const hasForm = homeParts.includes('contact');
  return (
    <Chat owner={owner} starters={questions} site={chatSite} onWrite={hasForm ? writeToOwner : undefined} />
  );
}

/** Asks a question from the search. */
export function askChat(question: string): void {
  conversation.ask(question, chatSite);
}

/** The form shows the text once it has loaded. */
function writeToOwner(text: string) {
  contactPrefill.set({ text });
  document.getElementById('contact')?.scrollIntoView();
}
