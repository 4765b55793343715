/** Texts of the chat, apart from its answers. Separate from `site.ts` so that they load with the chat. */
export const chatWords = {
  /** Language of these texts unless they set their own. */
  lang: 'en',
  botName: (owner: string) => `${owner} Bot`,
  invitation: { text: (owner: string) => `Tanya apa saja seputar ${owner}`, lang: 'id' },
  begin: { text: (bot: string) => `Mulai chat dengan ${bot}...`, lang: 'id' },
  starters: 'Suggested questions',
  withModel: 'Answers come from AI by Google and can be wrong. Please write nothing private.',
  withoutModel: 'Answers come from this site’s own content.',
  /** In development only. */
  addModel: 'Site owner: add a Gemini API key for a language model.',
  withoutScript: {
    text: (owner: string) => `The chat needs JavaScript. You can reach ${owner} by`,
    or: 'or',
    ways: { email: 'email', WhatsApp: 'WhatsApp', phone: 'phone', chat: 'chat' },
  },

  question: (bot: string) => `Your question for ${bot}`,
  placeholder: { text: 'Ketik pesan Anda...', lang: 'id' },
  send: 'Send',
  stop: 'Stop',
  stopTitle: 'Stop (Escape)',
  ofCharacters: (most: string) => `of ${most} characters`,
  tooLong: 'Too long to send. Shorten your question.',

  conversation: (bot: string) => `Conversation with ${bot}`,
  newest: 'Jump to latest',
  you: 'You',
  isWriting: 'is typing',
  stopped: 'Stopped.',
  retry: 'Retry',
  copy: 'Copy answer',
  copied: 'Copied.',
  notCopied: 'Couldn’t copy. Select the text and copy it instead.',
  /** Announced after the first part of a long answer. */
  restInLog: 'The full answer is in the conversation.',
  table: 'Table',
  code: 'Code',
  newTab: '(opens in a new tab)',

  sendConversation: (owner: string) => `Send this conversation to ${owner}`,
  /** The visitor, in a conversation sent to the owner. */
  me: 'Me',

  /** The search, which offers the chat when it finds nothing. */
  search: {
    label: 'Search this site',
    placeholder: 'Projects, tools, sections',
    close: 'Close search',
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    none: (query: string) => `No results for “${query}”.`,
    ask: (bot: string) => `Ask ${bot}`,
    kinds: {
      section: 'Section', note: 'Note', tool: 'Tool', certificate: 'Certificate', language: 'Language', document: 'File', contact: 'Contact', profile: 'Profile', action: 'Action', question: 'Question for the chat',
    },
    ways: { email: 'Email', WhatsApp: 'WhatsApp', phone: 'Phone', chat: 'Chat' },
    card: 'Contact card',
    theme: { title: 'Change the theme', words: 'dark light mode appearance' },
    slashKey: 'Open the search with the / key',
  },

  error: (text: string) => `Error: ${text}`,
  fromSite: 'Here’s what this site says:',
  fromNowOn: 'From here on, answers come from this site’s own content.',
  quotaWait: (time: string) => `Too many questions right now. Try again in ${time}.`,
  failures: {
    offline: 'You’re offline. Retry when you’re back online.',
    unreachable: 'Can’t reach the chat service. Your network or a browser extension may be blocking it.',
    'invalid-key': 'AI answers are unavailable right now.',
    'key-refused': 'AI answers are unavailable right now.',
    region: 'AI answers aren’t available in your country.',
    'model-retired': 'AI answers are unavailable right now.',
    quota: 'The chat has reached its usage limit. Try again later.',
    'daily-quota': 'The chat has reached its daily limit. Try again tomorrow.',
    overloaded: 'The chat is busy. Try again in a moment.',
    server: 'The chat service is having problems. Try again in a moment.',
    rejected: 'The chat didn’t accept this question. Try rephrasing it.',
    blocked: 'A safety filter blocked this answer. Try rephrasing your question.',
    empty: 'The answer came back empty. Try again.',
    'cut-short': 'The answer was cut off.',
    'too-long': 'The answer is too long. Only the first 20,000 characters are shown.',
    stalled: 'The chat stopped responding. Try again.',
    malformed: 'The answer couldn’t be read. If your network has a sign-in page, sign in and try again.',
    'chunk-load': 'Part of the chat didn’t load. Try again, or reload the page.',
  },
};

export type ChatWords = typeof chatWords;
