import toast from 'react-hot-toast/headless';
import { contactWords } from '#content/words/contact.ts';
import { isFramed } from '#lib/browser-state.ts';
import { createStore } from '#lib/create-store.ts';
import { contactSettings } from '#lib/env.ts';
import { isCarried, keepText } from '#lib/kept-text.ts';
import { siteKey } from '#lib/paths.ts';
import { sendToEndpoint } from '#services/contact-endpoint.ts';
import type { ContactMessage } from '#services/delivery.ts';
import { sendToTelegram } from '#services/telegram.ts';
import { type DraftEvent, draftReducer, emptyDraft, type Next, type Past, textOf } from './draft-reducer.ts';
import { contactFields, fieldIds } from './message.ts';
import { stepText } from './step-text.ts';

type Remembered = { text: string; past: Past | undefined };

export type Draft = ReturnType<typeof createDraft>;

/** The text and state of a message. Survives navigation within the site, but not a page load. */
export function createDraft() {
  const { set, ...store } = createStore(emptyDraft);
  let channel: BroadcastChannel | undefined;
  let shownToast = '';

  /** Handles an event and does what follows from it. Only the form can focus a field. */
  function dispatch(event: DraftEvent): Next | undefined {
    const state = draftReducer(store.get(), event);
    set(state);
    if (state.typed.message.trim()) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
    if (state.next?.do === 'send') void send(state.next.message);
    if (state.next?.do === 'wait') setTimeout(() => dispatch({ type: 'waited' }), state.next.seconds * 1_000);
    return state.next;
  }

  function press(): Next | undefined {
    const obstacle = contactSettings() ? (isFramed() ? 'framed' : undefined) : 'no-service';
    return dispatch({ type: 'pressed', obstacle });
  }

  async function send(message: ContactMessage): Promise<void> {
    const settings = contactSettings();
    if (!settings) return;
    tellTabs(message);
    const outcome = await (settings.kind === 'endpoint'
      ? sendToEndpoint(message, settings)
      : sendToTelegram(message, settings));
    dispatch({ type: 'ended', outcome, now: Date.now() });
    tellTabs(message);

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

  function tellTabs(message: ContactMessage): void {
    const text = textOf(message);
    channel?.postMessage({ text, past: store.get().past.get(text) } satisfies Remembered);
  }

  /** Opened on first use of the form, because most visitors never need it. */
  function shareWithTabs(): void {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(siteKey('contact-message'));
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isRemembered(data)) dispatch({ type: 'remembered', text: data.text, past: data.past });
    };
  }

  return { ...store, dispatch, press, shareWithTabs };
}

export const draft = createDraft();

/** Adds a conversation from the chat to the message, and shows the form, hydrated or not. */
export function writeToOwner(conversation: string): void {
  draft.dispatch({ type: 'prefilled', conversation });
  document.getElementById('contact')?.scrollIntoView();
  const fields = contactFields.map((name) => document.getElementById(fieldIds[name]));
  const isEmpty = (field: HTMLElement | null) => field !== null && 'value' in field && !field.value;
  (fields.find(isEmpty) ?? fields.at(-1))?.focus({ preventScroll: true });
}

type Carried = { typed: ContactMessage; past: Remembered[] };

keepText({
  name: 'draft',
  read: () => {
    const { typed, past } = draft.get();
    const hasAny = contactFields.some((field) => typed[field]) || past.size > 0;
    return hasAny ? { typed, past: Array.from(past, ([text, past]) => ({ text, past })) } : undefined;
  },
  isText: isDraft,
  restore(stored) {
    for (const { text, past } of stored.past) draft.dispatch({ type: 'remembered', text, past });
    draft.dispatch({ type: 'typed', typed: stored.typed });
  },
});

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
