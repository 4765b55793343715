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
import { packed, unpacked } from './carried-conversation.ts';
import { endsModel, offersLocalAnswer } from './chat-failure-text.ts';
import { type ChatAction, type ChatState, chatReducer, emptyChat } from './chat-reducer.ts';
import { spokenAnswer } from './spoken-answer.ts';

/** Characters of an answer; a model that goes on after so many is stopped. */
const longestReply = 100_000;

type SiteGuide = typeof import('#features/chat/guide/site-guide.ts');

/**
 * The guide, in a chunk of its own.
 *
 * @throws when it cannot be loaded
 */
export function loadGuide(): Promise<SiteGuide> {
  return import('#features/chat/guide/site-guide.ts');
}

/**
 * A conversation, and the place where the rooms of the chat meet. `guide` finds answers in the content of the site; `reply`
 * makes elements of Markdown while it arrives; `conversation` keeps who said what and shows it. The first two know nothing
 * of this one: here a question goes to the model or to the guide, and what comes back goes into the state.
 */
export function createConversation() {
  const { set, ...store } = createStore(emptyChat);
  const spoken = createStore({ turn: 0, text: '' });
  /** For the rest of the visit the site answers by itself. */
  let isModelGone = false;
  const running = new Map<number, AbortController>();

  function dispatch(action: ChatAction): void {
    set(chatReducer(store.get(), action));
  }

  /** Asks a question; one in which nothing can be seen is ignored. Whatever happens, it ends with exactly one answer or failure. */
  function ask(question: string, knowledge: Knowledge): void {
    const words = cleanText(question);
    if (!words) return;
    const id = store.get().length;
    dispatch({ type: 'asked', question: words });
    void answer(id, words, knowledge);
  }

  /** Asks the same question again, in its place. */
  function retry(id: number, knowledge: Knowledge): void {
    const exchange = store.get()[id];
    if (!exchange || running.has(id)) return;
    dispatch({ type: 'retried', id });
    void answer(id, exchange.question, knowledge);
  }

  /** Ends all answers that are under way; what has come of them stays. */
  function stop(): void {
    for (const controller of running.values()) controller.abort();
  }

  /** Says something once to people who listen to the page, in a task of its own: what is seen comes first. */
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
    // A stop shows at once, not when the network has noticed. It keeps what has arrived and is not painted yet.
    signal.addEventListener('abort', () => {
      dispatch({ type: 'arrived', id, text: frames.takePending() });
      end({ type: 'stopped', id });
    });

    try {
      // The question is shown first; asking it is another task.
      await new Promise((resolve) => setTimeout(resolve));
      const settings = isModelGone ? undefined : geminiSettings();
      if (!settings) {
        const [guide] = await load(Promise.all([guideAnswer(id, question, knowledge), loadMarkdown()]));
        if (!signal.aborted) end({ type: 'guided', id, guide });
        return;
      }
      const [{ personaText }] = await load(Promise.all([import('./persona.ts'), loadMarkdown()]));
      const persona = personaText(knowledge);
      let room = longestReply;
      for await (const text of streamAnswer({ question, persona, settings, signal })) {
        // Half of a character would be another one.
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
      // The visitor knows by another answer.
      if (isModelGone && endsModel(reason)) return answer(id, question, knowledge);
      isModelGone ||= endsModel(reason);
      console.error(`There was a problem with the chat: ${message}`);
      const guide = offersLocalAnswer(reason)
        ? await guideAnswer(id, question, knowledge).catch(() => undefined)
        : undefined;
      if (!signal.aborted) end({ type: 'failed', id, failure: { reason, retryAfter }, guide });
    }
  }

  /** Continues an earlier conversation, unless another one has begun. */
  function restore(earlier: ChatState): void {
    if (store.get().length === 0) set(earlier);
  }

  /** The one place where the site answers by itself; a question may lean on the answer before. */
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
 * The one of this visit. It outlives the section that shows it: whoever follows a link of an answer to another page finds it
 * on coming back, with the answers that came meanwhile.
 */
export const conversation = createConversation();

registerUnsavedText(() => conversation.get().length > 0);

const carried = registerCarried('conversation', () => {
  conversation.stop();
  return packed(conversation.get());
});
if (carried) void loadMarkdown().then(() => conversation.restore(unpacked(carried)));

function isHighSurrogate(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at));
}

const unknownError = new ChatError('malformed', 'Something unexpected');

/** Waits for chunks. */
async function load<Chunks>(chunks: Promise<Chunks>): Promise<Chunks> {
  try {
    return await chunks;
  } catch {
    if (isOffline()) throw new ChatError('offline', 'The browser is offline');
    throw new ChatError('chunk-load', 'A part of the chat could not be loaded');
  }
}
