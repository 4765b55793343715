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

/**
 * Accepts messages like Telegram, and keeps them in `texts`, still escaped.
 *
 * @param until delays the answer
 */
export function telegramDelivers({ until = Promise.resolve() }: { until?: Promise<unknown> } = {}) {
  const texts: string[] = [];
  const handler = http.post(sendMessage, async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    const fields = isForm ? new URLSearchParams(await request.text()) : searchParams;
    const text = fields.get('text') ?? '';
    texts.push(text);
    await until;
    return HttpResponse.json({
      ok: true,
      result: {
        message_id: texts.length,
        from: { id: 123456, is_bot: true, first_name: 'Portfolio', username: 'portfolio_test_bot' },
        chat: { id: Number(telegramChatId), first_name: 'Owner', type: 'private' },
        date: 1_763_690_000,
        text,
      },
    });
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
