import { wellFormed } from '#lib/well-formed.ts';
import type { ContactMessage } from '#services/format-telegram-text.ts';

/** `carriesText` is false when the text would make the address longer than the other side takes. */
export type MessageLink = { href: string; carriesText: boolean };

/** Outlook and Windows cut or refuse `mailto:` addresses of about 2,000 characters. */
const longestMailLink = 1_800;
const longestWhatsAppLink = 6_000;

/** The message as plain text, for the other ways to send it: the text, then who wrote it. */
export function plainMessage({ name, email, message }: ContactMessage): string {
  const signature = [name, email].filter((line) => line.trim()).join('\n');
  return [message, signature].filter((part) => part.trim()).join('\n\n');
}

/**
 * Opens a WhatsApp chat with the text in its field.
 *
 * @param number with country code, digits only: https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink(number: string, text: string): MessageLink {
  const base = `https://wa.me/${number}`;
  return withText(base, text && `${base}?text=${encode(text)}`, longestWhatsAppLink);
}

/** Opens a new email, with line breaks as RFC 6068 wants them. */
export function mailLink(address: string, subject: string, text: string): MessageLink {
  const base = `mailto:${encode(address).replaceAll('%40', '@')}?subject=${encode(subject)}`;
  return withText(base, text && `${base}&body=${encode(text.replace(/\r?\n/g, '\r\n'))}`, longestMailLink);
}

function withText(base: string, full: string, longest: number): MessageLink {
  if (!full) return { href: base, carriesText: true };
  const fits = full.length <= longest;
  return { href: fits ? full : base, carriesText: fits };
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
