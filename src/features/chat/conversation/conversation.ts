import { chatWords } from '#content/words-chat.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { loadMarkdown } from '#features/chat/reply/markdown-parser.ts';
import { perFrame } from '#features/chat/reply/per-frame.ts';
import { registerCarried } from '#lib/carried-text.ts';
import { cleanText } from '#lib/clean-text.ts';
import { createStore } from '#lib/create-store.ts';
import { type GeminiSettings, geminiSettings } from '#lib/env.ts';
import { isOffline } from '#lib/is-offline.ts';
import { registerUnsavedText } from '#lib/unsaved-text.ts';
import { ChatError } from '#services/chat-error.ts';
import { streamAnswer } from '#services/gemini.ts';
import { packed, unpacked } from './carried-conversation.ts';
import { endsModel, offersLocalAnswer } from './chat-failure-text.ts';
import { type ChatAction, type ChatState, chatReducer, type Exchange, emptyChat } from './chat-reducer.ts';
import { spokenAnswer } from './spoken-answer.ts';

/** Characters of an answer; a model that goes on after so many is stopped. */
const longestReply = 100_000;

type Answers = typeof import('#features/chat/answers/answers.ts');
type Persona = typeof import('./persona.ts');

/**
 * The answers of the site itself, in a chunk of their own.
 *
 * @throws when it cannot be loaded
 */
export function loadAnswers(): Promise<Answers> {
  return import('#features/chat/answers/answers.ts');
}

/**
 * A conversation, and the place where the rooms of the chat meet. `answers` knows what the site says by itself and what the
 * model is told; `reply` makes elements of markdown while it arrives; `conversation` keeps who said what and shows it. The
 * first two know nothing of each other or of this one: here a question goes to the model or to `localAnswer`, and what comes
 * back goes into the state, piece by piece, as a `ReplyText`.
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
    let parts: Parts | undefined;
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
      parts = await loadParts(settings);
      const language = parts.answers.answerLanguage(question, knowledge);
      dispatch({ type: 'understood', id, language });
      let room = longestReply;
      for await (const text of answerTo(question, knowledge, store.get()[id - 1], signal, parts, settings)) {
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
      const fromSite =
        parts && offersLocalAnswer(reason)
          ? answerFromSite(question, knowledge, store.get()[id - 1], parts.answers)
          : undefined;
      end({ type: 'failed', id, failure: { reason, retryAfter }, fromSite });
    }
  }

  /** Continues an earlier conversation, unless another one has begun. */
  function restore(earlier: ChatState): void {
    if (store.get().length === 0) set(earlier);
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

type Before = Exchange | undefined;

async function* answerTo(
  question: string,
  knowledge: Knowledge,
  before: Before,
  signal: AbortSignal,
  { answers, persona }: Parts,
  settings: GeminiSettings | undefined,
) {
  if (settings && persona) {
    yield* streamAnswer({ question, persona: persona.personaText(knowledge), settings, signal });
  } else yield answerFromSite(question, knowledge, before, answers);
}

/** The one place where the site answers by itself; a follow-up may lean on the exchange before. */
function answerFromSite(
  question: string,
  knowledge: Knowledge,
  before: Before,
  { localAnswer }: Answers,
): string {
  if (!before) return localAnswer(question, knowledge);
  const { answer } = before;
  const text = answer.status === 'failed' && answer.fromSite ? answer.fromSite : answer.text;
  return localAnswer(question, knowledge, { question: before.question, answer: text.markdown });
}

type Parts = { answers: Answers; persona: Persona | undefined };

/** The rules of the answers, the parser of replies and, where there is a model, what it is told. */
async function loadParts(settings: GeminiSettings | undefined): Promise<Parts> {
  try {
    const loadPersona = settings ? import('./persona.ts') : undefined;
    const [answers, persona] = await Promise.all([loadAnswers(), loadPersona, loadMarkdown()]);
    return { answers, persona };
  } catch {
    if (isOffline()) throw new ChatError('offline', 'The browser is offline');
    throw new ChatError('chunk-load', 'A part of the chat could not be loaded');
  }
}
