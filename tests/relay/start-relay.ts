import { readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';
import { build, type Rolldown } from 'vite';
import { vi } from 'vitest';
import { geminiApi, telegramApi } from '#lib/service-defaults.ts';

// Each relay starts a runtime.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Options = {
  /** The addresses of the test servers for the two services. */
  telegram: string;
  gemini: string;
  settings?: Record<string, string | number>;
  /** The site's `persona.txt`; `undefined` for a host that sends its start page instead. */
  persona?: string | undefined;
  /** Limits: those of `wrangler.jsonc`, ones that no test reaches, or none of the host. */
  rates?: 'configured' | 'high' | 'none';
};

export const site = 'https://site.example';

export const secrets = {
  SITE_ORIGINS: `http://localhost:5173, ${site}/`,
  TELEGRAM_BOT_TOKEN: '123456:TEST-token',
  TELEGRAM_CHAT_ID: '4242',
  GEMINI_API_KEY: 'SECRET-KEY',
};

const lines = readFileSync('relay/wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, '');

/** The deployed configuration. */
export const config: {
  compatibility_date: string;
  compatibility_flags: string[];
  vars: Record<string, string | number>;
  durable_objects: { bindings: { name: string; class_name: string }[] };
  ratelimits: { name: string; simple: { limit: number; period: 60 } }[];
} = JSON.parse(lines);

function rateLimits(limit?: number) {
  return Object.fromEntries(
    config.ratelimits.map(({ name, simple }) => [name, { simple: { ...simple, ...(limit && { limit }) } }]),
  );
}

let code: Promise<string> | undefined;

/** The relay in the runtime of its host, with its configuration. Stop it with `dispose`. */
export async function startRelay({ telegram, gemini, settings, rates = 'high', ...site }: Options) {
  code ??= bundle();
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = config;
  const common = { modules: true, compatibilityDate, compatibilityFlags };
  return new Miniflare({
    workers: [
      {
        ...common,
        name: 'relay',
        script: await code,
        bindings: { ...config.vars, ...secrets, ...settings },
        ...(rates !== 'none' && {
          ratelimits: rateLimits(rates === 'high' ? 1000 : undefined),
          durableObjects: Object.fromEntries(
            config.durable_objects.bindings.map((one) => [
              one.name,
              { className: one.class_name, useSQLite: true },
            ]),
          ),
        }),
        outboundService: 'network',
      },
      {
        ...common,
        name: 'network',
        bindings: {
          [telegramApi]: telegram,
          [geminiApi]: gemini,
          persona: 'persona' in site ? (site.persona ?? '') : 'You are a bot.',
        },
        script: `export default {
          fetch(request, servers) {
            const { origin, pathname, search } = new URL(request.url);
            if (pathname.endsWith('/persona.txt')) {
              const type = servers.persona ? 'text/plain' : 'text/html';
              return new Response(servers.persona, { headers: { 'content-type': type } });
            }
            return fetch(new Request(servers[origin] + pathname + search, request), { redirect: 'manual' });
          },
        };`,
      },
    ],
  });
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: 'relay/src/relay.ts', write: false, target: 'es2022' },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return chunk.code;
}
