import { words } from '#content/words/site.ts';
import { ResultRow } from '#ui/result-row.tsx';
import { siteData } from './site-data.ts';
import { index } from './site-index.ts';
import { questionOf } from './site-items.ts';

/** `lang`: of the answer, in which questions show; other results show in the language of the page. */
type Props = { ids: readonly string[]; lang?: string | undefined; onAsk: (question: string) => void };

/** Rows of an answer, as list items. */
export function Results({ ids, lang = words.lang, onAsk }: Props) {
  const items = ids.flatMap((id) => index.byId.get(id) ?? []);
  return items.map((item) => {
    const title = item.kind === 'question' ? questionOf(siteData, item.id.slice(4), lang) : item.title;
    return (
      <li key={item.id}>
        <ResultRow
          result={{ ...item, title, ...(item.kind === 'question' && { lang }) }}
          lang={words.lang}
          {...(item.kind === 'question' && {
            onPick: (event) => {
              event.preventDefault();
              onAsk(title);
            },
          })}
        />
      </li>
    );
  });
}
