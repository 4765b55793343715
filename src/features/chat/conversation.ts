import { cleanText } from '#lib/clean-text.ts';
import { createStore } from '#lib/create-store.ts';
import { geminiSettings } from '#lib/env.ts';
import { keepText } from '#lib/kept-text.ts';
import { ChatError, loadChunks, loadGemini, streamAnswer } from '#services/gemini.ts';
import { botName, disablesModel, fallsBackToSite, shownIn, spokenAnswer, usesModel } from './answer-text.ts';
import { type ChatAction, type ChatState, chatReducer, type Ending, type Exchange } from './chat-reducer.ts';
import { loadMarkdown } from './markdown.ts';

export type Conversation = ReturnType<typeof createConversation>;

const longestReply = 20_000;

/** In milliseconds. A piece of an answer may be a few letters. Unlike requestAnimationFrame, a timer also fires while the page is hidden. */
const updateInterval = 30;

const loadSite = () => import('#features/search/answers.ts');

/** The first question loads it again and shows a failure. */
export function loadAhead(): void {
  Promise.all([loadMarkdown(), loadSite(), geminiSettings() && loadGemini()]).catch(() => {});
}

/** Sends each question to the model. Without one, when it fails, and to serious questions, the site answers. */
export function createConversation() {
  const { set, ...store } = createStore<ChatState>([]);
  const spoken = createStore({ turn: 0, text: '' });
  const running = new Map<number, AbortController>();

  const dispatch = (action: ChatAction) => set(chatReducer(store.get(), action));

  function ask(question: string): void {
    const words = cleanText(question);
    if (!words) return;
    const id = store.get().length;
    dispatch({ type: 'asked', question: words });
    void answer(id, words);
  }

  function retry(id: number): void {
    const exchange = store.get()[id];
    if (!exchange || running.has(id)) return;
    dispatch({ type: 'retried', id });
    void answer(id, exchange.question);
  }

  function stop(): void {
    for (const controller of running.values()) controller.abort();
  }

  /** Announces a text to screen readers, in a separate task so that the screen updates first. */
  function announce(text: string): void {
    setTimeout(() => spoken.set({ turn: spoken.get().turn + 1, text }));
  }

  async function answer(id: number, question: string): Promise<void> {
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
      if (ended) announce(`${botName}: ${spokenAnswer(ended.answer)}`);
    };
    running.set(id, controller);
    // Show the stop without waiting for the network.
    signal.addEventListener('abort', () => end({ status: 'stopped' }));

    try {
      // Show the question first.
      await new Promise((resolve) => setTimeout(resolve));
      const [site] = await loadChunks(Promise.all([loadSite(), loadMarkdown()]));
      const settings = usesModel(store.get()) ? geminiSettings() : undefined;
      if (!settings) {
        return end({ status: 'complete', fromSite: site.answerFromSite(question, shownBefore(id)) });
      }
      const serious = site.seriousAnswer(question);
      if (serious) return end({ status: 'complete', fromSite: serious });
      const { persona } = await loadChunks(import('#files/persona.ts'));
      let room = longestReply;
      for await (const text of streamAnswer({ question, persona: persona(), settings, signal })) {
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
      if (disablesModel(reason) && !usesModel(store.get())) return answer(id, question);
      const site = await loadSite().catch(() => undefined);
      const aboutPeople = reason === 'blocked' && site?.seriousAnswer(question, true);
      if (aboutPeople) return end({ status: 'complete', fromSite: aboutPeople });
      console.error(`There was a problem with the chat: ${message}`);
      const fromSite = fallsBackToSite(reason) ? site?.answerFromSite(question, shownBefore(id)) : undefined;
      end({ status: 'failed', failure: { reason, retryAfter }, fromSite });
    }
  }

  /** What a follow-up question may refer to. Answers that show nothing may stand in between. */
  function shownBefore(id: number): { shown: readonly string[] } {
    const before = store.get().slice(0, id);
    return { shown: before.map(({ answer }) => shownIn(answer)).findLast(({ length }) => length > 0) ?? [] };
  }

  function restore(earlier: ChatState): void {
    if (store.get().length === 0) set(earlier);
  }

  return { ...store, spoken, ask, retry, stop, announce, restore };
}

/** The conversation of this visit. It outlives the chat section, so answers arrive while the visitor is on another page. */
export const conversation = createConversation();

/** From the previous page, until the code that shows it has loaded. */
let carried: ChatState = [];

keepText({
  name: 'conversation',
  read: () => {
    const exchanges = [...carried, ...conversation.get().map(asEnded)];
    return exchanges.length > 0 ? exchanges.map((exchange, id) => ({ ...exchange, id })) : undefined;
  },
  isText: (stored): stored is ChatState => Array.isArray(stored) && stored.every(isEnded),
  restore(stored) {
    carried = stored;
    const show = () => {
      carried = [];
      conversation.restore(stored);
    };
    void Promise.all([loadMarkdown(), loadSite()]).then(show, () => {});
  },
});

/** A running answer ends with the page. After a failed chunk, the next page loads it again, so Retry there asks the question. */
function asEnded(exchange: Exchange): Exchange {
  const { answer } = exchange;
  const isOver =
    answer.status !== 'awaited' && !(answer.status === 'failed' && answer.failure.reason === 'chunk-load');
  return isOver ? exchange : { ...exchange, answer: { status: 'stopped', text: answer.text } };
}

function isEnded(stored: unknown, at: number): stored is Exchange {
  const { id, question, answer } = Object(stored);
  const site = answer?.fromSite;
  const ofSite = site ? [site.text, site.lang, site.markdown, site.ask, site.results, site.shown].flat() : [];
  const isOver =
    /^(complete|stopped)$/.test(answer?.status) || (answer?.status === 'failed' && answer.failure?.reason);
  return (
    id === at &&
    Boolean(isOver) &&
    [question, answer?.text, ...ofSite].every((one) => typeof one === 'string')
  );
}
