type ContactWay = {
  kind: 'email' | 'phone' | 'WhatsApp' | 'chat';
  href: string;
  /** For display: an address, a number, a link without its protocol. */
  value: string;
};

type Contacts = { [Way in 'email' | 'phone' | 'whatsapp' | 'callMe']?: string | undefined };

/** The ways to reach the owner, in display order, each kind once. */
export function contactWays({ email, phone, whatsapp, callMe }: Contacts): ContactWay[] {
  const ways: ContactWay[] = [];
  if (email) ways.push({ kind: 'email', href: `mailto:${email}`, value: email });
  if (phone) ways.push({ kind: 'phone', href: `tel:${phone.replace(/[^\d+]/g, '')}`, value: phone });
  if (whatsapp) {
    const isPhone = phone?.replace(/\D/g, '') === whatsapp;
    const value = phone && isPhone ? phone : `+${whatsapp}`;
    ways.push({ kind: 'WhatsApp', href: `https://wa.me/${whatsapp}`, value });
  }
  const kind = callMe?.startsWith('tel:') ? 'phone' : callMe?.startsWith('mailto:') ? 'email' : 'chat';
  const isKnown = ways.some((way) => way.kind === kind || callMe?.startsWith(way.href));
  if (callMe && !isKnown)
    ways.push({ kind, href: callMe, value: callMe.replace(/^(https?:\/\/|tel:|mailto:|sms:)/, '') });
  return ways;
}
