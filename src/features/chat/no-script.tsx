import { chatWords } from '#content/words-chat.ts';
import type { Knowledge } from './knowledge.ts';

/** What to do where the chat cannot run. */
export function NoScript({ owner }: Pick<Knowledge, 'owner'>) {
  const { text, email, or, whatsApp } = chatWords.withoutScript;
  return (
    <p className="without-script chat-banner">
      {text(owner.name)} <a href={`mailto:${owner.email}`}>{email}</a> {or}{' '}
      <a href={owner.callMe}>{whatsApp}</a>.
    </p>
  );
}
