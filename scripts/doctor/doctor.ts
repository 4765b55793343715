/**
 * Looks for what is wrong, from this folder to the site on its host:
 * `npm run doctor -- [https://example.com/] [--offline] [--send] [--json]`. Exit status 1 means that something must be mended.
 */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { checkHere } from './here.ts';
import { checkHost } from './host.ts';
import { type Finding, reportJson, reportText } from './report.ts';
import { checkServices } from './services.ts';
import { serviceSettings } from './settings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Asks nobody outside. */
    offline: { type: 'boolean', default: false },
    /** Sends a test message, and asks a relay a test question. */
    send: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    /** The folder of the build that should be on the host. */
    dist: { type: 'string', default: 'dist' },
  },
});

const env = loadEnv('production', process.cwd(), 'VITE_');
const settings = serviceSettings(env);
const [address] = positionals;
if (address && !URL.canParse(address)) {
  console.error(`"${address}" is no web address. An example: npm run doctor -- https://example.com/`);
  process.exit(2);
}

const findings: Finding[] = [
  ...(await checkHere(env, process.env.CONTENT_DIR || 'src/content')),
  ...(values.offline ? [] : await checkServices(settings, { isSending: values.send })),
  ...(address && !values.offline ? await checkHost(address, settings, values.dist) : []),
];
const secrets = [settings.token, settings.apiKey];
console.log(values.json ? reportJson(findings, secrets) : reportText(findings, secrets));
process.exitCode = findings.some(({ level }) => level === 'mend') ? 1 : 0;
