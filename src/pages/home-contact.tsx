import { useEffect, useSyncExternalStore } from 'react';
import { Contact } from '#features/contact/contact.tsx';
import { contactPrefill } from './contact-prefill.ts';

/** The form, prefilled with a conversation from the chat. */
export function HomeContact() {
  const prefill = useSyncExternalStore(
    contactPrefill.subscribe,
    contactPrefill.get,
    () => contactPrefill.initial,
  );
  useEffect(() => () => contactPrefill.set(contactPrefill.initial), []);
  return <Contact prefill={prefill} />;
}
