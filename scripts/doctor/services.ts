import { checkGemini } from './gemini.ts';
import { checkGeminiRelay, checkTelegramRelay } from './relay.ts';
import { type Finding, findingsOf } from './report.ts';
import type { ServiceSettings } from './settings.ts';
import { checkTelegram } from './telegram.ts';

const { advice } = findingsOf('services');

type Options = {
  /** Sends a test message, and asks a test question. */
  isSending?: boolean;
  /** Seconds until a service counts as silent. */
  patience?: number;
};

/** Asks the services that the site would ask, in their own wire formats. */
export async function checkServices(settings: ServiceSettings, options: Options = {}): Promise<Finding[]> {
  const [form, chat] = await Promise.all([checkForm(settings, options), checkChat(settings, options)]);
  return [...form, ...chat];
}

async function checkForm(settings: ServiceSettings, { isSending = false, patience = 10 }: Options) {
  if (settings.telegramBase.isRelay) return checkTelegramRelay(settings, isSending, patience);
  if (settings.token && settings.chatId) return checkTelegram(settings, isSending, patience);
  return [
    advice(
      'The contact form has no bot.',
      'It offers WhatsApp and e-mail instead of sending.',
      'Put the relay online (relay/README.md), or set VITE_TELEGRAM_BOT_TOKEN and VITE_TELEGRAM_CHAT_ID.',
    ),
  ];
}

async function checkChat(settings: ServiceSettings, { isSending = false, patience = 10 }: Options) {
  if (settings.geminiBase.isRelay) return checkGeminiRelay(settings, isSending, patience);
  if (settings.apiKey) return checkGemini(settings, patience);
  return [
    advice(
      'The chat has no model.',
      'It answers from the content of the site alone.',
      'Put the relay online (relay/README.md), or set VITE_GEMINI_API_KEY.',
    ),
  ];
}
