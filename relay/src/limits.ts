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
  if ((await addToDay(name, 1, settings)) <= most) return;
  const retryAfter = Math.ceil((day - (Date.now() % day)) / 1000);
  throw new ServiceError(429, 'Too Many Requests: the limit of this day', { retryAfter, reason: 'PerDay' });
}

/** Takes a request that failed out of the day's total. */
export async function giveBack({ name }: Service, settings: Settings): Promise<void> {
  await addToDay(name, -1, settings);
}

const day = 86_400_000;

async function addToDay(name: string, number: number, { DAY_TOTAL }: Settings): Promise<number> {
  if (!DAY_TOTAL) return count(name, day, number);
  return Number(await (await DAY_TOTAL.getByName(name).fetch(`https://day-total/${number}`)).text());
}

/** Durable Object: counts today's requests to one service, whichever place of the network they come from. */
export class DayTotal {
  readonly #storage: Storage;

  constructor({ storage }: { storage: Storage }) {
    this.#storage = storage;
  }

  async fetch({ url }: Request): Promise<Response> {
    const number = Number(new URL(url).pathname.slice(1));
    const today = Math.floor(Date.now() / day);
    const before = await this.#storage.get<{ date: number; count: number }>('total');
    const total = { date: today, count: Math.max(0, (before?.date === today ? before.count : 0) + number) };
    await this.#storage.put('total', total);
    return new Response(String(total.count));
  }
}

type Storage = {
  get<Value>(key: string): Promise<Value | undefined>;
  put(key: string, value: unknown): Promise<void>;
};

const counts = new Map<string, { count: number; end: number }>();

/** Adds to the requests with this key since the start of the current minute or day. */
function count(key: string, period: number, number = 1): number {
  const now = Date.now();
  for (const [one, { end }] of counts) if (end <= now) counts.delete(one);
  const counted = counts.get(key) ?? { count: 0, end: now - (now % period) + period };
  counted.count += number;
  counts.set(key, counted);
  return counted.count;
}
