import toast from 'react-hot-toast/headless';
import { contactWords } from '#content/words/contact.ts';
import { isCarried, registerCarried } from '#lib/carried-text.ts';
import { createStore } from '#lib/create-store.ts';
import { type TelegramSettings, telegramSettings } from '#lib/env.ts';
import { siteKey } from '#lib/site-key.ts';
import { registerUnsavedText } from '#lib/unsaved-text.ts';
import type { ContactMessage } from '#services/post.ts';
import { sendToTelegram } from '#services/telegram.ts';
import { contactFields } from './check-contact-message.ts';
import { type DraftEvent, draftReducer, emptyDraft, type Past, textOf } from './draft-reducer.ts';
import { isFramed } from './is-framed.ts';
import { stepText } from './step-text.ts';

type Remembered = { text: string; past: Past | undefined };

export type Draft = ReturnType<typeof createDraft>;

/** The text and state of a message. Survives navigation within the site, but not a page load. */
export function createDraft() {
  const { set, ...store } = createStore(emptyDraft);
  let channel: BroadcastChannel | undefined;
  let shownToast = '';

  function dispatch(event: DraftEvent): void {
    set(draftReducer(store.get(), event));
    if (store.get().typed.message.trim()) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
  }

  function decide(type: 'pressed' | 'confirmed'): void {
    const settings = telegramSettings();
    const before = store.get().step;
    dispatch({ type, obstacle: settings ? (isFramed() ? 'framed' : undefined) : 'no-service' });
    const { step } = store.get();
    if (settings && step.kind === 'sending' && step !== before) void send(step.message, settings);
  }

  async function send(message: ContactMessage, settings: TelegramSettings): Promise<void> {
    const text = textOf(message);
    const before = store.get().past.get(text);
    // It may arrive from now on, even if this page is closed.
    remember(text, 'uncertain');
    const outcome = await sendToTelegram(message, settings);
    const isKnown = outcome.kind === 'delivered' || outcome.kind === 'uncertain';
    remember(text, isKnown ? outcome.kind : before);
    dispatch({ type: 'ended', outcome, now: Date.now() });
    if (outcome.kind === 'waiting') setTimeout(() => dispatch({ type: 'waited' }), outcome.seconds * 1_000);

    // A new toast each time, so that screen readers announce it each time.
    toast.remove(shownToast);
    if (outcome.kind === 'delivered') {
      console.log(contactWords.toast);
      shownToast = toast.success(contactWords.toast);
    } else {
      console.error(`There was a problem with the request: ${outcome.problem}`);
      const { title } = stepText(store.get().step);
      const { mayHaveArrived, stillThere } = contactWords;
      shownToast = toast.error((outcome.kind === 'uncertain' ? mayHaveArrived : stillThere)(title));
    }
  }

  function remember(text: string, past: Past | undefined): void {
    dispatch({ type: 'remembered', text, past });
    channel?.postMessage({ text, past });
  }

  return {
    ...store,
    dispatch,
    decide,

    /** Opened on first use of the form, because most visitors never need it. */
    shareWithTabs(): void {
      if (channel || typeof BroadcastChannel === 'undefined') return;
      channel = new BroadcastChannel(siteKey('contact-message'));
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isRemembered(data)) dispatch({ type: 'remembered', text: data.text, past: data.past });
      };
    },
  };
}

export const draft = createDraft();

type Carried = { typed: ContactMessage; past: Remembered[] };

const carried = registerCarried(
  'draft',
  () => {
    const { typed, past } = draft.get();
    const hasAny = contactFields.some((field) => typed[field]) || past.size > 0;
    return hasAny ? { typed, past: Array.from(past, ([text, past]) => ({ text, past })) } : undefined;
  },
  isDraft,
);
if (carried) {
  for (const { text, past } of carried.past) draft.dispatch({ type: 'remembered', text, past });
  draft.dispatch({ type: 'typed', typed: carried.typed, emailIsValid: false });
}

registerUnsavedText(() => draft.get().typed.message.trim() !== '');

function isDraft(stored: unknown): stored is Carried {
  const { typed, past } = Object(stored);
  return contactFields.every((field) => typeof typed?.[field] === 'string') && past?.every?.(isRemembered);
}

function isRemembered(sent: unknown): sent is Remembered {
  const { text, past } = Object(sent);
  return typeof text === 'string' && [undefined, 'delivered', 'uncertain'].includes(past);
}

function askFirst(event: BeforeUnloadEvent) {
  if (isCarried()) return;
  event.preventDefault();
  // Chrome before 119 asks for this.
  event.returnValue = true;
}
