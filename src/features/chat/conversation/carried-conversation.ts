import { appendReply, emptyReply } from '#features/chat/reply/reply-text.ts';
import type { Answer, ChatState } from './chat-reducer.ts';

/** A conversation as JSON can hold it: replies as the Markdown that they came from. */
export function packed(state: ChatState) {
  if (state.length === 0) return undefined;
  return state.map(({ question, language, answer }) => ({
    question,
    language,
    ...answer,
    text: answer.text.markdown,
    fromSite: answer.status === 'failed' ? answer.fromSite?.markdown : undefined,
  }));
}

/** The same conversation again. It needs the parser of Markdown to be loaded. */
export function unpacked(exchanges: NonNullable<ReturnType<typeof packed>>): ChatState {
  return exchanges.map(({ question, language, text, fromSite, ...answer }, id) => ({
    id,
    question,
    ...(language && { language }),
    answer: {
      ...answer,
      text: appendReply(emptyReply, text),
      ...(fromSite !== undefined && { fromSite: appendReply(emptyReply, fromSite) }),
    } as Answer,
  }));
}
