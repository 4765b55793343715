import { Feed } from 'feed';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Note } from '#content/assemble/notes.ts';
import type { Owner } from '#content/schema/owner.ts';

type FeedNote = Pick<Note, 'title' | 'description' | 'date'> & { url: string; html: string };

/**
 * Writes the notes as an Atom feed (RFC 4287). `address` is that of the home page in this language, `lang` its language.
 * Leaves out characters that XML 1.0 forbids.
 */
export function feedText(owner: Owner, notes: readonly FeedNote[], address: string, lang: string): string {
  const author = { name: owner.fullName };
  const feed = new Feed({
    id: address,
    link: address,
    title: owner.meta.title,
    description: owner.meta.description,
    language: lang,
    copyright: `© ${owner.fullName}`,
    author,
    updated: new Date(notes[0]?.date ?? 0),
    feedLinks: { atom: `${address}feed.xml` },
  });
  for (const { title, description, date, url, html } of notes)
    feed.addItem({
      id: url,
      link: url,
      // The library marks both as HTML.
      title: escapeHtml(title),
      description: escapeHtml(description),
      content: contentOf(html, url),
      date: new Date(date),
      author: [author],
    });
  return feed.atom1().replace(forbidden, '');
}

/** https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The HTML of a note without what only its page has. Feed readers have no base address, and few of them AVIF. */
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

/** Leaves only the children of an element. */
function unwrap(element: Parameters<typeof DomUtils.removeElement>[0]): void {
  for (const child of [...DomUtils.getChildren(element)]) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}
