import { cleanMessage } from './check-contact-message.ts';
import type { ContactMessage } from './contact-message.ts';

/** `carriesText` is false when the text would make the address longer than the other side takes. */
export type MessageLink = { href: string; carriesText: boolean };

/** Outlook and Windows cut or refuse `mailto:` addresses of about 2,000 characters. */
const longestMailLink = 1_800;
const longestWhatsAppLink = 6_000;

/** The message as plain text, for the other ways to send it: the text, then who wrote it. */
export function plainMessage(typed: ContactMessage): string {
  const { name, email, message } = cleanMessage(typed);
  const signature = [name, email].filter(Boolean).join('\n');
  return [message, signature].filter(Boolean).join('\n\n');
}

/**
 * Opens a WhatsApp chat with the text in its field.
 *
 * @param number with country code, digits only: https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink(number: string, text: string): MessageLink {
  const base = `https://wa.me/${number}`;
  return withText(base, text && `${base}?text=${encodeURIComponent(text)}`, longestWhatsAppLink);
}

/** Opens a new email, with line breaks as RFC 6068 wants them. */
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
