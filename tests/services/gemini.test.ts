import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fallbackModel } from '#lib/env.ts';
import { ChatError, streamAnswer } from '#services/gemini.ts';
import { geminiEnd, geminiErrors, geminiEvent, sse } from '#tests/mocks/gemini-format.ts';
import { answerInPieces, type Script, startGeminiServer } from '#tests/mocks/gemini-server.ts';
import { server } from '#tests/mocks/server.ts';

const key = 'AQ.secret-key';
const persona = 'Kamu adalah bot.';
const overloaded = sse(geminiErrors.overloaded);
const gemini = await startGeminiServer();

// A real server answers here, over real sockets.
beforeAll(() => server.close());

beforeEach(() => {
  gemini.requests.length = 0;
});

afterAll(() => gemini.close());

type Options = Partial<Parameters<typeof streamAnswer>[0]> & { model?: string };

function ask({ model = 'gemini-1.5-flash', ...options }: Options = {}) {
  const settings = { apiKey: key, model, apiBase: gemini.url };
  return streamAnswer({ question: 'Halo?', persona, settings, retryDelay: 10, ...options });
}

/** The text of an answer, and the error that ended it. Also checks that the error contains no secret. */
async function collect(answer: AsyncGenerator<string>): Promise<{ text: string; error?: ChatError }> {
  let text = '';
  try {
    for await (const piece of answer) text += piece;
    return { text };
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    expect(error.message).toMatch(/\w/);
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toMatch(
      /secret-key|127\.0\.0\.1:\d+\/v1beta|"@type"/,
    );
    return { text, error };
  }
}

function collectFrom(script: Script, options?: Options) {
  gemini.respondWith(script);
  return collect(ask(options));
}

test('sends persona and question, the one safety setting and the key, to the streaming call', async () => {
  await collectFrom(answerInPieces(['Halo']));
  expect(gemini.requests).toMatchObject([
    {
      path: '/v1beta/models/gemini-1.5-flash:streamGenerateContent?alt=sse',
      headers: { 'x-goog-api-key': key, 'content-type': 'application/json' },
    },
  ]);
  expect(gemini.requests[0]?.body).toEqual({
    contents: [
      { role: 'model', parts: [{ text: persona }] },
      { role: 'user', parts: [{ text: 'Halo?' }] },
    ],
    safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' }],
    // The SDK always sends it, empty.
    generationConfig: {},
  });
});

test('ignores the notes of a thinking model and unknown events', async () => {
  const parts = [
    { text: 'Hmm', thought: true },
    { text: 'Ha', thought: false },
    { executableCode: {} },
    { text: 'lo' },
  ];
  const candidates = [{ content: { parts }, finishReason: 'FINISH_REASON_UNSPECIFIED' }];
  const steps = [{}, { error: null }, { error: 'x' }, { candidates }].map(sse);
  expect(await collectFrom({ steps: [...steps, geminiEvent('', 'STOP')] })).toEqual({ text: 'Halo' });
});

const reasons: Record<keyof typeof geminiErrors, string> = {
  invalidKey: 'invalid-key',
  region: 'region',
  badRequest: 'rejected',
  unauthenticated: 'key-refused',
  leakedKey: 'key-refused',
  referrer: 'key-refused',
  retiredModel: 'model-retired',
  quota: 'quota',
  quotaPerMinute: 'quota',
  quotaPerDay: 'daily-quota',
  overloaded: 'overloaded',
  deadline: 'server',
};

test.each(Object.entries(reasons))('maps the error %s to the reason %s', async (name, reason) => {
  const failure = geminiErrors[name as keyof typeof geminiErrors];
  const { text, error } = await collectFrom({ failure }, { model: 'gemini-retired' });
  expect(text).toBe('');
  expect(error).toMatchObject({ reason });
  expect(error?.retryAfter).toBe(name === 'quotaPerMinute' ? 35 : undefined);
  // An overloaded model is asked twice, a retired one replaced once.
  expect(gemini.requests).toHaveLength(name === 'overloaded' || name === 'retiredModel' ? 2 : 1);
});

