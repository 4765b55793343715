import { homeParts } from '#content/assemble/sections.ts';
import { Chat } from '#features/chat/chat.tsx';
import { conversation } from '#features/chat/conversation.ts';
import { writeToOwner } from '#features/contact/draft.ts';

export function HomeChat() {
  return <Chat onWrite={homeParts.includes('contact') ? writeToOwner : undefined} />;
}

export const askChat = conversation.ask;
