import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildSettings } from './check-settings.ts';
import { contentSecurityPolicy } from './security-policy.ts';

/** Keeps secrets that the pages do not need out of the bundle, and says what a build leaves out or blocks. */
export function settings(built: BuildSettings) {
  return {
    name: 'portfolio:settings',
    config: (_: unknown, { command }: { command: 'build' | 'serve' }) => ({
      define: {
        ...Object.fromEntries(built.leftOut.map((name) => [`import.meta.env.${name}`, '""'])),
        // Pages, sitemap and robots.txt write one address, however its setting spells it.
        ...(command === 'build' && { 'import.meta.env.VITE_SITE_URL': JSON.stringify(built.siteUrl ?? '') }),
      },
    }),
    buildApp: {
      order: 'pre' as const,
      async handler({ config: { root, logger } }) {
        const html = readFileSync(resolve(root, 'index.html'), 'utf8');
        for (const warning of settingWarnings(built, html)) logger.warn(warning);
      },
    },
  } satisfies Plugin;
}

export function settingWarnings({ leftOut, hosts }: BuildSettings, html: string): string[] {
  const policy = contentSecurityPolicy({ inlineScripts: [], inlineStyles: [], hosts });
  const scripts = html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"/g);
  const blocked = [...scripts].flatMap(([, src = '']) => {
    if (policy.includes(new URL(src, 'https://here.invalid').origin)) return [];
    return `index.html loads ${src}, which the content security policy blocks. To count visits, set VITE_ANALYTICS; otherwise allow its host in scripts/vite/security-policy.ts.`;
  });
  const why = 'because the form or the chat goes through a relay or VITE_CONTACT_ENDPOINT';
  const secrets = `Left out of the bundle, ${why}: ${leftOut.join(', ')}. Delete them here.`;
  return leftOut.length > 0 ? [secrets, ...blocked] : blocked;
}
