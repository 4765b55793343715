type PageUrl = { url: string; alternates: readonly { lang: string; url: string }[] };

/** `sitemap.xml` with every page in every language: https://www.sitemaps.org/protocol.html */
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

/** For elements and attributes in double quotes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
