import { HttpResponse, http } from 'msw';
import { telegramApi } from '#lib/env.ts';

/** Settings that make the site use these mocks. */
export const telegramEnv = { VITE_TELEGRAM_BOT_TOKEN: '123456:TEST-token', VITE_TELEGRAM_CHAT_ID: '4242' };

const sendMessage = `${telegramApi}/bot${telegramEnv.VITE_TELEGRAM_BOT_TOKEN}/sendMessage`;

/** Accepts messages like Telegram, and keeps them in `texts`, still escaped. */
export function telegramDelivers() {
  const texts: string[] = [];
  const handler = http.post(sendMessage, async ({ request }) => {
    texts.push(new URL(request.url).searchParams.get('text') ?? '');
    return HttpResponse.json({ ok: true, result: { message_id: texts.length, text: texts.at(-1) } });
  });
  return { handler, texts };
}

export function telegramFails(status: number, parameters?: { retry_after: number }) {
  return http.post(sendMessage, () =>
    HttpResponse.json({ ok: false, error_code: status, parameters }, { status }),
  );
}
