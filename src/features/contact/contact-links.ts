import type { ContactMessage } from '#services/post.ts';
import { cleanMessage } from './check-contact-message.ts';

/** `carriesText` is false if the text does not fit into the link. */
export type MessageLink = { href: string; carriesText: boolean };

/** Outlook and Windows truncate or reject `mailto:` links of about 2,000 characters. */
const longestMailLink = 1_800;
const longestWhatsAppLink = 6_000;

export function plainMessage(typed: ContactMessage): string {
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
  if (!full) return { href: base, carriesText: true };
  const fits = full.length <= longest;
  return { href: fits ? full : base, carriesText: fits };
}
