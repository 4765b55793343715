import type { ChatSite } from '#features/chat/chat-site.ts';
import { loadMarkdown } from '#features/chat/reply/markdown.ts';
import { registerCarried } from '#lib/carried-text.ts';
import { cleanText } from '#lib/clean-text.ts';
import { createStore } from '#lib/create-store.ts';
import { geminiSettings } from '#lib/env.ts';
import { isOffline } from '#lib/is-offline.ts';
import type { SiteAnswer } from '#lib/site-answer.ts';
import { registerUnsavedText } from '#lib/unsaved-text.ts';
import { ChatError, streamAnswer } from '#services/gemini.ts';
import { disablesModel, fallsBackToSite, spokenAnswer } from './answer-text.ts';
import { type ChatAction, type ChatState, chatReducer, type Ending, type Exchange } from './chat-reducer.ts';

const longestReply = 20_000;

/** In milliseconds. A piece of an answer may be a few letters. A timer, unlike a frame, also comes on a hidden page. */
const updateInterval = 30;

/** Sends each question to the model, or to the site when there is no model or the model fails. */
export function createConversation() {
  const { set, ...store } = createStore<ChatState>([]);
  const spoken = createStore({ turn: 0, text: '' });
  let isModelDisabled = false;
  const running = new Map<number, AbortController>();

  const dispatch = (action: ChatAction) => set(chatReducer(store.get(), action));

  function ask(question: string, site: ChatSite): void {
    const words = cleanText(question);
    if (!words) return;
    const id = store.get().length;
    dispatch({ type: 'asked', question: words });
    void answer(id, words, site);
  }

  function retry(id: number, site: ChatSite): void {
    const exchange = store.get()[id];
    if (!exchange || running.has(id)) return;
    dispatch({ type: 'retried', id });
    void answer(id, exchange.question, site);
  }

  function stop(): void {
    for (const controller of running.values()) controller.abort();
  }

  /** Announces a text to screen readers, in a separate task so that the screen updates first. */
  function announce(text: string): void {
    setTimeout(() => spoken.set({ turn: spoken.get().turn + 1, text }));
  }

  async function answer(id: number, question: string, site: ChatSite): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    let pending = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      timer = undefined;
      if (running.get(id) === controller) dispatch({ type: 'arrived', id, text: pending });
      pending = '';
    };
    const end = (ending: Ending) => {
      show();
      if (running.get(id) !== controller) return;
      running.delete(id);
      dispatch({ type: 'ended', id, ending });
      const ended = store.get()[id];
      if (ended) announce(`${site.botName}: ${spokenAnswer(ended.answer)}`);
    };
    running.set(id, controller);
    // Show the stop without waiting for the network.
    signal.addEventListener('abort', () => end({ status: 'stopped' }));

    try {
      // Show the question first.
      await new Promise((resolve) => setTimeout(resolve));
      const settings = isModelDisabled ? undefined : geminiSettings();
      if (!settings) {
        const [fromSite] = await loadChunks(Promise.all([siteAnswer(id, question, site), loadMarkdown()]));
        pending = fromSite.markdown;
        return end({ status: 'complete', fromSite });
      }
      const [persona] = await loadChunks(Promise.all([site.persona(), loadMarkdown()]));
      let room = longestReply;
      for await (const text of streamAnswer({ question, persona, settings, signal })) {
        // Without half of a surrogate pair.
        pending += text.length > room ? text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '') : text;
        timer ??= setTimeout(show, updateInterval);
        room -= text.length;
        if (room < 0) throw new ChatError('too-long', 'The answer does not end');
      }
      end({ status: 'complete' });
    } catch (error) {
      if (signal.aborted) return;
      const unknown = new ChatError('malformed', 'Something unexpected');
      const { reason, retryAfter, message } = error instanceof ChatError ? error : unknown;
      // Another answer has already shown the error.
      if (isModelDisabled && disablesModel(reason)) return answer(id, question, site);
      isModelDisabled ||= disablesModel(reason);
      console.error(`There was a problem with the chat: ${message}`);
      const fromSite = fallsBackToSite(reason)
        ? await siteAnswer(id, question, site).catch(() => undefined)
        : undefined;
      end({ status: 'failed', failure: { reason, retryAfter }, fromSite });
    }
  }

  function restore(earlier: ChatState): void {
    if (store.get().length === 0) set(earlier);
  }

  /** A follow-up question may refer to the subject of the previous answer. */
  async function siteAnswer(id: number, question: string, { load }: ChatSite): Promise<SiteAnswer> {
    const { site } = await load();
    const before = store.get()[id - 1]?.answer;
    return site.answer(question, before && 'fromSite' in before ? before.fromSite?.subject : undefined);
  }

  return { ...store, spoken, ask, retry, stop, announce, restore };
}

/** The conversation of this visit. It outlives the chat section, so answers arrive while the visitor is on another page. */
export const conversation = createConversation();

registerUnsavedText(() => conversation.get().length > 0);

const carried = registerCarried(
  'conversation',
  () => {
    conversation.stop();
    return conversation.get().map(withoutFailedChunk);
  },
  (stored): stored is ChatState => Array.isArray(stored) && stored.every(isEnded),
);
if (carried?.length) void loadMarkdown().then(() => conversation.restore(carried));

/** The next page loads the chunk again, so Retry there asks the question. */
function withoutFailedChunk(exchange: Exchange): Exchange {
  const { answer } = exchange;
  const hasFailed = answer.status === 'failed' && answer.failure.reason === 'chunk-load';
  return hasFailed ? { ...exchange, answer: { status: 'stopped', text: answer.text } } : exchange;
}

function isEnded(stored: unknown, at: number): stored is Exchange {
  const { id, question, answer } = Object(stored);
  const { text, lang, results } = answer?.fromSite ?? { text: '', lang: '', results: [] };
  const texts = [question, answer?.text, text, lang, ...(Array.isArray(results) ? results : [undefined])];
  const isOver =
    /^(complete|stopped)$/.test(answer?.status) || (answer?.status === 'failed' && answer.failure?.reason);
  return id === at && Boolean(isOver) && texts.every((one) => typeof one === 'string');
}

async function loadChunks<Chunks>(chunks: Promise<Chunks>): Promise<Chunks> {
  try {
    return await chunks;
  } catch {
    if (isOffline()) throw new ChatError('offline', 'The browser is offline');
    throw new ChatError('chunk-load', 'A part of the chat could not be loaded');
  }
}
