import { Check, Copy } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { ConversationContext } from '#features/chat/conversation/use-chat.ts';
import { copyText } from '#lib/copy-text.ts';

export function CopyAnswer({ text }: { text: string }) {
  const { announce } = useContext(ConversationContext);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    const hasCopied = await copyText(text);
    setIsCopied(hasCopied);
    announce(hasCopied ? chatWords.copied : chatWords.notCopied);
  }

  return (
    <button type="button" lang={chatWords.lang} className="chat-copy" title={chatWords.copy} onClick={copy}>
      {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
      <span className="sr-only">{chatWords.copy}</span>
    </button>
  );
}
