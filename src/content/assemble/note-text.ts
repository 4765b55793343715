const texts = import.meta.glob<string>(['#content/notes/*.md', '!#content/notes/*.*.md'], {
  import: 'default',
  query: '?text',
});

/** The HTML of a note, which has a chunk of its own. */
export async function noteText(file: string): Promise<string> {
  return (await texts[file]?.()) ?? '';
}
