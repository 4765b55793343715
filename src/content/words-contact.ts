/** The words of the contact form, like those in `words.ts`, and a file of its own like those of the chat. */

const characters = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`;

const tooMany = 'Too many messages are arriving at the moment.';
const onlyMe = 'Only I can put that right, so please tell me about it another way.';

export const contactWords = {
  /** The language of numbers and times. */
  lang: 'en',
  heading: 'Contact',
  text: 'Have a message? You can send me a message using the form below.',
  withoutScript: 'The form needs JavaScript. Please write to me directly instead.',
  ways: { email: 'Email', WhatsApp: 'WhatsApp', phone: 'Phone', chat: 'Chat' },
  addressBook: 'Address book',
  saveContact: 'Save my contact',
  saveCv: 'Save as PDF',
  /** The subject of an email to you, from a link and from the form. */
  subject: 'Hello from your website',
  subjectFrom: (name: string) => `Message from ${name || 'your website'}`,

  form: 'Contact',
  fields: { name: 'Name', email: 'Email', message: 'Message' },
  /** Nobody sees this one but programs. */
  trap: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending…',
  sendingSpoken: 'Sending your message',
  toTelegram: 'It goes straight to my Telegram. This site keeps no copy.',
  toOtherWays: 'Next, you choose how to send your message.',
  left: (count: number) => `${characters(count)} left`,
  excess: (count: number) => `${characters(count)} too many`,

  /** What is wrong with a field. */
  missing: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    message: 'Please write a message.',
  },
  noAddress: 'Please enter a full email address, such as name@example.com.',
  tooLong: {
    name: (most: number) => `Please shorten your name to ${most} characters.`,
    email: (most: number) => `Please use an address of at most ${most} characters.`,
    message: (excess: number) => `Please shorten your message by ${characters(excess)}.`,
  },

  /** What became of a message, and what to do now. */
  toast: 'Success Sending Message',
  stillThere: (title: string) => `${title} Your message is still in the form.`,
  mayHaveArrived: (title: string) => `${title} It may have arrived; it is still in the form.`,
  delivered: {
    title: 'Your message has been sent.',
    advice: 'Thank you. I will answer at the address you gave.',
  },
  waiting: { title: tooMany, advice: (time: string) => `You can send it again in ${time}.` },
  /** It went off before. */
  asking: {
    delivered: {
      title: 'You have sent me this very message already.',
      advice: 'Press “Send it again” below if I should get it a second time.',
    },
    uncertain: {
      title: 'This message may have reached me already.',
      advice: 'Press “Send it again” below to be sure. At worst I get it twice.',
    },
  },
  sendAgain: 'Send it again',
  uncertain: {
    timeout: {
      title: 'Telegram did not answer in time.',
      advice: 'Your message may have arrived all the same, so I ask before it is sent again.',
    },
    'no-answer': {
      title: 'No answer came from Telegram.',
      advice: 'Your network or a browser extension may be blocking it. Or the message arrived and only the answer was lost, so I ask before it is sent again.',
    },
  },
  failed: {
    'not-configured': {
      title: 'This form cannot deliver messages yet.',
      advice: 'Your message is ready. Send it another way.',
    },
    offline: { title: 'You are offline.', advice: 'Send your message again once you are connected.' },
    blocked: { title: 'This page is not allowed to reach Telegram.', advice: onlyMe },
    rejected: {
      title: 'Telegram did not accept the message.',
      advice: 'Trying again will hardly help. Another way will.',
    },
    settings: { title: 'This form is not set up correctly.', advice: onlyMe },
    'too-long': {
      title: 'The message is too long for Telegram.',
      advice: 'Shorten it, or send all of it another way.',
    },
    'rate-limited': { title: tooMany, advice: 'You can send it again now.' },
    server: {
      title: 'The service that delivers messages has a problem at the moment.',
      advice: 'Send your message again in a few minutes.',
    },
    'chunk-load': {
      title: 'A part of this page could not be loaded.',
      advice: 'Check your connection, then send your message again. If that fails too, copy it and reload the page.',
    },
    unexpected: { title: 'The message could not be sent.', advice: 'Send it again, or another way.' },
  },

  /** The same message by another way. */
  copy: 'Copy message',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. Select the text above instead.',
  tooLongFor: {
    email: 'Your message is too long for an email link: copy it first, then paste it there.',
    any: 'Your message is too long for a link: copy it first, then paste it there.',
  },
};
