/**
 * Checks the content and settings of this folder, the services and the published site. `--offline` makes no request, `--send`
 * sends a test message and a test question. Exits with 1 when there is an error.
 */
import { loadEnv } from 'vite';
import { report } from './check-result.ts';
import { checkLocal } from './local.ts';
import { checkServices } from './services.ts';
import { serviceSettings } from './settings.ts';
import { checkSite } from './site.ts';

const given = process.argv.slice(2);
const address = given.find((one) => /^https?:/.test(one));
const [isOffline, isSending] = ['--offline', '--send'].map((option) => given.includes(option));
const unknown = given.find((one) => one !== address && one !== '--offline' && one !== '--send');
if (unknown) {
  console.error(
    `"${unknown}" is not an option. Use: npm run doctor -- [https://example.com/] [--offline] [--send]`,
  );
  process.exit(2);
}

const env = loadEnv('production', process.cwd(), 'VITE_');
const settings = serviceSettings(env);
const results = {
  'content and settings': await checkLocal(env, process.env.CONTENT_DIR || 'src/content'),
  services: isOffline ? [] : await checkServices(settings, { isSending }),
  site: address && !isOffline ? await checkSite(address, settings) : [],
};
console.log(report(results, [settings.token, settings.apiKey]));
process.exitCode = Object.values(results)
  .flat()
  .some(({ level }) => level === 'error')
  ? 1
  : 0;
