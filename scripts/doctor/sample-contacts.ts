/** Sites whose front page the sample links to. A person's page there has a path. */
const frontPages =
  /^(drive\.google|github|instagram|linkedin|play\.google|telegram|twitter|x|youtube)\.(com|org)$/;

/**
 * Whether a link, email address or phone number is from the sample or reserved for examples
 * (https://www.rfc-editor.org/rfc/rfc2606).
 */
export function isSampleContact(value: string): boolean {
  // A country code, then zeros: `+62 000-0000-000`, `https://wa.me/620000000000`.
  if (/(^|[/:])\+?\d{0,3}0{7}\d*([?#]|$)/.test(value.replace(/(?<=\d)[\s()-]+(?=\d)/g, ''))) return true;
  const mail = /^(?:mailto:)?[^\s@/:]+@([\w.-]+)/.exec(value)?.[1];
  const url = /^https?:/.test(value) && URL.canParse(value) ? new URL(value) : undefined;
  const host = mail ?? url?.hostname.replace(/^www\./, '') ?? '';
  if (/(^|\.)example(\.(com|net|org))?$/.test(host)) return true;
  return url?.pathname === '/' && frontPages.test(host);
}
