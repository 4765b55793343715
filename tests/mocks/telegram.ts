import { HttpResponse, http } from 'msw';
import { telegramApi } from '#lib/service-defaults.ts';

export const telegramToken = '123456:TEST-token';
export const telegramChatId = '4242';

const sendMessage = `${telegramApi}/bot${telegramToken}/sendMessage`;

/** Settings that make the site use these mocks. */
export const telegramEnv = {
  VITE_TELEGRAM_BOT_TOKEN: telegramToken,
  VITE_TELEGRAM_CHAT_ID: telegramChatId,
};

/** Accepts messages like Telegram, and keeps them in `texts`, still escaped. */
export function telegramDelivers() {
  const texts: string[] = [];
  const handler = http.post(sendMessage, async ({ request }) => {
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    const fields = isForm ? new URLSearchParams(await request.text()) : new URL(request.url).searchParams;
    texts.push(fields.get('text') ?? '');
    return HttpResponse.json({ ok: true, result: { message_id: texts.length, text: texts.at(-1) } });
  });
  return { handler, texts };
}

/** Rejects messages like Telegram. */
export function telegramRefuses(status: number, description: string, parameters?: { retry_after: number }) {
  return http.post(sendMessage, () =>
    HttpResponse.json({ ok: false, error_code: status, description, parameters }, { status }),
  );
}

/** Answers with HTML, like a proxy or a sign-in page. */
export function telegramSendsHtml(status: number) {
  return http.post(sendMessage, () => HttpResponse.html('<html><h1>nginx</h1></html>', { status }));
}
