import { Mail } from 'lucide-react';
import { Fragment, lazy, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Owner } from '#content/schema/owner.ts';
import { chatWords } from '#content/words/chat.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { geminiSettings } from '#lib/env.ts';
import { assetPath } from '#lib/paths.ts';
import { loadGemini } from '#services/gemini.ts';
import { ChatContext, type ChatSite } from './chat-site.ts';
import { conversationText } from './conversation/answer-text.ts';
import { ConversationContext, useConversation } from './conversation/use-chat.ts';
import { QuestionForm } from './field/question-form.tsx';
import { ChatLog } from './log/chat-log.tsx';
import { useFollow } from './log/use-follow.ts';
import { loadMarkdown } from './reply/markdown.ts';

type Props = {
  owner: Owner;
  starters: readonly string[];
  site: ChatSite;
  onWrite?: ((text: string) => void) | undefined;
};

export function Chat({ owner, starters, site, onWrite }: Props) {
  const { get, ask, stop } = useContext(ConversationContext);
  const { botName } = site;
  const follow = useFollow();
  const hasAnswer = useConversation((all) => all.some(({ answer }) => answer.status === 'complete'));

  // The first question loads it again and shows a failure.
  function loadAhead() {
    const answering = geminiSettings() ? loadGemini() : site.load();
    Promise.all([loadMarkdown(), answering]).catch(() => {});
  }

  const { log } = follow;
  const context = useMemo(() => {
    // Unlike the input, the log opens no on-screen keyboard.
    const focusLog = () => log.current?.focus({ preventScroll: true });
    const send = (question: string) => {
      log.current?.scrollIntoView({ block: 'nearest' });
      ask(question, site);
    };
    const onAsk = (question: string) => {
      focusLog();
      send(question);
    };
    const Results = lazy(async () => ({ default: (await site.load()).Results }));
    return { site, Results, starters, send, onAsk, onWrite, focusLog };
  }, [site, starters, onWrite, ask, log]);

  return (
    <ChatContext value={context}>
      <div id="chat" className="band">
        <div className="wrap flex flex-col items-center text-center" data-aos="fade-up">
          <img
            className="chat-avatar"
            src={assetPath('coin.svg')}
            alt=""
            width={88}
            height={88}
            loading="lazy"
          />
          <h2 id="chat-heading" className="h2 mt-3 sm:mt-5" tabIndex={-1}>
            {botName}
          </h2>
          <p className="sub" lang={chatWords.invitation.lang}>
            {chatWords.invitation.text(owner.name)}
          </p>

          {/* biome-ignore lint/a11y/noStaticElementInteractions: events of the field and the buttons inside. */}
          <div className="chat-card" onFocus={loadAhead} onKeyDown={({ key }) => key === 'Escape' && stop()}>
            {!geminiSettings() && (
              <p role="note" className="chat-banner">
                {chatWords.withoutModel} {import.meta.env.DEV && chatWords.addModel}
              </p>
            )}
            <NoScript owner={owner} />
            <ChatLog follow={follow} />
            <QuestionForm />
            {geminiSettings() && (
              <p id="chat-notice" role="note" className="chat-notice">
                {chatWords.withModel}
              </p>
            )}
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
    </ChatContext>
  );
}

export function NoScript({ owner }: { owner: Owner }) {
  const { text, or, ways } = chatWords.withoutScript;
  return (
    <p className="without-script chat-banner">
      {text(owner.name)}{' '}
      {contactWays(owner).map(({ kind, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ` ${or} `}
          <a href={href}>{ways[kind]}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** The live region that announces each answer once, when it is complete. */
function Announcer() {
  const { spoken } = useContext(ConversationContext);
  const { turn, text } = useSyncExternalStore(spoken.subscribe, spoken.get, () => spoken.initial);
  return (
    <div id="chat-announcer" role="status" className="sr-only">
      {/* The key makes repeated text announced again. A column one pixel wide would be slow to lay out. */}
      <p key={turn} className="w-lg">
        {text}
      </p>
    </div>
  );
}
