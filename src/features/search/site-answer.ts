import { commaOf } from '#content/assemble/direction-of.ts';
import { fill, link, plain } from './facts.ts';
import type { Site } from './site.ts';
import { idOf } from './site-data.ts';

/** An answer from the site's own content, as JSON: the chat stores and carries it. */
export type SiteAnswer = {
  /** Markdown, without the results. */
  text: string;
  lang: string;
  /** Text and results as Markdown, to be copied, sent and read out. */
  markdown: string;
  /** Ids of the rows below the text, for `Results`. */
  results: readonly string[];
  /** Nothing is left to ask. Otherwise a button labeled `ask` hands the question to the owner. */
  isWhole: boolean;
  ask: string;
  /** About distress, violence or abuse, or about people and not the site: no button, suggestion or cheer goes with it. */
  isSerious: boolean;
  /** The projects just shown, such as `mobile/5`, in order: the context of the next question. */
  shown: readonly string[];
};

export function say(site: Site, lang: string, text: string, more: Partial<SiteAnswer> = {}): SiteAnswer {
  const { byId, owner, projects, languageOf } = site;
  const { results = [] } = more;
  const lines = results.flatMap((id) => {
    const { title, note, to, href = '' } = byId.get(id) ?? {};
    return title ? `- ${link(title, to ?? href)}${commaOf(lang)}${plain(note)}` : [];
  });
  return {
    text,
    lang,
    markdown: [text, lines.join('\n')].filter(Boolean).join('\n\n'),
    results,
    isWhole: true,
    ask: fill(languageOf(lang).frame.ask, { name: plain(owner.name) }),
    isSerious: false,
    shown: results.filter((id) => projects.some((project) => idOf(project) === id)),
    ...more,
  };
}
