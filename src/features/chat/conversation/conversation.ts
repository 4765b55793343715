import { chatWords } from '#content/words-chat.ts';
import type { GuideAnswer } from '#features/chat/guide/guide-answer.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { loadMarkdown } from '#features/chat/reply/markdown-parser.ts';
import { perFrame } from '#features/chat/reply/per-frame.ts';
import { registerCarried } from '#lib/carried-text.ts';
import { cleanText } from '#lib/clean-text.ts';
import { createStore } from '#lib/create-store.ts';
import { geminiSettings } from '#lib/env.ts';
import { isOffline } from '#lib/is-offline.ts';
import { registerUnsavedText } from '#lib/unsaved-text.ts';
import { ChatError } from '#services/chat-error.ts';
import { streamAnswer } from '#services/gemini.ts';
import { isPacked, packed, unpacked } from './carried-conversation.ts';
import { disablesModel, fallsBackToGuide } from './chat-failure-text.ts';
import { type ChatAction, type ChatState, chatReducer, emptyChat } from './chat-reducer.ts';
import { spokenAnswer } from './spoken-answer.ts';

/** Characters after which an answer is cut off. */
const longestReply = 100_000;

type SiteGuide = typeof import('#features/chat/guide/site-guide.ts');

/**
 * Loads the guide, a separate chunk.
 *
 * @throws when the chunk cannot be loaded
 */
export function loadGuide(): Promise<SiteGuide> {
  return import('#features/chat/guide/site-guide.ts');
}

/**
 * The state of a conversation and its actions. Sends each question to the model, or to the guide when there is no model or
 * the model fails, and adds the reply to the state as it streams.
 */
export function createConversation() {
  const { set, ...store } = createStore(emptyChat);
  const spoken = createStore({ turn: 0, text: '' });
  /** If so, the guide answers for the rest of the visit. */
  let isModelDisabled = false;
  const running = new Map<number, AbortController>();

  function dispatch(action: ChatAction): void {
    set(chatReducer(store.get(), action));
  }

  /** Asks a question, unless it has no visible characters. It always ends as exactly one answer or failure. */
  function ask(question: string, knowledge: Knowledge): void {
    const words = cleanText(question);
    if (!words) return;
    const id = store.get().length;
    dispatch({ type: 'asked', question: words });
    void answer(id, words, knowledge);
  }

  /** Asks a question again and replaces its answer. */
  function retry(id: number, knowledge: Knowledge): void {
    const exchange = store.get()[id];
    if (!exchange || running.has(id)) return;
    dispatch({ type: 'retried', id });
    void answer(id, exchange.question, knowledge);
  }

  /** Stops all answers that are streaming. The text that has arrived stays. */
  function stop(): void {
    for (const controller of running.values()) controller.abort();
  }

  /** Announces a text to screen readers, in a separate task so that the screen updates first. */
  function announce(text: string): void {
    setTimeout(() => spoken.set({ turn: spoken.get().turn + 1, text }));
  }

  async function answer(id: number, question: string, knowledge: Knowledge): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const frames = perFrame((text) => {
      if (!signal.aborted) dispatch({ type: 'arrived', id, text });
    });
    const end = (action: ChatAction) => {
      running.delete(id);
      dispatch(action);
      const ended = store.get()[id];
      if (ended) announce(`${chatWords.botName(knowledge.owner.name)}: ${spokenAnswer(ended.answer)}`);
    };
    running.set(id, controller);
    // Show the stop without waiting for the network, and keep text that has arrived but is not painted yet.
    signal.addEventListener('abort', () => {
      dispatch({ type: 'arrived', id, text: frames.takePending() });
      end({ type: 'stopped', id });
    });

    try {
      // Show the question first.
      await new Promise((resolve) => setTimeout(resolve));
      const settings = isModelDisabled ? undefined : geminiSettings();
      if (!settings) {
        const [guide] = await loadChunks(Promise.all([guideAnswer(id, question, knowledge), loadMarkdown()]));
        if (!signal.aborted) end({ type: 'guided', id, guide });
        return;
      }
      const [{ personaText }] = await loadChunks(Promise.all([import('./persona.ts'), loadMarkdown()]));
      const persona = personaText(knowledge);
      let room = longestReply;
      for await (const text of streamAnswer({ question, persona, settings, signal })) {
        // Don't split a surrogate pair.
        const end = text.length > room && isHighSurrogate(text, room - 1) ? room - 1 : room;
        frames.add(text.slice(0, end));
        room -= text.length;
        if (room < 0) throw new ChatError('too-long', 'The answer does not end');
      }
      await frames.drained();
      if (!signal.aborted) end({ type: 'completed', id });
    } catch (error) {
      await frames.drained();
      if (signal.aborted) return;
      const { reason, retryAfter, message } = error instanceof ChatError ? error : unknownError;
      // Another answer has already shown the error.
      if (isModelDisabled && disablesModel(reason)) return answer(id, question, knowledge);
      isModelDisabled ||= disablesModel(reason);
      console.error(`There was a problem with the chat: ${message}`);
      const guide = fallsBackToGuide(reason)
        ? await guideAnswer(id, question, knowledge).catch(() => undefined)
        : undefined;
      if (!signal.aborted) end({ type: 'failed', id, failure: { reason, retryAfter }, guide });
    }
  }

  /** Restores an earlier conversation, unless a new one has started. */
  function restore(earlier: ChatState): void {
    if (store.get().length === 0) set(earlier);
  }

  /** Passes the subject of the previous answer, which a follow-up question may refer to. */
  async function guideAnswer(id: number, question: string, knowledge: Knowledge): Promise<GuideAnswer> {
    const { siteGuide } = await loadGuide();
    const before = store.get()[id - 1]?.answer;
    return siteGuide(knowledge).answer(
      question,
      before && 'guide' in before ? before.guide?.subject : undefined,
    );
  }

  return { ...store, spoken, ask, retry, stop, announce, restore };
}

/**
 * The conversation of this visit. It outlives the chat section, so a visitor who follows a link and returns finds it, with
 * everything that has arrived meanwhile.
 */
export const conversation = createConversation();

registerUnsavedText(() => conversation.get().length > 0);

const carried = registerCarried(
  'conversation',
  () => {
    conversation.stop();
    return packed(conversation.get());
  },
  isPacked,
);
if (carried) void loadMarkdown().then(() => conversation.restore(unpacked(carried)));

function isHighSurrogate(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at));
}

const unknownError = new ChatError('malformed', 'Something unexpected');

async function loadChunks<Chunks>(chunks: Promise<Chunks>): Promise<Chunks> {
  try {
    return await chunks;
  } catch {
    if (isOffline()) throw new ChatError('offline', 'The browser is offline');
    throw new ChatError('chunk-load', 'A part of the chat could not be loaded');
  }
}
