import { Mail } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { owner } from '#content/owner.ts';
import { chatWords } from '#content/words/chat.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { useStore } from '#lib/create-store.ts';
import { geminiSettings } from '#lib/env.ts';
import { assetPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading, Lead } from '#ui/heading.tsx';
import { isComposing } from '#ui/keyboard.ts';
import { botName, conversationText } from './answer-text.ts';
import { ChatContext } from './chat-context.ts';
import { ChatLog } from './chat-log.tsx';
import { type Conversation, loadAhead, conversation as visit } from './conversation.ts';
import { usesModel } from './exchange.ts';
import { QuestionForm } from './question-form.tsx';
import { useFollow } from './use-follow.ts';

type Props = { onWrite?: ((text: string) => void) | undefined; conversation?: Conversation };

export function Chat({ onWrite, conversation = visit }: Props) {
  const exchanges = useStore(conversation);
  const follow = useFollow();
  const isAnswering = exchanges.some(({ answer }) => answer.status === 'awaited');
  const last = exchanges.at(-1)?.answer;
  const hasAnswer = exchanges.some(({ answer }) => answer.status === 'complete');

  const { log } = follow;
  const context = useMemo(() => {
    const ask = (question: string) => {
      log.current?.scrollIntoView({ block: 'nearest' });
      conversation.ask(question);
    };
    // Unlike the input, the log opens no on-screen keyboard.
    const focusLog = () => log.current?.focus({ preventScroll: true });
    const askPressed = (question: string) => {
      focusLog();
      ask(question);
    };
    const keepFocus = (button: HTMLElement | null) => () => {
      if (button === document.activeElement) focusLog();
    };
    return { conversation, ask, askPressed, onWrite, keepFocus };
  }, [conversation, onWrite, log]);

  return (
    <ChatContext value={context}>
      <div id="chat" className="band">
        <div className="wrap flex flex-col items-center text-center" data-aos="fade-up">
          <img
            className="size-14 rounded-full drop-shadow-[0_10px_14px_rgb(90_55_5/0.28)] sm:size-22"
            src={assetPath('coin.svg')}
            alt=""
            width={88}
            height={88}
            loading="lazy"
          />
          <Heading level={2} id="chat-heading" className="mt-3 sm:mt-5">
            {botName}
          </Heading>
          <Lead lang={chatWords.invitation.lang}>{chatWords.invitation.text(owner.name)}</Lead>

          <Card
            // Without this, scroll anchoring would move the page when the log changes.
            className="mt-5 w-full sm:mt-9 max-w-199 text-start [overflow-anchor:none]"
            onFocus={loadAhead}
            onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && conversation.stop()}
          >
            {!geminiSettings() && (
              <p role="note" className={bannerClass}>
                {chatWords.withoutModel} {import.meta.env.DEV && chatWords.addModel}
              </p>
            )}
            <NoScript />
            <ChatLog exchanges={exchanges} isAnswering={isAnswering} follow={follow} />
            <QuestionForm isAnswering={isAnswering} />
            {geminiSettings() && (
              <p
                id="chat-notice"
                role="note"
                className="px-6 pb-3 text-center text-xs text-balance text-muted"
              >
                {usesModel(exchanges) ? chatWords.withModel : chatWords.withoutModel}
              </p>
            )}
            <Announcer conversation={conversation} />
          </Card>

          {hasAnswer && !last?.fromSite?.isSerious && onWrite && (
            <Button
              look="quiet"
              size="small"
              icon={<Mail size={18} />}
              className="mt-4"
              onClick={() => onWrite(conversationText(conversation.get()))}
            >
              {chatWords.sendConversation(owner.name)}
            </Button>
          )}
        </div>
      </div>
    </ChatContext>
  );
}

const bannerClass =
  'border-b border-line bg-gold-soft px-4 py-2 text-center text-sm leading-snug text-balance sm:px-6';

export function NoScript() {
  const { text, or, ways } = chatWords.withoutScript;
  return (
    <p className={`script:hidden ${bannerClass}`}>
      {text(owner.name)}{' '}
      {contactWays(owner).map(({ kind, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ` ${or} `}
          <a href={href} className="font-bold text-primary-strong underline underline-offset-3">
            {ways[kind]}
          </a>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** The live region that announces each answer once, when it is complete. */
function Announcer({ conversation: { spoken } }: { conversation: Conversation }) {
  const { turn, text } = useStore(spoken);
  return (
    <div role="status" className="sr-only">
      {/* A new key makes screen readers announce repeated text again. A column one pixel wide would be slow to lay out. */}
      <p key={turn} className="w-lg">
        {text}
      </p>
    </div>
  );
}
