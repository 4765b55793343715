import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/create-store.ts';

const spoken = createStore({ turn: 0, text: '' });

/** Says something once to people who listen to the page, in a task of its own: what is seen comes first. */
export function announce(text: string): void {
  setTimeout(() => spoken.set({ turn: spoken.get().turn + 1, text }));
}

/** Where screen readers hear of each answer, once it has ended. */
export function Announcer() {
  const { turn, text } = useSyncExternalStore(spoken.subscribe, spoken.get, () => spoken.initial);
  return (
    <div id="chat-announcer" role="status" className="sr-only">
      {/* A new element each time, so that the same words are heard again. Wide, as a column of a pixel is slow to lay out. */}
      <p key={turn} className="w-lg">
        {text}
      </p>
    </div>
  );
}
