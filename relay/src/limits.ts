import { clientOf } from './client.ts';
import type { Service } from './service.ts';
import { ServiceError } from './service-error.ts';
import type { Settings } from './settings.ts';

/**
 * Counts a request of a visitor. Without the host's limiter, each instance of the relay counts on its own.
 *
 * @throws ServiceError 429 over the limit per minute
 */
export async function limitVisitor(
  address: string,
  { name, requestsPerMinute }: Service,
  settings: Settings,
) {
  const key = clientOf(address);
  const rate = settings[`${name}_RATE`];
  const isOver = rate
    ? !(await rate.limit({ key })).success
    : count(`${name} ${key}`, 60_000) > requestsPerMinute;
  if (isOver) throw new ServiceError(429, 'Too Many Requests: retry after 60', { retryAfter: 60 });
}

/**
 * Counts a request in the day's total of all visitors. The day is that of UTC.
 *
 * @throws ServiceError 429 over the total
 */
export async function limitDay({ name }: Service, settings: Settings): Promise<void> {
  const most = Number(settings[`${name}_PER_DAY`]);
  const total = settings.DAY_TOTAL
    ? Number(await (await settings.DAY_TOTAL.getByName(name).fetch('https://day-total')).text())
    : count(name, day);
  if (total <= most) return;
  const retryAfter = Math.ceil((day - (Date.now() % day)) / 1000);
  throw new ServiceError(429, 'Too Many Requests: the limit of this day', { retryAfter, reason: 'PerDay' });
}

const day = 86_400_000;

/** Durable Object: counts today's requests to one service, whichever place of the network they come from. */
export class DayTotal {
  readonly #storage: Storage;

  constructor({ storage }: { storage: Storage }) {
    this.#storage = storage;
  }

  async fetch(): Promise<Response> {
    const today = Math.floor(Date.now() / day);
    const before = await this.#storage.get<{ date: number; count: number }>('total');
    const total = { date: today, count: (before?.date === today ? before.count : 0) + 1 };
    await this.#storage.put('total', total);
    return new Response(String(total.count));
  }
}

type Storage = {
  get<Value>(key: string): Promise<Value | undefined>;
  put(key: string, value: unknown): Promise<void>;
};

const counts = new Map<string, { count: number; end: number }>();

/** The requests with this key since the start of the current minute or day. */
function count(key: string, period: number): number {
  const now = Date.now();
  for (const [one, { end }] of counts) if (end <= now) counts.delete(one);
  const counted = counts.get(key) ?? { count: 0, end: now - (now % period) + period };
  counted.count += 1;
  counts.set(key, counted);
  return counted.count;
}
