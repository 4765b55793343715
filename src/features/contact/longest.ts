import type { ContactMessage } from '#services/post.ts';

/** In UTF-16 units, as Telegram counts; together below its limit of 4,096. */
export const longest = { name: 100, email: 254, message: 3_500 } satisfies Record<
  keyof ContactMessage,
  number
>;
