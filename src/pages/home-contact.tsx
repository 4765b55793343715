import { useEffect, useSyncExternalStore } from 'react';
import { Contact } from '#features/contact/contact.tsx';
import { contactPrefill } from './contact-prefill.ts';

/** The form, with what the chat passes on to it, once. */
export function HomeContact() {
  const prefill = useSyncExternalStore(
    contactPrefill.subscribe,
    contactPrefill.get,
    () => contactPrefill.initial,
  );
  useEffect(() => () => contactPrefill.set(contactPrefill.initial), []);
  return <Contact prefill={prefill} />;
}
