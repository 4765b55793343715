import { Mail } from 'lucide-react';
import { Suspense } from 'react';
import { useChat } from '#features/chat/conversation/use-chat.ts';
import { Reply } from '#features/chat/reply/reply.tsx';
import type { SiteAnswer } from '#lib/site-answer.ts';

export function SiteAnswerView({ answer, question }: { answer: SiteAnswer; question: string }) {
  const { text, lang, results, ask } = answer;
  const { onWrite } = useChat();
  return (
    <div lang={lang}>
      <Reply markdown={text} isWhole />
      <ResultList ids={results} />
      {ask && onWrite && (
        <button type="button" className="chat-action mt-2 text-start" onClick={() => onWrite(question)}>
          <Mail size={18} aria-hidden />
          {ask}
        </button>
      )}
    </div>
  );
}

export function ResultList({ ids }: { ids: readonly string[] }) {
  const { Results, onAsk } = useChat();
  if (ids.length === 0) return null;
  return (
    <ul className="chat-results">
      <Suspense>
        <Results ids={ids} onAsk={onAsk} />
      </Suspense>
    </ul>
  );
}
