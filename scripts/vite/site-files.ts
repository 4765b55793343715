import { readFileSync } from 'node:fs';
import { tokens } from '../../src/ui/tokens.ts';

type PageUrl = { url: string; alternates: readonly { lang: string; url: string }[] };

/**
 * Writes `sitemap.xml` from the full address of every page, with the same page in other languages:
 * https://www.sitemaps.org/protocol.html, https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sitemap(pages: readonly PageUrl[]): string {
  const entries = pages.map(({ url, alternates }) => {
    const links = alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.lang}" href="${escapeXml(other.url)}"/>`,
    );
    return `  <url><loc>${escapeXml(url)}</loc>${links.join('')}</url>`;
  });
  const linksOf = pages.some(({ alternates }) => alternates.length > 0)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${linksOf}>
${entries.join('\n')}
</urlset>
`;
}

/** Writes a `robots.txt` (RFC 9309) that allows everything. */
export function robots(sitemapUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ''}`;
}

type ManifestText = { name: string; shortName: string; description: string; base: string };

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest({ name, shortName, description, base }: ManifestText): string {
  const color = tokens.light.paper;
  return JSON.stringify({
    name,
    short_name: shortName,
    description,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/**
 * Writes the headers of `vercel.json` for Netlify and Cloudflare Pages: https://docs.netlify.com/routing/headers/
 * `no-referrer` would break API keys restricted by referrer.
 *
 * @param policy of this build, which adds to the content security policy
 */
export function headersFile(policy: string, base: string): string {
  const { headers: rules }: { headers: HeaderRule[] } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  const blocks = rules.map(({ source, headers }) => {
    const lines = headers.map(({ key, value }) => {
      return `  ${key}: ${key === 'Content-Security-Policy' ? `${policy}; ${value}` : value}`;
    });
    return [base + source.slice(1).replace('(.*)', '*'), ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
