import { homeParts } from '#content/assemble/sections.ts';
import { lang } from '#content/assemble/site-languages.ts';
import { starters } from '#content/faq-starters.ts';
import { owner } from '#content/owner.ts';
import { chatWords } from '#content/words/chat.ts';
import { Chat } from '#features/chat/chat.tsx';
import type { ChatSite } from '#features/chat/chat-site.ts';
import { conversation } from '#features/chat/conversation/conversation.ts';
import { writeToOwner } from '#features/contact/draft.ts';

const chatSite: ChatSite = {
  botName: chatWords.botName(owner.name),
  load: () => import('#features/search/answer.ts'),
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

export function askChat(question: string): void {
  conversation.ask(question, chatSite);
}
