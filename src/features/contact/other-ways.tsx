import { Check, Copy, Mail, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { owner } from '#content/owner.ts';
import { contactWords } from '#content/words/contact.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { copyText } from '#lib/copy-text.ts';
import type { ContactMessage } from '#services/delivery.ts';
import { Button } from '#ui/button.tsx';
import { cleanMessage } from './message.ts';

type Props = { typed: ContactMessage; children: ReactNode };

/** Sends the typed message another way: WhatsApp, email, or the clipboard. `children` is another button, before these. */
export function OtherWays({ typed, children }: Props) {
  const text = plainMessage(typed);
  const { email, whatsapp } = owner;
  const whatsApp = whatsapp ? whatsAppLink(whatsapp, text) : undefined;
  const subject = contactWords.subjectFrom(cleanMessage(typed).name);
  const mail = email ? mailLink(email, subject, text) : undefined;
  const chat = contactWays(owner).find(({ kind }) => kind === 'chat');
  const isCut = (link?: MessageLink) => link?.hasText === false;
  const cut = isCut(whatsApp) ? 'any' : isCut(mail) ? 'email' : undefined;

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2.5 sm:ml-9">
        {children}
        {whatsApp && (
          <WayLink href={whatsApp.href} icon={<MessageCircle size={18} />}>
            {contactWords.ways.WhatsApp}
          </WayLink>
        )}
        {mail && (
          <WayLink href={mail.href} icon={<Mail size={18} />}>
            {contactWords.ways.email}
          </WayLink>
        )}
        {chat && (
          <WayLink href={chat.href} icon={<MessageCircle size={18} />}>
            {contactWords.ways.chat}
          </WayLink>
        )}
        <CopyButton text={text} />
      </div>
      {cut && <p className="mt-3 text-sm sm:ml-9">{contactWords.tooLongFor[cut]}</p>}
    </>
  );
}

/** In a new tab even for email: in the same one, the browser would ask about the unsent message. */
export function WayLink({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <Button look="quiet" size="small" href={href} target="_blank" icon={icon}>
      {children}
    </Button>
  );
}

function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean; text: string }>();
  const isCurrent = outcome?.text === text;
  const hasCopied = isCurrent && outcome.isCopied;

  async function copy() {
    setOutcome({ isCopied: await copyText(text), text });
  }

  return (
    <>
      <Button
        look="quiet"
        size="small"
        onClick={copy}
        icon={hasCopied ? <Check size={18} /> : <Copy size={18} />}
      >
        {contactWords.copy}
      </Button>
      <span
        role="status"
        className={`self-center text-sm empty:absolute ${hasCopied ? 'text-success' : 'text-danger'}`}
      >
        {isCurrent && (hasCopied ? contactWords.copied : contactWords.notCopied)}
      </span>
    </>
  );
}

/** `hasText` is false if the text does not fit into the link. */
type MessageLink = { href: string; hasText: boolean };

/** Outlook and Windows truncate or reject `mailto:` links of about 2,000 characters. */
const longestMailLink = 1_800;
const longestWhatsAppLink = 6_000;

function plainMessage(typed: ContactMessage): string {
  const { name, email, message } = cleanMessage(typed);
  const signature = [name, email].filter(Boolean).join('\n');
  return [message, signature].filter(Boolean).join('\n\n');
}

/** Opens a WhatsApp chat. The number has a country code and digits only: https://faq.whatsapp.com/5913398998672934 */
export function whatsAppLink(number: string, text: string): MessageLink {
  const base = `https://wa.me/${number}`;
  return withText(base, text && `${base}?text=${encodeURIComponent(text)}`, longestWhatsAppLink);
}

/** Opens a new email, with CRLF line breaks (RFC 6068). */
export function mailLink(address: string, subject: string, text: string): MessageLink {
  const base = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
  return withText(
    base,
    text && `${base}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`,
    longestMailLink,
  );
}

function withText(base: string, full: string, longest: number): MessageLink {
  if (!full) return { href: base, hasText: true };
  const hasText = full.length <= longest;
  return { href: hasText ? full : base, hasText };
}
