import type { Knowledge } from './knowledge.ts';

/** What to do where the chat cannot run. */
export function NoScript({ owner }: Pick<Knowledge, 'owner'>) {
  return (
    <p className="without-script chat-banner">
      The chat needs JavaScript. You can reach {owner.name} by <a href={`mailto:${owner.email}`}>email</a> or
      on <a href={owner.callMe}>WhatsApp</a>.
    </p>
  );
}
