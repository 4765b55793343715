import type { EndpointSettings } from '#lib/env.ts';
import { type ContactMessage, deliver, failed, type Outcome, uncertain, waiting } from './delivery.ts';

/**
 * Sends a contact message as JSON (`name`, `email`, `message`) to a form service or a function of the owner's host. The
 * parameters of its address are sent as fields too: Web3Forms expects `access_key` among them. Follows
 * https://help.formspree.io/articles/building-forms-with-javascript and
 * https://docs.web3forms.com/getting-started/api-reference. Never throws.
 */
export function sendToEndpoint(message: ContactMessage, { url }: EndpointSettings): Promise<Outcome> {
  const request = () => {
    const { searchParams } = new URL(url, location.href);
    // Formspree answers with a page unless it is asked for JSON.
    const headers = { Accept: 'application/json' };
    return { url, data: { ...Object.fromEntries(searchParams), ...message }, headers };
  };
  return deliver('the form service', request, readAnswer);
}

/** Delivered means 2xx, unless the body says otherwise. Only a 4xx proves that the message did not arrive. */
function readAnswer(status: number, body: unknown, headers: Record<string, unknown>): Outcome {
  const problem = `The form service answered ${status}`;
  if (status >= 200 && status < 300) {
    const { ok, success } = Object(body);
    return [ok, success].map(String).includes('false') ? failed('rejected', problem) : { kind: 'delivered' };
  }
  if (status === 429) return waiting(Number(headers['retry-after']), problem);
  if (status === 413) return failed('too-long', problem);
  if ([401, 403, 404, 405, 415].includes(status)) return failed('settings', problem);
  if (status >= 400 && status < 500) return failed('rejected', problem);
  return uncertain('no-answer', problem);
}
