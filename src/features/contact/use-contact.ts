import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadAxios } from '#services/telegram.ts';
import { type ContactErrors, checkContactMessage } from './check-contact-message.ts';
import { contactFields, fieldOf, readFields, trapName, trimmed, writeFields } from './contact-fields.ts';
import type { Draft } from './draft.ts';
import { sendMessage } from './send-message.ts';

/** Presses closer together than this, in ms, are one decision. */
const pause = 1_000;

/** Connects the fields, which keep their own values, with the draft and its delivery. */
export function useContact(draft: Draft, prefill: string | undefined) {
  const { delivery } = draft;
  const form = useRef<HTMLFormElement>(null);
  const lastPress = useRef(0);
  const [errors, setErrors] = useState<ContactErrors>({});
  const state = useSyncExternalStore(delivery.subscribe, delivery.get, () => delivery.initial);

  useEffect(() => {
    const current = form.current;
    if (!current) return;
    // What was typed, or filled in by the browser, before the script was there.
    draft.set(readFields(current));
    return draft.subscribe(() => writeFields(current, draft.get()));
  }, [draft]);

  useEffect(() => {
    const current = form.current;
    if (!current || !prefill) return;
    draft.add(prefill);
    const fields = contactFields.map((name) => fieldOf(current, name));
    (fields.find((field) => !field?.value) ?? fields.at(-1))?.focus();
  }, [draft, prefill]);

  function check(current: HTMLFormElement): ContactErrors {
    return checkContactMessage(
      trimmed(readFields(current)),
      fieldOf(current, 'email')?.checkValidity() ?? false,
    );
  }

  function typed() {
    const current = form.current;
    if (!current) return;
    draft.set(readFields(current));
    const { kind } = delivery.get();
    if (kind === 'sent' || kind === 'unconfirmed') delivery.set(delivery.initial);
    if (Object.keys(errors).length > 0) {
      const left = check(current);
      setErrors(Object.fromEntries(contactFields.map((name) => [name, errors[name] && left[name]])));
    }
  }

  function send() {
    const current = form.current;
    const { kind } = delivery.get();
    const isSameDecision = Date.now() - lastPress.current < pause;
    lastPress.current = Date.now();
    if (!current || kind === 'sending') return;
    if (isSameDecision && (kind === 'sent' || kind === 'unconfirmed')) return;

    if (fieldOf(current, trapName)?.value) return delivery.set({ kind: 'failed', reason: 'unexpected' });
    const found = check(current);
    setErrors(found);
    const firstWrong = contactFields.find((name) => found[name]);
    if (firstWrong) return fieldOf(current, firstWrong)?.focus();
    void sendMessage(draft, trimmed(readFields(current)));
  }

  function sendOnShortcut(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat && !event.nativeEvent.isComposing) send();
  }

  /** On first use, so that a message typed for minutes does not depend on a file that may be gone by then. */
  function prepare() {
    draft.fates.share();
    loadAxios().catch(() => {
      // Told when it matters: on sending.
    });
  }

  return { form, errors, state, typed, send, sendOnShortcut, prepare };
}
