import { hasIcon } from '../icons/icon-files.ts';
import type { IconSource } from '../icons/icon-list.ts';

export type Profile = { name: string; icon: string; url: string };

/** Profile hosts: name, logo, and the path before the username. */
const hosts: Record<string, [name: string, icon: string, path?: string]> = {
  'behance.net': ['Behance', 'behance', ''],
  'bitbucket.org': ['Bitbucket', 'bitbucket', ''],
  'bsky.app': ['Bluesky', 'bluesky', 'profile/'],
  'codeberg.org': ['Codeberg', 'codeberg', ''],
  'codepen.io': ['CodePen', 'codepen', ''],
  'dev.to': ['DEV', 'devdotto', ''],
  'dribbble.com': ['Dribbble', 'dribbble', ''],
  'facebook.com': ['Facebook', 'facebook', ''],
  'github.com': ['GitHub', 'github', ''],
  'gitlab.com': ['GitLab', 'gitlab', ''],
  'instagram.com': ['Instagram', 'instagram', ''],
  'kaggle.com': ['Kaggle', 'kaggle', ''],
  'leetcode.com': ['LeetCode', 'leetcode', 'u/'],
  'linkedin.com': ['LinkedIn', 'linkedin', 'in/'],
  'mastodon.social': ['Mastodon', 'mastodon', '@'],
  'medium.com': ['Medium', 'medium', '@'],
  'npmjs.com': ['npm', 'npm', '~'],
  'reddit.com': ['Reddit', 'reddit', 'user/'],
  'stackoverflow.com': ['Stack Overflow', 'stackoverflow'],
  't.me': ['Telegram', 'telegram', ''],
  'telegram.org': ['Telegram', 'telegram'],
  'threads.net': ['Threads', 'threads', '@'],
  'tiktok.com': ['TikTok', 'tiktok', '@'],
  'twitch.tv': ['Twitch', 'twitch', ''],
  'x.com': ['X', 'x', ''],
  'twitter.com': ['X', 'x'],
  'youtube.com': ['YouTube', 'youtube', '@'],
};

/** The profile at a URL, with its logo; a globe for unknown hosts. */
export async function profileOfUrl(url: string): Promise<Profile & { source?: IconSource }> {
  const host = new URL(url).hostname.replace(/^(www|m)\./, '');
  const known = hosts[host];
  const [name, icon] = known ?? [host, ''];
  if (!(await hasIcon('simple-icons', icon))) return { name, icon: 'icons/website.svg', url };
  return { name, icon: `icons/${icon}.svg`, url, source: ['simple-icons', icon] };
}

/** The URL of a profile from its network and username: `GitHub`, `ana`. */
export function profileAddress(network: string, username: string): string | undefined {
  const user = username.replace(/^[@~]/, '');
  const [, name, host] = /^([\w.-]+)@([\w-]+\.[\w.-]+)$/.exec(user) ?? [];
  const wanted = network
    .toLowerCase()
    .replace(/^twitter$/, 'x')
    .replace(/[^a-z]/g, '');
  if (name && wanted === 'mastodon') return `https://${host}/@${name}`;
  const [found] = Object.entries(hosts).filter(
    ([host, [name, , path]]) =>
      path !== undefined &&
      [name.toLowerCase().replace(/[^a-z]/g, ''), host.replace(/[^a-z]/g, '')].includes(wanted),
  );
  if (!found || !user || !/^[\w.-]+$/.test(user)) return undefined;
  const [place, [, , path]] = found;
  return `https://${place === 'linkedin.com' ? 'www.' : ''}${place}/${path}${user}`;
}
