import { Fragment } from 'react';
import type { Owner } from '#content/schema/owner.ts';
import { chatWords } from '#content/words/chat.ts';
import { contactWays } from '#lib/contact-ways.ts';

export function NoScript({ owner }: { owner: Owner }) {
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
