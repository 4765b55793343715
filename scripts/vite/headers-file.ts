import { readFileSync } from 'node:fs';

type Rule = { source: string; headers: { key: string; value: string }[] };

/**
 * Writes the headers of `vercel.json` for Netlify and Cloudflare Pages: https://docs.netlify.com/routing/headers/
 * `no-referrer` would break API keys restricted by referrer.
 *
 * @param policy of this build, which adds to the content security policy
 */
export function headersFile(policy: string, base: string): string {
  const { headers: rules }: { headers: Rule[] } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  const blocks = rules.map(({ source, headers }) => {
    const lines = headers.map(({ key, value }) => {
      return `  ${key}: ${key === 'Content-Security-Policy' ? `${policy}; ${value}` : value}`;
    });
    return [base + source.slice(1).replace('(.*)', '*'), ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
