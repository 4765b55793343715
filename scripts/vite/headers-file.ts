/** Headers for Netlify and Cloudflare Pages: https://docs.netlify.com/routing/headers/ */
export function headersFile(headers: Record<string, string>, base: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*
${lines.join('\n')}

${base}assets/*
  Cache-Control: public, max-age=31536000, immutable

${base}pictures/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
