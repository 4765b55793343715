/** https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit/ */
export type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

/**
 * Whether this visitor is over the rate limit.
 *
 * @param rate the host's counter; without it, each instance of the relay counts on its own
 * @param requestsPerMinute the limit without the host's counter
 */
export async function isRateLimited(
  request: Request,
  rate: RateLimit | undefined,
  requestsPerMinute: number,
): Promise<boolean> {
  const key = visitor(request);
  if (rate) return !(await rate.limit({ key })).success;
  if (Date.now() > minuteEnd) {
    counts.clear();
    minuteEnd = Date.now() + 60_000;
  }
  const counted = `${requestsPerMinute} ${key}`;
  const count = (counts.get(counted) ?? 0) + 1;
  counts.set(counted, count);
  return count > requestsPerMinute;
}

const counts = new Map<string, number>();
let minuteEnd = 0;

/** The IP address; for IPv6 its first half, because one subscriber has all addresses of a /64. */
function visitor(request: Request): string {
  const address = request.headers.get('cf-connecting-ip') ?? '';
  return address.split(':').slice(0, 4).join(':');
}
