import type { SiteAnswer } from '#features/search/answers.ts';
import { cleanText } from '#lib/clean-text.ts';
import { createStore } from '#lib/create-store.ts';
import { geminiSettings } from '#lib/env.ts';
import { keepText } from '#lib/kept-text.ts';
import { ChatError, loadChunks, loadGemini, streamAnswer } from '#services/gemini.ts';
import { answerCode, loadAnswerCode } from './answer-code.ts';
import { botName, spokenAnswer } from './answer-text.ts';
import {
  type Answer,
  disablesModel,
  type Exchange,
  fallsBackToSite,
  shownIn,
  usesModel,
} from './exchange.ts';

export type Conversation = ReturnType<typeof createConversation>;

const longestReply = 20_000;

/** In milliseconds. A piece may be a few letters, and each update renders. A timer also fires while the page is hidden. */
const updateInterval = 30;

/** The first question loads it again and shows a failure. */
export function loadAhead(): void {
  Promise.all([loadAnswerCode(), geminiSettings() && loadGemini()]).catch(() => {});
}

/** Sends each question to the model. Without one, when it fails, and to serious questions, the site answers. */
export function createConversation() {
  const exchanges = createStore<readonly Exchange[]>([]);
  const spoken = createStore({ turn: 0, text: '' });
  const running = new Map<number, AbortController>();

  function show(id: number, answer: Answer): void {
    const exchange = exchanges.get()[id];
    if (exchange) exchanges.set(exchanges.get().with(id, { ...exchange, answer }));
  }

  function ask(text: string): void {
    const question = cleanText(text);
    if (!question) return;
    const id = exchanges.get().length;
    exchanges.set([...exchanges.get(), { id, question, answer: { status: 'awaited', text: '' } }]);
    void answer(id, question);
  }

  function retry({ id, question }: Exchange): void {
    if (!running.has(id)) void answer(id, question);
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
    let text = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      show(id, { status: 'awaited', text });
    };
    const end = (ended: Answer) => {
      if (running.get(id) !== controller) return;
      clearTimeout(timer);
      running.delete(id);
      show(id, ended);
      announce(`${botName}: ${spokenAnswer(ended)}`);
    };
    const endFromSite = (fromSite: SiteAnswer) =>
      end({ status: 'complete', text: fromSite.markdown, fromSite });
    running.set(id, controller);
    show(id, { status: 'awaited', text });
    // Show the stop without waiting for the network.
    signal.addEventListener('abort', () => end({ status: 'stopped', text }));

    try {
      // Show the question first.
      await new Promise((resolve) => setTimeout(resolve));
      const site = await loadChunks(loadAnswerCode());
      const settings = usesModel(exchanges.get()) ? geminiSettings() : undefined;
      if (!settings) return endFromSite(site.answerFromSite(question, shownBefore(id)));
      const serious = site.seriousAnswer(question);
      if (serious) return endFromSite(serious);
      const { persona } = await loadChunks(import('#files/persona.ts'));
      for await (const piece of streamAnswer({ question, persona: persona(), settings, signal })) {
        if (signal.aborted) return;
        text += piece;
        const isTooLong = text.length > longestReply;
        // Without half of a surrogate pair.
        if (isTooLong) text = text.slice(0, longestReply).replace(/[\uD800-\uDBFF]$/, '');
        timer ??= setTimeout(update, updateInterval);
        if (isTooLong) throw new ChatError('too-long', 'The answer does not end');
      }
      end({ status: 'complete', text });
    } catch (error) {
      if (signal.aborted) return;
      const unknown = new ChatError('malformed', 'Something unexpected');
      const { reason, retryAfter, message } = error instanceof ChatError ? error : unknown;
      // Another answer has already shown the error.
      if (disablesModel(reason) && !usesModel(exchanges.get())) return answer(id, question);
      const site = answerCode.get();
      const aboutPeople = reason === 'blocked' && site?.seriousAnswer(question, true);
      // It replaces the beginning of the blocked one.
      if (aboutPeople) return endFromSite(aboutPeople);
      console.error(`There was a problem with the chat: ${message}`);
      const fromSite = fallsBackToSite(reason) ? site?.answerFromSite(question, shownBefore(id)) : undefined;
      end({ status: 'failed', text, failure: { reason, retryAfter }, fromSite });
    }
  }

  /** What a follow-up question may refer to. Answers that show nothing may stand in between. */
  function shownBefore(id: number): { shown: readonly string[] } {
    const before = exchanges.get().slice(0, id);
    return { shown: before.map(({ answer }) => shownIn(answer)).findLast(({ length }) => length > 0) ?? [] };
  }

  return { ...exchanges, spoken, ask, retry, stop, announce };
}

/** The conversation of this visit. It outlives the chat section, so answers arrive while the visitor is on another page. */
export const conversation = createConversation();

keepText({
  name: 'conversation',
  read: () => (conversation.get().length > 0 ? conversation.get().map(asEnded) : undefined),
  isText: (stored): stored is Exchange[] => Array.isArray(stored) && stored.every(isEnded),
  restore(stored) {
    conversation.set(stored);
    loadAhead();
  },
});

/** A running answer ends with the page. After a failed chunk, the next page loads it again, so Retry there asks the question. */
function asEnded(exchange: Exchange): Exchange {
  const { status, text, failure } = exchange.answer;
  const isOver = status !== 'awaited' && failure?.reason !== 'chunk-load';
  return isOver ? exchange : { ...exchange, answer: { status: 'stopped', text } };
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
