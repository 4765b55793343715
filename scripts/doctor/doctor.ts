/**
 * Checks the content and settings of this folder, the services and the published site:
 * `npm run doctor -- [https://example.com/] [--offline] [--send]`. Exits with 1 when there is an error.
 */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { type CheckResult, report } from './check-result.ts';
import { checkLocal } from './local.ts';
import { checkServices, serviceSettings } from './services.ts';
import { checkSite } from './site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    /** Makes no request. */
    offline: { type: 'boolean' },
    /** Sends a test message and a test question. */
    send: { type: 'boolean' },
  },
});
const unknown = Object.keys(values).find((name) => name !== 'offline' && name !== 'send');
if (unknown) {
  console.error(
    `There is no option --${unknown}. Use: npm run doctor -- [https://example.com/] [--offline] [--send]`,
  );
  process.exit(2);
}

const env = loadEnv('production', process.cwd(), 'VITE_');
const settings = serviceSettings(env);
const [address] = positionals;
if (address && !/^https?:/.test(address)) {
  console.error(`"${address}" is not a web address. Example: npm run doctor -- https://example.com/`);
  process.exit(2);
}

const results: CheckResult[] = [
  ...(await checkLocal(env, process.env.CONTENT_DIR || 'src/content')),
  ...(values.offline ? [] : await checkServices(settings, { isSending: values.send === true })),
  ...(address && !values.offline ? await checkSite(address, settings) : []),
];
console.log(report(results, [settings.token, settings.apiKey]));
process.exitCode = results.some(({ level }) => level === 'error') ? 1 : 0;
