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
export async function limitDay(service: Service, settings: Settings): Promise<void> {
  if (await addToDay(service, 1, settings)) return;
  const retryAfter = Math.ceil((day - (Date.now() % day)) / 1000);
  throw new ServiceError(429, 'Too Many Requests: the limit of this day', { retryAfter, reason: 'PerDay' });
}

/** Takes a request that failed out of the day's total. */
export async function giveBack(service: Service, settings: Settings): Promise<void> {
  await addToDay(service, -1, settings);
}

const day = 86_400_000;

/** @returns whether the total allows it. If not, it isn't added: a burst while a service is down would use up the day. */
async function addToDay({ name }: Service, number: number, settings: Settings): Promise<boolean> {
  const most = Number(settings[`${name}_PER_DAY`]);
  if (!settings.DAY_TOTAL) return count(name, day, number, most) <= most;
  const total = settings.DAY_TOTAL.getByName(name);
  return Number(await (await total.fetch(`https://day-total/${number}/${most}`)).text()) <= most;
}

/** Durable Object: counts today's requests to one service, whichever place of the network they come from. */
export class DayTotal {
  readonly #storage: Storage;

  constructor({ storage }: { storage: Storage }) {
    this.#storage = storage;
  }

  async fetch({ url }: Request): Promise<Response> {
    const [, number = 0, most = 0] = new URL(url).pathname.split('/').map(Number);
    const date = Math.floor(Date.now() / day);
    const before = await this.#storage.get<{ date: number; count: number }>('total');
    const count = Math.max(0, (before?.date === date ? before.count : 0) + number);
    if (count <= most) await this.#storage.put('total', { date, count });
    return new Response(String(count));
  }
}

type Storage = {
  get<Value>(key: string): Promise<Value | undefined>;
  put(key: string, value: unknown): Promise<void>;
};

const counts = new Map<string, { count: number; end: number }>();

/** Adds to the requests with this key of the current minute or day, unless that exceeds `most`. */
function count(key: string, period: number, number = 1, most = Number.POSITIVE_INFINITY): number {
  const now = Date.now();
  for (const [one, { end }] of counts) if (end <= now) counts.delete(one);
  const counted = counts.get(key) ?? { count: 0, end: now - (now % period) + period };
  const sum = Math.max(0, counted.count + number);
  if (sum <= most) counts.set(key, { ...counted, count: sum });
  return sum;
}
