import { readFileSync } from 'node:fs';

type Rule = { source: string; headers: { key: string; value: string }[] };

/** The headers of `vercel.json` for Netlify and Cloudflare Pages: https://docs.netlify.com/routing/headers/ */
export function headersFile(policy: string, base: string): string {
  // Its referrer policy is not `no-referrer`, which would break API keys restricted by referrer.
  const { headers: rules }: { headers: Rule[] } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  const blocks = rules.map(({ source, headers }) => {
    const lines = headers.map(({ key, value }) => {
      return `  ${key}: ${key === 'Content-Security-Policy' ? `${policy}; ${value}` : value}`;
    });
    return [base + source.slice(1).replace('(.*)', '*'), ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
