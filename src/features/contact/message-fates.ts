/** What became of a message that was sent during this visit. */
export type Fate = 'delivered' | 'may-have-arrived';

const fates = new Map<string, Fate>();
let channel: BroadcastChannel | undefined;

export function fateOf(text: string): Fate | undefined {
  return fates.get(text);
}

/** Remembers it for this visit, here and in the other tabs that listen. */
export function rememberFate(text: string, fate: Fate): void {
  fates.set(text, fate);
  channel?.postMessage({ text, fate });
}

/** Opened with the first use of the form and no sooner: an open channel keeps a page out of the back/forward cache. */
export function shareFates(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('contact-message');
  channel.onmessage = ({ data }: MessageEvent<{ text: string; fate: Fate }>) =>
    fates.set(data.text, data.fate);
}
