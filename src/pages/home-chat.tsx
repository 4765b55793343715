import { projectCards } from 'virtual:all-projects';
import { bot } from '#content/bot.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import { Chat } from '#features/chat/chat.tsx';

const knowledge = { owner, bot, tools: tools.map(({ name }) => name), projects: projectCards };

/** The chat, with all that it can tell; the page loads neither before the visitor comes near. */
export function HomeChat({ onSendConversation }: { onSendConversation: (text: string) => void }) {
  return <Chat knowledge={knowledge} onSendConversation={onSendConversation} />;
}
