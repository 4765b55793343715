import { DomUtils, parseDocument } from 'htmlparser2';
import type { Note } from '#content/assemble/notes.built.ts';
import type { Owner } from '#content/schema/owner.ts';
import { escapeXml } from './sitemap.ts';

type FeedNote = Pick<Note, 'title' | 'description' | 'date'> & { url: string; html: string };

/**
 * Writes the notes as an Atom feed (RFC 4287). `address` is that of the home page in this language, `lang` its language.
 * Leaves out characters that XML 1.0 forbids.
 */
export function feedText(owner: Owner, notes: readonly FeedNote[], address: string, lang: string): string {
  const entries = notes.map(
    ({ title, description, date, url, html }) => `  <entry>
    <id>${escapeXml(url)}</id>
    <title>${escapeXml(title)}</title>
    <link href="${escapeXml(url)}"/>
    <updated>${date}T00:00:00Z</updated>
    <summary>${escapeXml(description)}</summary>
    <content type="html">${escapeXml(contentOf(html, url))}</content>
  </entry>
`,
  );
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
  <id>${escapeXml(address)}</id>
  <title>${escapeXml(owner.meta.title)}</title>
  <subtitle>${escapeXml(owner.meta.description)}</subtitle>
  <updated>${notes[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
  <author><name>${escapeXml(owner.fullName)}</name></author>
  <link href="${escapeXml(address)}"/>
  <link rel="self" href="${escapeXml(address)}feed.xml"/>
${entries.join('')}</feed>
`;
  return feed.replace(forbidden, '');
}

/** https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The HTML of a note without the parts for its page. Feed readers have no base address, and few support AVIF. */
function contentOf(html: string, url: string): string {
  const root = parseDocument(html);
  const elements = DomUtils.getElementsByTagName('*', root);
  for (const element of elements) {
    const { name, attribs } = element;
    for (const [attribute, value] of Object.entries(attribs)) {
      const isOfPage = /^(data-.*|class|tabindex)$/.test(attribute) || value.includes('var(--');
      if (isOfPage) delete attribs[attribute];
      else if (/^(href|src)$/.test(attribute) && URL.canParse(value, url))
        attribs[attribute] = new URL(value, url).href;
    }
    if (name === 'source' || (name === 'span' && Object.keys(attribs).length === 0)) unwrap(element);
  }
  return DomUtils.getOuterHTML(root, { encodeEntities: 'utf8' });
}

/** Replaces an element by its children. */
function unwrap(element: Parameters<typeof DomUtils.removeElement>[0]): void {
  for (const child of [...DomUtils.getChildren(element)]) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}
