/**
 * One name for each client, whatever the spelling of its IP address: the IPv4 address, or the first half of an IPv6 address,
 * because one subscriber has all addresses of a /64.
 */
export function clientOf(address: string): string {
  const plain = address.trim().replace(/^\[|(?:%.*)?\]?$/g, '');
  const url = `http://${plain.includes(':') ? `[${plain}]` : plain}/`;
  if (!URL.canParse(url)) return 'unknown';
  const { hostname } = new URL(url);
  if (!hostname.startsWith('[')) return hostname;
  // The parser leaves at most one `::`.
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  const groups = [...start, ...zeros, ...end];
  const isIpv4 = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  return isIpv4 ? dotted(groups.slice(6)) : groups.slice(0, 4).join(':');
}

/** `102:304` → `1.2.3.4` */
function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
