/**
 * The words around the chat, like those in `words.ts`; what the bot says by itself comes from `bot.ts` and the other
 * records. A file of its own, as nobody needs them who does not come near the chat.
 */
export const chatWords = {
  /** The language of all that does not name another. */
  lang: 'en',
  botName: (owner: string) => `${owner} Bot`,
  invitation: { text: (owner: string) => `Tanya apa saja seputar ${owner}`, lang: 'id' }, // sample
  begin: { text: (bot: string) => `Mulai chat dengan ${bot}...`, lang: 'id' }, // sample
  starters: 'Questions to begin with',
  withoutModel: 'Answers come from this site’s own content. Site owner: add a Gemini API key for a language model.',
  withoutScript: {
    text: (owner: string) => `The chat needs JavaScript. You can reach ${owner} by`,
    or: 'or',
    ways: { email: 'email', WhatsApp: 'WhatsApp', phone: 'phone', chat: 'chat' },
  },

  question: (bot: string) => `Your question for ${bot}`,
  placeholder: { text: 'Ketik pesan Anda...', lang: 'id' }, // sample
  send: 'Send',
  stop: 'Stop',
  stopTitle: 'Stop (Escape)',
  ofCharacters: (most: string) => `of ${most} characters`,
  tooLong: 'Too long to send. Please shorten your question.',

  conversation: (bot: string) => `Conversation with ${bot}`,
  newest: 'Newest',
  you: 'You',
  isWriting: 'is writing',
  stopped: 'Stopped.',
  retry: 'Retry',
  copy: 'Copy this answer',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying.',
  /** After the beginning of a long answer has been read aloud. */
  restIsThere: 'The rest of this answer is in the conversation.',
  table: 'Table',
  code: 'Code',
  newTab: '(opens in a new tab)',

  sendConversation: (owner: string) => `Send this conversation to ${owner}`,
  /** In a conversation that is sent, before what the visitor has said. */
  me: 'Me',

  /** When a question was not answered. */
  error: (text: string) => `Error: ${text}`,
  fromSite: 'Meanwhile, from what this site says:',
  fromNowOn: 'From here on, answers come from this site’s own content.',
  quotaWait: (time: string) => `Many questions came in at once. Please try again in ${time}.`,
  failures: {
    offline: 'You are offline. Your question is kept; try again once you are connected.',
    unreachable: 'The language model cannot be reached. A filter in your network or browser may block it.',
    'invalid-key': 'The language model does not let this site in at the moment.',
    'key-refused': 'The language model does not let this site in at the moment.',
    region: 'The language model is not offered in your country.',
    'model-retired': 'The language model is no longer there.',
    quota: 'The language model has answered all the questions it may for now.',
    'daily-quota': 'The language model has answered all the questions it may for today.',
    overloaded: 'The language model is overloaded. Please try again in a moment.',
    server: 'The service behind the chat has a problem of its own. Please try again in a moment.',
    rejected: 'The language model did not accept this question. Please put it another way.',
    blocked: 'The safety rules of the language model stopped this answer. Please put the question another way.',
    empty: 'The language model answered with nothing. Please try again.',
    'cut-short': 'The answer was cut short.',
    'too-long': 'The answer was longer than 100,000 characters. It is shown up to there.',
    stalled: 'The language model has gone silent. Please try again.',
    malformed: 'The answer came in a form that cannot be read. A sign-in page of your network may be in the way.',
    'chunk-load': 'A part of the chat could not be loaded. Please try again, or reload the page if that does not help.',
    stopped: 'Stopped.',
  },
};
