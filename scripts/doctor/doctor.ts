/**
 * `npm run doctor [-- https://example.com/] [--offline] [--send]` checks the content and settings of this folder, the services
 * and the published site. `--offline` makes no request, `--send` sends a test message and a test question.
 */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { report } from './check-result.ts';
import { checkLocal } from './local.ts';
import { checkServices } from './services.ts';
import { serviceSettings } from './settings.ts';
import { checkSite } from './site.ts';

const flag = { type: 'boolean' } as const;
const options = { offline: flag, send: flag };
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [address] = positionals;
const { offline: isOffline, send: isSending } = values;

const env = {
  ...loadEnv('production', process.cwd(), 'VITE_'),
  ...loadEnv('production', 'relay', 'TELEGRAM_'),
};
const settings = serviceSettings(env);
const results = {
  'content and settings': await checkLocal(env, process.env.CONTENT_DIR || 'src/content'),
  services: isOffline ? [] : await checkServices(settings, { isSending }),
  site: address && !isOffline ? await checkSite(address, settings) : [],
};
console.log(report(results, [settings.token, settings.apiKey, settings.relayToken]));
const all = Object.values(results).flat();
process.exitCode = all.some(({ level }) => level === 'error') ? 1 : 0;
