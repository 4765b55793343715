/** What became of a message that was sent during this visit. */
export type Fate = 'delivered' | 'may-have-arrived';

/** Remembers for one visit what became of which text, here and in the other tabs that listen. */
export function createFates() {
  const fates = new Map<string, Fate>();
  let channel: BroadcastChannel | undefined;

  return {
    of: (text: string) => fates.get(text),

    remember(text: string, fate: Fate): void {
      fates.set(text, fate);
      channel?.postMessage({ text, fate });
    },

    /** Called with the first use of the form and no sooner: an open channel keeps a page out of the back/forward cache. */
    share(): void {
      if (channel || typeof BroadcastChannel === 'undefined') return;
      channel = new BroadcastChannel('contact-message');
      channel.onmessage = ({ data }: MessageEvent<{ text: string; fate: Fate }>) =>
        fates.set(data.text, data.fate);
    },
  };
}
