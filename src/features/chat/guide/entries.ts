import type { Guide, GuideLanguage } from '#content/guide-types.ts';

/** An answer of the content, in all of its languages. */
export type Entry = {
  id: string;
  asks: { lang: string; text: string }[];
  say: Record<string, string>;
  otherwise: Record<string, string>;
};

/** Reads the texts of the content, whose form `guide-types.ts` describes. */
export function readEntries(
  languages: Guide['languages'],
  part: keyof GuideLanguage & ('answers' | 'fixed'),
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [lang, language] of Object.entries(languages)) {
    for (const [id, text] of Object.entries(language[part] ?? {})) {
      const entry = entries.get(id) ?? { id, asks: [], say: {}, otherwise: {} };
      entries.set(id, entry);
      const lines = text.split('\n').map((line) => line.trim());
      const after = (mark: string) =>
        lines.flatMap((line) => (line.startsWith(mark) ? line.slice(1).trim() : [])).join('\n\n');
      const asks = lines.filter((line) => line && !line.startsWith('>') && !line.startsWith('!'));
      entry.asks.push(...asks.flatMap((line) => line.split('|').map((ask) => ({ lang, text: ask.trim() }))));
      if (after('>')) entry.say[lang] = after('>');
      if (after('!')) entry.otherwise[lang] = after('!');
    }
  }
  return [...entries.values()];
}
