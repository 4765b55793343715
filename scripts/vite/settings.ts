import { geminiApi, telegramApi } from '../../src/lib/service-addresses.ts';
import { Fault } from '../content/fault.ts';

export type BuildSettings = {
  /** With both slashes. */
  basePath: string;
  /** An origin without a path. */
  siteUrl: string | undefined;
  /** The services that this build talks to. */
  apiBases: string[];
};

type Environment = Record<string, string | undefined>;

/**
 * The settings that the build itself needs.
 *
 * @param env what Vite read from `.env` and the environment
 * @throws Fault listing what is wrong with any of the settings
 */
export function checkSettings(env: Environment): BuildSettings {
  const problems = settingProblems(env);
  if (problems.length > 0) throw new Fault(`The settings need a hand:\n- ${problems.join('\n- ')}`);
  const { VITE_BASE_PATH, VITE_SITE_URL, VITE_TELEGRAM_API_BASE, VITE_GEMINI_API_BASE } = env;
  return {
    basePath: VITE_BASE_PATH || '/',
    siteUrl: VITE_SITE_URL ? new URL(VITE_SITE_URL).origin : undefined,
    apiBases: [VITE_TELEGRAM_API_BASE || telegramApi, VITE_GEMINI_API_BASE || geminiApi],
  };
}

/**
 * What is wrong with settings, alone and together. No token and no key is repeated: a log keeps what it is told.
 *
 * @returns a sentence each, naming the setting and an example; empty when all is well
 */
export function settingProblems(env: Environment): string[] {
  const token = secret(env.VITE_TELEGRAM_BOT_TOKEN);
  const chatId = secret(env.VITE_TELEGRAM_CHAT_ID);
  // A relay has a token of its own, and takes any word for it.
  const isDirect = (env.VITE_TELEGRAM_API_BASE || telegramApi) === telegramApi;
  const checks: [isWrong: boolean | '' | undefined, problem: string][] = [
    [
      env.VITE_BASE_PATH && !/^\/([\w.~-]+\/)*$/.test(env.VITE_BASE_PATH),
      `VITE_BASE_PATH is "${env.VITE_BASE_PATH}". It has to start and end with a slash and name a path only, for example /portfolio/`,
    ],
    [
      env.VITE_SITE_URL && !isOrigin(env.VITE_SITE_URL),
      `VITE_SITE_URL is "${env.VITE_SITE_URL}". It has to be an origin without a path, for example https://example.com`,
    ],
    ...['VITE_TELEGRAM_API_BASE', 'VITE_GEMINI_API_BASE'].map((name): (typeof checks)[number] => [
      env[name] && !isWebAddress(env[name]),
      `${name} is "${env[name]}". It has to be a web address, for example https://relay.example.com`,
    ]),
    [
      isDirect && token && !chatId,
      'VITE_TELEGRAM_CHAT_ID is not set, but VITE_TELEGRAM_BOT_TOKEN is: the form needs both, or a relay. Find it out as docs/customise.md tells',
    ],
    [
      isDirect && chatId && !token,
      'VITE_TELEGRAM_BOT_TOKEN is not set, but VITE_TELEGRAM_CHAT_ID is: the form needs both, or a relay. Get one as docs/customise.md tells',
    ],
    [
      isDirect && token && !/^\d+:[\w-]{30,}$/.test(token),
      'VITE_TELEGRAM_BOT_TOKEN is no token as @BotFather writes it: a number, a colon and 35 letters, for example 123456789:AAE…',
    ],
    [
      isDirect && chatId && !/^(-?\d+|@\w{4,})$/.test(chatId),
      `VITE_TELEGRAM_CHAT_ID is "${chatId}". It has to be a number, for example 123456789, or the @name of a channel`,
    ],
    [
      env.VITE_GEMINI_MODEL && !/^[a-z][\w.-]*$/.test(env.VITE_GEMINI_MODEL),
      `VITE_GEMINI_MODEL is "${env.VITE_GEMINI_MODEL}". It has to be the name of a model, for example gemini-3.5-flash-lite`,
    ],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

/** `TODO` is the value of the sample file, and means none. */
function secret(value = ''): string {
  const trimmed = value.trim();
  return trimmed === 'TODO' ? '' : trimmed;
}

function isOrigin(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && !search && !hash;
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value);
}
