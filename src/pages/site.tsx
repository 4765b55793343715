import { words } from '#content/words/site.ts';
import { createAnswers } from '#features/search/answers.ts';
import { createSiteIndex } from '#features/search/site-index.ts';
import { createVocabulary } from '#features/search/vocabulary.ts';
import { ResultRow } from '#ui/result-row.tsx';
import { siteData } from './site-data.ts';
import { siteItems } from './site-items.ts';

const vocabulary = createVocabulary(siteData.faq);
const index = createSiteIndex(siteItems(siteData), vocabulary);

/** The search and the answers of this site: one chunk, loaded when somebody searches or asks. */
export const site = {
  find: index.find,
  answer: createAnswers(siteData, index, vocabulary),
  item: (id: string) => index.byId.get(id),
};

type Props = { ids: readonly string[]; onAsk: (question: string) => void };

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
