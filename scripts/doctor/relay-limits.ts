import { type Answer, ask } from './ask.ts';
import { type Finding, findingsOf } from './report.ts';

const { fine, advice, mend } = findingsOf('services');

/** More requests than any sensible limit lets through in a minute. */
const many = 60;

export type Relay = {
  /** For the report. */
  name: string;
  /** The call that the site makes. */
  url: string;
  /** Seconds until it counts as silent. */
  patience: number;
  siteOrigin: string;
};

/** A request that has to be refused, and the statuses that do. */
export type Trial = [what: string, url: string, body: string, refusals: number[]];

/** Whether a relay holds back what would be at its owner's cost: one request after the other, that of the rate at last. */
export async function checkLimits(relay: Relay, trials: readonly Trial[]): Promise<Finding[]> {
  const findings = [await checkStranger(relay)];
  for (const trial of trials) findings.push(await checkLimit(relay, trial));
  findings.push(await checkLimit(relay, ['a large body', relay.url, 'a'.repeat(1_000_000), [413]]));
  return [...findings, await checkRate(relay)];
}

async function checkStranger(relay: Relay): Promise<Finding> {
  const answer = await post(relay, '', { origin: 'https://stranger.example' });
  if (answer.status === 403) return fine(`${relay.name} refuses pages of other sites.`);
  return holdless(relay, 'pages of other sites', answer);
}

async function checkLimit(relay: Relay, [what, url, body, refusals]: Trial): Promise<Finding> {
  const answer = await post({ ...relay, url }, body);
  // Who refuses a body unread ends the connection, now and then before the answer has come.
  const isCutOff = answer.failure === 'unreachable' && body.length > 100_000;
  if (refusals.includes(answer.status) || isCutOff) return fine(`${relay.name} refuses ${what}.`);
  if (answer.status === 429) {
    return advice(
      `${relay.name}: ${what} was not tried.`,
      'Its limit of rate came first.',
      'Run this again in a minute.',
    );
  }
  return holdless(relay, what, answer);
}

async function checkRate(relay: Relay): Promise<Finding> {
  for (let count = 0; count < many; count += 1) {
    const { status, failure } = await post(relay, '');
    if (status === 429) return fine(`${relay.name} has a limit of rate.`);
    if (failure) break;
  }
  return mend(
    `${relay.name} let ${many} requests in a row through.`,
    'One visitor can use up what all share.',
    'Keep "ratelimits" in relay/wrangler.jsonc and deploy it again: relay/README.md.',
  );
}

function holdless({ name }: Relay, what: string, { status, failure }: Answer): Finding {
  return mend(
    `${name} does not refuse ${what} (${failure ?? `status ${status}`}).`,
    'Strangers can use it at your cost.',
    'Deploy the relay of this version again: relay/README.md.',
  );
}

/** A request as the site makes it. */
export function post(
  { url, siteOrigin, patience }: Relay,
  body: string,
  { origin = siteOrigin, seconds = patience } = {},
) {
  const headers = { origin, 'content-type': 'text/plain' };
  return ask(url, { method: 'POST', body, headers }, seconds);
}
