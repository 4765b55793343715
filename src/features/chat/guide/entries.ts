import type { Guide } from '#content/guide-types.ts';

/** An answer of the content, in all of its languages. */
export type Entry = {
  id: string;
  asks: { lang: string; text: string }[];
  say: Record<string, string>;
  otherwise: Record<string, string>;
};

/** Reads the texts of the content, whose form `guide-types.ts` describes. */
export function readEntries(languages: Guide['languages'], part: 'answers' | 'fixed'): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [lang, language] of Object.entries(languages)) {
    for (const [id, text] of Object.entries(language[part] ?? {})) {
      const entry = entries.get(id) ?? { id, asks: [], say: {}, otherwise: {} };
      const of = { '>': [] as string[], '!': [] as string[] };
      for (const line of text.split('\n').map((one) => one.trim())) {
        const mark = line.at(0);
        if (mark === '>' || mark === '!') of[mark].push(line.slice(1).trim());
        else entry.asks.push(...line.split('|').map((ask) => ({ lang, text: ask.trim() })));
      }
      if (of['>'].length > 0) entry.say[lang] = of['>'].join('\n\n');
      if (of['!'].length > 0) entry.otherwise[lang] = of['!'].join('\n\n');
      entries.set(id, entry);
    }
  }
  return [...entries.values()];
}
