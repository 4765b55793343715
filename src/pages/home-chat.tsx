import { homeParts } from 'virtual:home-parts';
import { folder, lang, languages } from 'virtual:language';
import { path } from 'virtual:path';
import { projectFacts } from 'virtual:project-facts';
import { bot } from '#content/bot.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import { Chat } from '#features/chat/chat.tsx';
import { conversation } from '#features/chat/conversation/conversation.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { focusFirstEmptyField } from '#features/contact/contact-fields.ts';
import { draft } from '#features/contact/draft.ts';
import { longest } from '#features/contact/longest.ts';
import { geminiSettings, telegramSettings } from '#lib/env.ts';

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
  projects: projectFacts,
  path,
  site: {
    parts: homeParts,
    longestMessage: longest.message,
    hasForm: telegramSettings() !== undefined,
    hasModel: geminiSettings() !== undefined,
  },
};

/** The chat and its knowledge, in one chunk. */
export function HomeChat() {
  return <Chat knowledge={knowledge} {...(homeParts.includes('contact') && { onWrite: writeToOwner })} />;
}

/** Asks a question that was typed into the search. */
export function askChat(question: string): void {
  conversation.ask(question, knowledge);
}

function writeToOwner(text: string) {
  draft.dispatch({ type: 'prefilled', conversation: text });
  document.getElementById('contact')?.scrollIntoView();
  focusFirstEmptyField();
}
