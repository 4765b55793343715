import { projectFacts } from 'virtual:project-facts';
import { bot } from '#content/bot.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import { Chat } from '#features/chat/chat.tsx';
import { longest } from '#features/contact/check-contact-message.ts';
import { geminiSettings, telegramSettings } from '#lib/env.ts';

const knowledge = {
  owner,
  bot,
  tools: tools.map(({ name }) => name),
  projects: projectFacts,
  site: {
    longestMessage: longest.message,
    hasForm: telegramSettings() !== undefined,
    hasModel: geminiSettings() !== undefined,
  },
};

/** The chat, with all that it can tell; the page loads neither before the visitor comes near. */
export function HomeChat({ onSendConversation }: { onSendConversation: (text: string) => void }) {
  return <Chat knowledge={knowledge} onSendConversation={onSendConversation} />;
}
