import { Feed } from 'feed';
import type { Note } from '#content/assemble/notes.ts';
import type { Owner } from '#content/schema/owner.ts';

type FeedNote = Pick<Note, 'title' | 'description' | 'date'> & { url: string; html: string };

/** Writes the notes as an Atom feed (RFC 4287). `address` is that of the home page in this language, `lang` its language. */
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
  for (const { title, description, date, url, html } of notes) {
    // Feed readers have no base address, and few of them AVIF.
    const content = html
      .replace(/<source[^>]*>/g, '')
      .replace(/ (href|src)="(\/[^"]*)"/g, (_, name, path) => ` ${name}="${new URL(path, address)}"`);
    feed.addItem({ id: url, link: url, title, description, content, date: new Date(date), author: [author] });
  }
  return feed.atom1();
}