test.each<[string, Script, string, string | undefined]>([
  ['a closed connection', 'hang-up', '', 'unreachable'],
  ['a cut before the first event', { steps: ['data: {"cand', 20, 'cut'] }, '', 'cut-short'],
  ['a cut inside an event', { steps: [geminiEvent('Halo '), 'data: {"', 20, 'cut'] }, 'Halo ', 'cut-short'],
  ['an end inside a character', endInsideCharacter(), 'Halo ', 'cut-short'],
  ['an end inside an event', { steps: [geminiEvent('Halo '), 'data: {"cand'] }, 'Halo ', 'cut-short'],
  ['an end without a finish reason', { steps: [geminiEvent('Halo ')] }, 'Halo ', 'cut-short'],
  ['an event that is no JSON', { steps: ['data: {oops\r\n\r\n'] }, '', 'malformed'],
  ['an event that is null', { steps: [sse(null)] }, '', 'malformed'],
  ['JSON that is not a stream', { steps: ['[{"candidates": []}]'] }, '', 'malformed'],
  ['an empty stream', { steps: [] }, '', 'empty'],
  ['an answer of blanks', { steps: [geminiEvent(' \n', 'STOP')] }, ' \n', 'empty'],
  [
    'a blocked prompt',
    { steps: [sse({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })] },
    '',
    'blocked',
  ],
  ['HTML with status 200', { status: 200, html: '<!doctype html><h1>Sign in</h1>' }, '', 'malformed'],
  ['HTML with status 502', { status: 502, html: '<h1>Bad gateway</h1>' }, '', 'server'],
  ['an error in the stream', { steps: [geminiEvent('Halo '), overloaded] }, 'Halo ', 'overloaded'],
  ['an end without text', { steps: [geminiEnd('MAX_TOKENS')] }, '', 'empty'],
  // The answer ends with the finish reason, even if the connection stays open.
  ['a complete answer', { steps: [geminiEvent('Halo', 'STOP'), 30_000] }, 'Halo', undefined],
  ['a filtered answer', { steps: [geminiEvent('Halo', 'SAFETY'), 30_000] }, 'Halo', 'blocked'],
  ['another end', { steps: [geminiEvent('Halo', 'SOMETHING_NEW'), 30_000] }, 'Halo', 'cut-short'],
])('recognizes %s', async (_, script, expectedText, reason) => {
  const { text, error } = await collectFrom(script);
  expect([text, error?.reason]).toEqual([expectedText, reason]);
});

test('replaces a retired model until the page is closed', async () => {
  gemini.respondWith(({ model }) =>
    model === fallbackModel ? answerInPieces(['Halo']) : { failure: geminiErrors.retiredModel },
  );
  for (const _ of ['first question', 'second question'])
    expect(await collect(ask())).toEqual({ text: 'Halo' });
  const models = gemini.requests.map(({ model }) => model);
  expect(models).toEqual(['gemini-1.5-flash', fallbackModel, fallbackModel]);
});

test('retries an overloaded model once, after a delay', async () => {
  gemini.respondWith((_, index) =>
    index === 0 ? { failure: geminiErrors.overloaded } : answerInPieces(['Halo']),
  );
  const timeout = vi.spyOn(globalThis, 'setTimeout');
  expect(await collect(ask({ retryDelay: 100 }))).toEqual({ text: 'Halo' });
  expect(timeout).toHaveBeenCalledWith(expect.any(Function), 100);
});

test('times out 20 seconds after the request or the last piece, however long the answer takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  gemini.respondWith('never');
  const silent = collect(ask());
  await expect.poll(() => gemini.requests).toHaveLength(1);
  vi.advanceTimersByTime(20_000);
  expect(await silent).toMatchObject({ text: '', error: { reason: 'stalled' } });

  const pieces = ['0 ', '1 ', '2 '];
  gemini.respondWith({ steps: [...pieces.flatMap((piece) => [geminiEvent(piece), 20]), 30_000] });
  const answer = ask();
  for (const value of pieces) {
    const next = answer.next();
    vi.advanceTimersByTime(15_000);
    expect(await next).toEqual({ done: false, value });
  }
  const next = answer.next();
  vi.advanceTimersByTime(20_000);
  await expect(next).rejects.toMatchObject({ reason: 'stalled' });
  await expect.poll(() => gemini.requests.every(({ isAborted }) => isAborted)).toBe(true);
});

test('reports an offline browser', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await collectFrom('hang-up')).toMatchObject({ error: { reason: 'offline' } });
});

function endInsideCharacter(): Script {
  const bytes = new TextEncoder().encode(geminiEvent('👋'));
  const half = bytes.slice(0, bytes.indexOf(0xf0) + 2);
  return { steps: [geminiEvent('Halo '), half] };
}
