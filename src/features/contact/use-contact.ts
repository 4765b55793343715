import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { loadAxios } from '#services/post.ts';
import { contactFields } from './check-contact-message.ts';
import { fieldOf, fillEmptyFields, readFields, trapName, writeFields } from './contact-fields.ts';
import type { Draft } from './draft.ts';

export function useContact(draft: Draft) {
  const form = useRef<HTMLFormElement>(null);
  const isTrapSet = useRef(true);
  const step = useSyncExternalStore(
    draft.subscribe,
    () => draft.get().step,
    () => draft.initial.step,
  );

  useEffect(() => {
    const current = form.current;
    if (!current) return;
    // Text typed, or filled in by the browser, before the script ran stays; the draft may have more from the chat.
    fillEmptyFields(current, draft.get().typed);
    draft.dispatch({ type: 'typed', ...readFields(current) });
    return draft.subscribe(() => writeFields(current, draft.get().typed));
  }, [draft]);

  function typed() {
    if (form.current) draft.dispatch({ type: 'typed', ...readFields(form.current) });
  }

  function send() {
    const current = form.current;
    if (!current) return;
    // A person, whose password manager filled it in, presses again.
    if (isTrapSet.current && fieldOf(current, trapName)?.value) {
      isTrapSet.current = false;
      return draft.dispatch({ type: 'trapped' });
    }
    typed();
    draft.decide('pressed');
    const now = draft.get().step;
    if (now.kind !== 'checking') return;
    const firstWrong = contactFields.find((name) => now.errors[name]);
    if (firstWrong) fieldOf(current, firstWrong)?.focus();
  }

  function sendOnShortcut(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat && !event.nativeEvent.isComposing) send();
  }

  /** On first use: after minutes of typing, a deployment may have removed the chunk. */
  function prepare() {
    draft.shareWithTabs();
    loadAxios().catch(() => {});
  }

  return { form, step, typed, send, sendOnShortcut, prepare };
}
