/**
 * Reads SITE_ORIGINS: addresses with or without `https://`, path or quotes, separated by commas or blanks.
 *
 * @returns the addresses, and the entries that are no `http` or `https` address: the origin of others is `null`, which
 *   any page can send
 */
export function siteAddresses(setting = ''): { addresses: URL[]; unread: string[] } {
  const addresses: URL[] = [];
  const unread: string[] = [];
  for (const entry of setting.split(/[\s,;"'`]+/).filter(Boolean)) {
    const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(entry) ? entry : `${schemeOf(entry)}://${entry}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url && /^https?:$/.test(url.protocol)) addresses.push(url);
    else unread.push(entry);
  }
  return { addresses, unread };
}

function schemeOf(entry: string): 'http' | 'https' {
  return /^(localhost|127\.|\[::1\])/i.test(entry) ? 'http' : 'https';
}
