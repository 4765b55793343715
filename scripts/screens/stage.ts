/** What the screens are taken on: two builds of the site, and the stand-ins for both services. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sites } from '#tests/e2e/sites.ts';
import { startGeminiServer } from '../../tests/e2e/gemini-server.ts';
import { startTelegramServer } from '../../tests/e2e/telegram-server.ts';

/** Ports of their own, so that the browser tests can run at the same time. */
const ports = { withKeys: 4640, plain: 4641, gemini: 4642, telegram: 4643 };

const builds = {
  withKeys: {
    ...sites.withKeys.env,
    VITE_GEMINI_API_BASE: `http://127.0.0.1:${ports.gemini}`,
    VITE_TELEGRAM_API_BASE: `http://127.0.0.1:${ports.telegram}`,
  },
  /** As a fresh clone builds it. */
  plain: sites.own.env,
};

export type Site = keyof typeof builds;
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Builds and serves both sites; `SKIP_BUILD` keeps the last builds. */
export async function openStage() {
  const servers: ChildProcess[] = [];
  for (const site of ['withKeys', 'plain'] satisfies Site[]) {
    const outDir = `.cache/shots/${site}`;
    if (!process.env.SKIP_BUILD) build(outDir, builds[site]);
    servers.push(await serve(outDir, ports[site]));
  }
  const [gemini, telegram] = await Promise.all([
    startGeminiServer(ports.gemini),
    startTelegramServer(ports.telegram),
  ]);
  return {
    gemini,
    telegram,
    url: (site: Site, path: string) => `http://localhost:${ports[site]}${path}`,
    async close() {
      for (const server of servers) server.kill();
      await Promise.all([gemini.close(), telegram.close()]);
    },
  };
}

function build(outDir: string, env: Record<string, string>): void {
  console.log(`Building ${outDir} …`);
  execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
}

async function serve(outDir: string, port: number) {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts', outDir, '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout, 'data');
  return server;
}
