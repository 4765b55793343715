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

/** The profile behind an address, with the logo it needs; nothing for a place whose logo no installed set has. */
export async function profileOfUrl(url: string): Promise<(Profile & { source: IconSource }) | undefined> {
  const host = new URL(url).hostname.replace(/^(www|m)\./, '');
  const known = names[host];
  if (!known) return undefined;
  const [name, icon] = known;
  if (!(await hasIcon('simple-icons', icon))) return undefined;
  return { name, icon: `icons/${icon}.svg`, url, source: ['simple-icons', icon] };
}
