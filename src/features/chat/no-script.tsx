import { Fragment } from 'react';
import { chatWords } from '#content/words-chat.ts';
import { contactWays } from '#lib/contact-ways.ts';
import type { Knowledge } from './knowledge.ts';

/** Contact links for visitors without JavaScript. */
export function NoScript({ owner }: Pick<Knowledge, 'owner'>) {
  const { text, or, ways } = chatWords.withoutScript;
  return (
    <p className="without-script chat-banner">
      {text(owner.name)}{' '}
      {contactWays(owner).map(({ kind, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ` ${or} `}
          <a href={href}>{ways[kind]}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}
