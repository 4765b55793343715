import { hasIcon } from '../icons/icon-files.ts';
import type { IconSource } from '../icons/icon-list.ts';
import type { Profile } from './answers.ts';

const names: Record<string, [name: string, icon: string]> = {
  'bsky.app': ['Bluesky', 'bluesky'],
  'codeberg.org': ['Codeberg', 'codeberg'],
  'dev.to': ['DEV', 'devdotto'],
  'dribbble.com': ['Dribbble', 'dribbble'],
  'facebook.com': ['Facebook', 'facebook'],
  'github.com': ['GitHub', 'github'],
  'gitlab.com': ['GitLab', 'gitlab'],
  'instagram.com': ['Instagram', 'instagram'],
  'kaggle.com': ['Kaggle', 'kaggle'],
  'linkedin.com': ['LinkedIn', 'linkedin'],
  'mastodon.social': ['Mastodon', 'mastodon'],
  'medium.com': ['Medium', 'medium'],
  'npmjs.com': ['npm', 'npm'],
  'reddit.com': ['Reddit', 'reddit'],
  'stackoverflow.com': ['Stack Overflow', 'stackoverflow'],
  't.me': ['Telegram', 'telegram'],
  'telegram.org': ['Telegram', 'telegram'],
  'threads.net': ['Threads', 'threads'],
  'tiktok.com': ['TikTok', 'tiktok'],
  'twitch.tv': ['Twitch', 'twitch'],
  'twitter.com': ['X', 'x'],
  'x.com': ['X', 'x'],
  'youtube.com': ['YouTube', 'youtube'],
};

/** The profile behind an address, with the logo it needs; a place of which no logo is known here has a globe. */
export async function profileOfUrl(url: string): Promise<Profile & { source?: IconSource }> {
  const host = new URL(url).hostname.replace(/^(www|m)\./, '');
  const known = names[host];
  const [name, icon] = known ?? [host, ''];
  if (!(await hasIcon('simple-icons', icon))) return { name, icon: 'icons/website.svg', url };
  return { name, icon: `icons/${icon}.svg`, url, source: ['simple-icons', icon] };
}
