import { words } from '#content/words/site.ts';
import { createSite } from '#features/search/create-site.ts';
import { ResultRow } from '#ui/result-row.tsx';
import { siteData } from './site-data.ts';
import { siteItems } from './site-items.ts';

/** The search and the answers of this site: one chunk, loaded when somebody searches or asks. */
export const site = createSite(siteData, siteItems(siteData));

type Props = { ids: readonly string[]; onAsk: (question: string) => void };

/** Results below an answer of the chat. */
export function Results({ ids, onAsk }: Props) {
  const items = ids.flatMap((id) => site.item(id) ?? []);
  return items.map((item) => (
    <li key={item.id}>
      <ResultRow
        result={item}
        lang={words.lang}
        {...(item.kind === 'question' && {
          onPick: (event) => {
            event.preventDefault();
            onAsk(item.title);
          },
        })}
      />
    </li>
  ));
}
