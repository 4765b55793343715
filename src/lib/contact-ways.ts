export type ContactWay = {
  kind: 'email' | 'WhatsApp' | 'phone' | 'chat';
  href: string;
  /** For display: an address, a number, a link without its protocol. */
  value: string;
};

type Contacts = { [Way in 'email' | 'phone' | 'whatsapp' | 'callMe']?: string | undefined };

/** The ways to reach the owner, in display order. */
export function contactWays({ email, phone, whatsapp, callMe }: Contacts): ContactWay[] {
  const ways: ContactWay[] = [];
  if (email) ways.push({ kind: 'email', href: `mailto:${email}`, value: email });
  if (whatsapp)
    ways.push({ kind: 'WhatsApp', href: `https://wa.me/${whatsapp}`, value: phone || `+${whatsapp}` });
  else if (phone) ways.push({ kind: 'phone', href: `tel:${phone.replace(/[^\d+]/g, '')}`, value: phone });
  const isKnown = ways.some(({ href }) => callMe?.startsWith(href));
  if (callMe && !isKnown) {
    const kind = callMe.startsWith('tel:') ? 'phone' : callMe.startsWith('mailto:') ? 'email' : 'chat';
    ways.push({ kind, href: callMe, value: callMe.replace(/^(https?:\/\/|tel:|mailto:|sms:)/, '') });
  }
  return ways;
}
