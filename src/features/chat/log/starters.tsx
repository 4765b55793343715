import { chatWords } from '#content/words/chat.ts';
import { useChat, useConversation } from '#features/chat/conversation/use-chat.ts';

export function Starters() {
  const { site, starters } = useChat();
  return (
    <div className="chat-empty">
      <p lang={chatWords.begin.lang} className="chat-begin">
        {chatWords.begin.text(site.botName)}
      </p>
      <StarterList questions={starters} />
    </div>
  );
}

export function Suggestions({ id }: { id: number }) {
  const { starters } = useChat();
  const asked = useConversation((all) => (id === all.length - 1 ? all : undefined));
  const unasked = starters.filter((one) => asked?.every(({ question }) => question !== one));
  return unasked.length > 0 && <StarterList questions={unasked.slice(0, 2)} />;
}

function StarterList({ questions }: { questions: readonly string[] }) {
  const { onAsk } = useChat();
  return (
    <ul aria-label={chatWords.starters} className="needs-script chat-starters">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" dir="auto" className="chat-starter" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
