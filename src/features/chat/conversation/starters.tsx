import { chatWords } from '#content/words-chat.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';

type Props = { knowledge: Knowledge; botName: string; onPick: (question: string) => void };

/** The suggested questions of an empty chat. */
export function Starters({ knowledge, botName, onPick }: Props) {
  return (
    <div className="chat-empty">
      <p lang={chatWords.begin.lang} className="chat-begin">
        {chatWords.begin.text(botName)}
      </p>
      <ul aria-label={chatWords.starters} className="needs-script chat-starters">
        {knowledge.bot.starters.map(({ text, lang }) => (
          <li key={text}>
            <button
              type="button"
              lang={lang}
              dir="auto"
              className="chat-starter"
              onClick={() => onPick(text)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
