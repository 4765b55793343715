import { Check, Copy, Mail, MessageCircle } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { owner } from '#content/owner.ts';
import { contactWords } from '#content/words/contact.ts';
import { cleanText } from '#lib/clean-text.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { copyText } from '#lib/copy-text.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { type MessageLink, mailLink, plainMessage, whatsAppLink } from './contact-links.ts';
import type { Draft } from './draft.ts';

/** Sends the typed message another way: WhatsApp, email, or the clipboard. `children` is another button, before these. */
export function OtherWays({ draft, children }: { draft: Draft; children: ReactNode }) {
  const { typed } = useSyncExternalStore(draft.subscribe, draft.get, () => draft.initial);
  const text = plainMessage(typed);
  const { email, whatsapp } = owner;
  const whatsApp = whatsapp ? whatsAppLink(whatsapp, text) : undefined;
  const mail = email ? mailLink(email, contactWords.subjectFrom(cleanText(typed.name)), text) : undefined;
  const chat = contactWays(owner).find(({ kind }) => kind === 'chat');
  const isCut = (link?: MessageLink) => link?.carriesText === false;
  const cut = isCut(whatsApp) ? 'any' : isCut(mail) ? 'email' : undefined;

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2.5 sm:ml-9">
        {children}
        {whatsApp && (
          <WayLink href={whatsApp.href} icon={<MessageCircle size={18} aria-hidden />}>
            {contactWords.ways.WhatsApp}
          </WayLink>
        )}
        {mail && (
          <WayLink href={mail.href} icon={<Mail size={18} aria-hidden />}>
            {contactWords.ways.email}
          </WayLink>
        )}
        {chat && (
          <WayLink href={chat.href} icon={<MessageCircle size={18} aria-hidden />}>
            {contactWords.ways.chat}
          </WayLink>
        )}
        <CopyButton text={text} />
      </div>
      {cut && <p className="mt-3 text-[.9375rem] leading-normal sm:ml-9">{contactWords.tooLongFor[cut]}</p>}
    </>
  );
}

/** In a new tab even for email: in the same one, the browser would ask about the unsent message. */
export function WayLink({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${buttonClass('quiet')} ${compact}`}>
      {icon}
      {children}
    </a>
  );
}

function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<{ copied: boolean; text: string }>();
  const isCurrent = outcome?.text === text;
  const hasCopied = isCurrent && outcome.copied;

  async function copy() {
    setOutcome({ copied: await copyText(text), text });
  }

  return (
    <>
      <Button
        look="quiet"
        className={compact}
        onClick={copy}
        icon={hasCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
      >
        {contactWords.copy}
      </Button>
      <span
        role="status"
        className={`self-center text-[.9375rem] empty:absolute ${hasCopied ? 'text-success' : 'text-danger'}`}
      >
        {isCurrent && (hasCopied ? contactWords.copied : contactWords.notCopied)}
      </span>
    </>
  );
}

export const compact = 'min-h-11! px-4.5! text-[.9375rem]!';
