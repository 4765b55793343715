const texts = import.meta.glob<string>(['#content/notes/*.md', '!#content/notes/*.*.md'], {
  import: 'default',
  query: '?text',
});

const loading: Record<string, Promise<string | undefined>> = {};

/** The HTML of a note from its chunk; `undefined` if that cannot be loaded. Returns the same promise each time, for `use`. */
export function noteText(file: string): Promise<string | undefined> {
  loading[file] ??= Promise.resolve(texts[file]?.()).catch(() => undefined);
  return loading[file];
}
