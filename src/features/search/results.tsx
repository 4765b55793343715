import { words } from '#content/words/site.ts';
import { ResultRow } from '#ui/result-row.tsx';
import { site } from './site.ts';
import { questionOf } from './site-items.ts';

/** `lang`: of the answer, in which questions show; other results show in the language of the page. */
type Props = { ids: readonly string[]; lang?: string | undefined; onAsk: (question: string) => void };

/** Rows of an answer, as list items. */
export function Results({ ids, lang = words.lang, onAsk }: Props) {
  return ids.map((id) => {
    const item = site.byId.get(id);
    if (!item) return null;
    const question = item.kind === 'question' && questionOf(site, id.slice(4), lang);
    return (
      <li key={id}>
        <ResultRow
          result={question ? { ...item, title: question, lang } : item}
          lang={words.lang}
          {...(question && {
            onPick: (event) => {
              event.preventDefault();
              onAsk(question);
            },
          })}
        />
      </li>
    );
  });
}
