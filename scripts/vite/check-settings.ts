import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readAnalytics } from '../../src/lib/analytics.ts';
import { currentModel, geminiApi, serviceBase, setting, telegramApi } from '../../src/lib/env.ts';
import { OwnerError } from '../content/content-error.ts';

export type BuildSettings = {
  /** Starts and ends with a slash. */
  basePath: string;
  /** An origin without a path. */
  siteUrl: string | undefined;
  hosts: Hosts;
  /** Secrets that are set although a relay has them, or an endpoint needs none. The bundle gets none of them. */
  leftOut: string[];
};

export type Hosts = { scripts: string[]; connections: string[]; media?: string[] };

type Environment = Record<string, string | undefined>;

/** The settings that the build itself needs. Throws OwnerError with every invalid one. */
export function checkSettings(env: Environment): BuildSettings {
  const errors = settingErrors(env);
  if (errors.length > 0) throw new OwnerError(`Settings errors:\n- ${errors.join('\n- ')}`);
  const { VITE_BASE_PATH, VITE_SITE_URL } = env;
  const analytics = readAnalytics(env.VITE_ANALYTICS);
  return {
    basePath: VITE_BASE_PATH || '/',
    siteUrl: VITE_SITE_URL ? new URL(VITE_SITE_URL).origin : undefined,
    hosts: {
      scripts: analytics ? [analytics.script] : [],
      connections: connectionsOf(env),
    },
    leftOut: secretsLeftOut(env),
  };
}

export function secretsLeftOut(env: Environment): string[] {
  const { telegram, gemini } = bases(env);
  const unused = [
    ...(endpointOf(env) || telegram.isRelay ? ['VITE_TELEGRAM_BOT_TOKEN', 'VITE_TELEGRAM_CHAT_ID'] : []),
    ...(gemini.isRelay ? ['VITE_GEMINI_API_KEY'] : []),
  ];
  return unused.filter((name) => setting(env[name]));
}

/** The addresses that the pages of this build send requests to. */
export function connectionsOf(env: Environment): string[] {
  const { telegram, gemini } = bases(env);
  const endpoint = endpointOf(env);
  const hasBot = setting(env.VITE_TELEGRAM_BOT_TOKEN) && setting(env.VITE_TELEGRAM_CHAT_ID);
  const analytics = readAnalytics(env.VITE_ANALYTICS);
  return [
    ...(endpoint ? [endpoint].filter(isWebAddress) : telegram.isRelay || hasBot ? [telegram.url] : []),
    ...(gemini.isRelay || setting(env.VITE_GEMINI_API_KEY) ? [gemini.url] : []),
    ...(analytics ? [analytics.reportsTo] : []),
  ];
}

function endpointOf(env: Environment): string | undefined {
  return setting(env.VITE_CONTACT_ENDPOINT);
}

function bases(env: Environment) {
  return {
    telegram: serviceBase(env.VITE_TELEGRAM_API_BASE, telegramApi),
    gemini: serviceBase(env.VITE_GEMINI_API_BASE, geminiApi),
  };
}

/** A message for each error, with an example. Never contains a token or key, because it ends up in logs. */
export function settingErrors(env: Environment, folder = process.cwd()): string[] {
  const token = setting(env.VITE_TELEGRAM_BOT_TOKEN);
  const chatId = setting(env.VITE_TELEGRAM_CHAT_ID);
  const endpoint = endpointOf(env);
  const isDirect = !endpoint && !bases(env).telegram.isRelay;
  // biome-ignore format: a table
  const checks: [isWrong: boolean | '' | undefined, message: string][] = [
    [/[#?]|%[\da-f]{2}/i.test(folder), `The folder ${folder} has a "#", a "?" or an escape such as "%20" in its path, which Vite reads as part of an address. Rename it`],
    ...envFiles.map((file): (typeof checks)[number] => [isOddlyEncoded(join(folder, file)), `${file} begins with a byte order mark or is in UTF-16, so its settings may not be read. Save it as UTF-8 without a mark (PowerShell 7: Set-Content -Encoding utf8NoBOM)`]),
    [/^[a-z]:[\\/]/i.test(env.VITE_BASE_PATH ?? ''), 'Git Bash changes VITE_BASE_PATH into a Windows path. Write it into .env, or set MSYS_NO_PATHCONV=1 as well'],
    [env.VITE_BASE_PATH && !/^\/([\w.~-]+\/)*$/.test(env.VITE_BASE_PATH), `VITE_BASE_PATH is "${env.VITE_BASE_PATH}". Start and end it with a slash, for example /portfolio/`],
    [env.VITE_SITE_URL && !isOrigin(env.VITE_SITE_URL), `VITE_SITE_URL is "${env.VITE_SITE_URL}". Use an origin without a path, for example https://example.com`],
    ...['VITE_TELEGRAM_API_BASE', 'VITE_GEMINI_API_BASE'].map((name): (typeof checks)[number] => [env[name] && !isWebAddress(env[name]), `${name} is "${env[name]}". Use a web address, for example https://relay.example.com`]),
    [endpoint && !isWebAddress(endpoint) && !/^\/[^/]/.test(endpoint), `VITE_CONTACT_ENDPOINT is "${endpoint}". Use a web address, for example https://formspree.io/f/abcdwxyz, or a path of your host, for example /api/contact`],
    [isDirect && token && !chatId, 'VITE_TELEGRAM_CHAT_ID is not set, but VITE_TELEGRAM_BOT_TOKEN is: the form needs both, or a relay. See docs/customise.md'],
    [isDirect && chatId && !token, 'VITE_TELEGRAM_BOT_TOKEN is not set, but VITE_TELEGRAM_CHAT_ID is: the form needs both, or a relay. See docs/customise.md'],
    [isDirect && token && !/^\d+:[\w-]{30,}$/.test(token), 'VITE_TELEGRAM_BOT_TOKEN is not a token from @BotFather: a number, a colon and 35 letters, for example 123456789:AAE…'],
    [isDirect && chatId && !/^(-?\d+|@\w{4,})$/.test(chatId), `VITE_TELEGRAM_CHAT_ID is "${chatId}". Use a number, for example 123456789, or the @name of a channel`],
    [env.VITE_ANALYTICS && !readAnalytics(env.VITE_ANALYTICS), `VITE_ANALYTICS is "${env.VITE_ANALYTICS}". Use plausible:example.com, goatcounter:code, umami:https://stats.example.com:id or cloudflare:token`],
    [env.VITE_GEMINI_MODEL && !/^[a-z][\w.-]*$/.test(env.VITE_GEMINI_MODEL), `VITE_GEMINI_MODEL is "${env.VITE_GEMINI_MODEL}". Use the name of a model, for example ${currentModel}`],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, message]) => message);
}

/** https://vite.dev/guide/env-and-mode#env-files */
const envFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** PowerShell and Notepad write such files. */
function isOddlyEncoded(file: string): boolean {
  const bytes = statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : Buffer.of();
  return (
    bytes.includes(0) || ['efbbbf', 'fffe', 'feff'].some((mark) => bytes.toString('hex').startsWith(mark))
  );
}

function isOrigin(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && !search && !hash;
}

function isWebAddress(value: string): boolean {
  // The security policy would end at a semicolon.
  return URL.canParse(value) && /^https?:\/\/[\w.:[\]-]+$/.test(new URL(value).origin);
}
