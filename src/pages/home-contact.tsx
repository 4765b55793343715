import { useEffect, useSyncExternalStore } from 'react';
import { Contact } from '#features/contact/contact.tsx';
import { passedOn } from '#lib/passed-on.ts';

/** The form, with what the chat passes on to it, once. */
export function HomeContact() {
  const prefill = useSyncExternalStore(passedOn.subscribe, passedOn.get, () => passedOn.initial);
  useEffect(() => () => passedOn.set(passedOn.initial), []);
  return <Contact prefill={prefill} />;
}
