import { Mail } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { chatWords } from '#content/words-chat.ts';
import { geminiSettings } from '#lib/env.ts';
import { assetPath } from '#lib/paths.ts';
import { Announcer } from './conversation/announcer.tsx';
import { ChatLog } from './conversation/chat-log.tsx';
import { loadGuide } from './conversation/conversation.ts';
import { conversationText } from './conversation/conversation-text.ts';
import { QuestionForm } from './conversation/question-form.tsx';
import { ConversationContext, useHasAnswer } from './conversation/use-chat.ts';
import { useFollow } from './conversation/use-follow.ts';
import type { Knowledge } from './knowledge.ts';
import { NoScript } from './no-script.tsx';
import './chat.css';

type Props = {
  knowledge: Knowledge;
  /** Puts a text for the owner into the contact form. */
  onWrite?: (text: string) => void;
};

export function Chat({ knowledge, onWrite }: Props) {
  const { get, ask, stop } = useContext(ConversationContext);
  const { owner } = knowledge;
  const botName = chatWords.botName(owner.name);
  const card = useRef<HTMLDivElement>(null);
  const follow = useFollow();
  const hasAnswer = useHasAnswer();

  useEffect(() => {
    const element = card.current;
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    element?.addEventListener('keydown', stopOnEscape);
    return () => element?.removeEventListener('keydown', stopOnEscape);
  }, [stop]);

  // The first question loads it again and shows a failure. With a model, the guide loads only when the model fails.
  useEffect(() => {
    if (geminiSettings()) return;
    // Making the guide is a long task: only for visitors who are about to ask.
    const focused = new Promise((resolve) =>
      card.current?.addEventListener('focusin', resolve, { once: true }),
    );
    Promise.all([loadGuide(), focused])
      .then(([{ siteGuide }]) => siteGuide(knowledge))
      .catch(() => {});
  }, [knowledge]);

  /** The pressed button may disappear. Focusing the log, unlike the input, opens no on-screen keyboard. */
  function focusLog() {
    follow.log.current?.focus({ preventScroll: true });
  }

  function askQuestion(question: string) {
    follow.log.current?.scrollIntoView({ block: 'nearest' });
    ask(question, knowledge);
  }

  return (
    <div id="chat" className="band">
      <div className="wrap flex flex-col items-center text-center" data-aos="fade-up">
        <img
          src={assetPath('coin.svg')}
          alt=""
          width={88}
          height={88}
          loading="lazy"
          className="chat-avatar"
        />
        <h2 id="chat-heading" className="h2 mt-5" tabIndex={-1}>
          {botName}
        </h2>
        <p className="sub" lang={chatWords.invitation.lang}>
          {chatWords.invitation.text(owner.name)}
        </p>

        <div ref={card} className="chat-card">
          {!geminiSettings() && <OwnContentBanner />}
          <NoScript owner={owner} />
          <ChatLog
            knowledge={knowledge}
            botName={botName}
            follow={follow}
            onPick={(question) => {
              focusLog();
              askQuestion(question);
            }}
            onWrite={onWrite}
            focusLog={focusLog}
          />
          <QuestionForm botName={botName} onAsk={askQuestion} focusLog={focusLog} />
          <Announcer />
        </div>

        {hasAnswer && onWrite && (
          <button
            type="button"
            className="chat-action mt-4"
            onClick={() => onWrite(conversationText(get(), botName))}
          >
            <Mail size={18} aria-hidden />
            {chatWords.sendConversation(owner.name)}
          </button>
        )}
      </div>
    </div>
  );
}

function OwnContentBanner() {
  return (
    <p role="note" className="chat-banner">
      {chatWords.withoutModel} {import.meta.env.DEV && chatWords.addModel}
    </p>
  );
}
