import { words } from '#content/words/site.ts';
import { ResultRow } from '#ui/result-row.tsx';
import { site } from './answer.ts';

type Props = { ids: readonly string[]; onAsk: (question: string) => void };

/** Rows of an answer, as list items. */
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
