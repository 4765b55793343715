import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { copyText } from '#lib/copy-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useChat } from './chat-context.ts';

export function CopyAnswer({ text }: { text: string }) {
  const { conversation } = useChat();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    const hasCopied = await copyText(text);
    setIsCopied(hasCopied);
    conversation.announce(hasCopied ? chatWords.copied : chatWords.notCopied);
  }

  return (
    <IconButton
      look="plain"
      lang={chatWords.lang}
      label={chatWords.copy}
      icon={isCopied ? <Check size={18} /> : <Copy size={18} />}
      onClick={copy}
    />
  );
}
