import { beforeEach, expect, test, vi } from 'vitest';
import { pageScript } from '#start/page-script.ts';

const added: { type: string; signal: AbortSignal | undefined }[] = [];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  pageScript({});
  added.length = 0;
  type Add = typeof EventTarget.prototype.addEventListener;
  const record = (add: Add): Add =>
    function (this: EventTarget, ...[type, listener, options]: Parameters<Add>) {
      if (/online|pointerdown|focusin|input/.test(type)) {
        added.push({ type, signal: typeof options === 'object' ? options.signal : undefined });
      }
      add.call(this, type, listener, options);
    };
  const ofElements = EventTarget.prototype.addEventListener;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(record(ofElements));
  vi.stubGlobal('addEventListener', record(globalThis.addEventListener));
  return () => void vi.unstubAllGlobals();
});

const listening = () => added.filter(({ signal }) => !signal?.aborted).map(({ type }) => type);
const never = new Promise<void>(() => {});

test('removes its listeners once a part is loaded', async () => {
  await window.pageStart?.bring(document.createElement('div'), Promise.resolve(), async () => {});
  expect(added.length).toBeGreaterThan(0);
  expect(listening()).toEqual([]);
});

test('removes its listeners when the visitor leaves before the part was near', () => {
  const left = new AbortController();
  void window.pageStart?.bring(document.createElement('div'), never, async () => {}, left.signal);
  expect(listening()).toContain('online');
  left.abort();
  expect(listening()).toEqual([]);
});
