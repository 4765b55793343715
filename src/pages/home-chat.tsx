import { projectFacts } from 'virtual:project-facts';
import { bot } from '#content/bot.ts';
import { botGlosses } from '#content/bot-glosses.ts';
import { botTechnologies } from '#content/bot-technologies.ts';
import { botTopics } from '#content/bot-topics.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import { Chat } from '#features/chat/chat.tsx';
import { longest } from '#features/contact/longest.ts';
import { geminiSettings, telegramSettings } from '#lib/env.ts';
import { hasSection } from '#lib/has-section.ts';
import { contactPrefill } from './contact-prefill.ts';

const knowledge = {
  owner,
  bot,
  glosses: botGlosses,
  technologies: botTechnologies,
  topics: botTopics,
  tools: tools.map(({ name }) => name),
  projects: projectFacts,
  site: {
    longestMessage: longest.message,
    hasForm: telegramSettings() !== undefined,
    hasModel: geminiSettings() !== undefined,
  },
};

/** The chat and its knowledge, in one chunk that loads when it is near the viewport. */
export function HomeChat() {
  return (
    <Chat knowledge={knowledge} {...(hasSection('contact') && { onSendConversation: sendConversation })} />
  );
}

/** The form takes the text once it has loaded. */
function sendConversation(text: string) {
  contactPrefill.set({ text });
  document.getElementById('contact')?.scrollIntoView();
}
