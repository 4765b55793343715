import { useEffect, useSyncExternalStore } from 'react';
import { bot } from '#content/bot.ts';
import { path, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { homeParts } from '#content/sections.ts';
import { folder, lang, languages } from '#content/site-languages.ts';
import { tools } from '#content/tools.ts';
import { Chat } from '#features/chat/chat.tsx';
import { conversation } from '#features/chat/conversation/conversation.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { factsOf } from '#features/chat/project-facts.ts';
import { longest } from '#features/contact/longest.ts';
import { geminiSettings, telegramSettings } from '#lib/env.ts';
import { chatQuestion } from './chat-question.ts';
import { contactPrefill } from './contact-prefill.ts';

/** On pages in another language, questions in that language come first. */
const isOwn = (starter: { lang: string }) => Number(folder !== '' && starter.lang === lang);
const language = languages.find((one) => one.folder === folder)?.name;

const knowledge: Knowledge = {
  owner,
  bot: {
    ...bot,
    starters: bot.starters.toSorted((a, b) => isOwn(b) - isOwn(a)),
    persona: bot.persona
      .filter((line) => language || !line.includes('{language}'))
      .map((line) => line.replace('{language}', language ?? '')),
  },
  tools: tools.map(({ name }) => name),
  projects: projects.map(factsOf),
  path,
  site: {
    parts: homeParts,
    longestMessage: longest.message,
    hasForm: telegramSettings() !== undefined,
    hasModel: geminiSettings() !== undefined,
  },
};

/** The chat and its knowledge, in one chunk that loads when it is near the viewport. */
export function HomeChat() {
  const question = useSyncExternalStore(chatQuestion.subscribe, chatQuestion.get, () => undefined);
  useEffect(() => {
    if (!question) return;
    chatQuestion.set(undefined);
    conversation.ask(question, knowledge);
  }, [question]);
  return <Chat knowledge={knowledge} {...(homeParts.includes('contact') && { onWrite: writeToOwner })} />;
}

/** The form shows the text once it has loaded. */
function writeToOwner(text: string) {
  contactPrefill.set({ text });
  document.getElementById('contact')?.scrollIntoView();
}
