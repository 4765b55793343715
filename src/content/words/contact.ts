/** Texts of the contact section. Separate from `site.ts` so that they load with the form. */

const characters = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`;

const tooMany = 'Too many messages right now.';
const onlyMe = 'I need to fix this on my side. Please reach me another way.';

export const contactWords = {
  /** Language of numbers and durations. */
  lang: 'en',
  heading: 'Contact',
  text: 'Have a message? You can send me a message using the form below.',
  withoutScript: 'This form needs JavaScript. Please contact me directly instead.',
  ways: { email: 'Email', WhatsApp: 'WhatsApp', phone: 'Phone', chat: 'Chat' },
  addressBook: 'Contact card',
  saveContact: 'Save as vCard',
  saveCv: 'Save as PDF',
  /** Email subjects. */
  subject: 'Hello from your website',
  subjectFrom: (name: string) => `Message from ${name || 'your website'}`,

  form: 'Contact',
  fields: { name: 'Name', email: 'Email', message: 'Message' },
  /** Label of a hidden field that only bots fill in. */
  trap: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending…',
  sendingSpoken: 'Sending your message',
  toTelegram: 'Your message goes straight to my Telegram. This site doesn’t store it.',
  toOtherWays: 'Next, choose how to send your message.',
  left: (count: number) => `${characters(count)} left`,
  excess: (count: number) => `${characters(count)} over the limit`,

  missing: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    message: 'Enter a message.',
  },
  noAddress: 'Enter a full email address, like name@example.com.',
  tooLong: {
    name: (most: number) => `Name must be ${most} characters or fewer.`,
    email: (most: number) => `Email address must be ${most} characters or fewer.`,
    message: (excess: number) => `Shorten your message by ${characters(excess)}.`,
  },

  /** Results of sending. */
  toast: 'Success Sending Message',
  stillThere: (title: string) => `${title} Your message is still in the form.`,
  mayHaveArrived: (title: string) => `${title} Your message may have arrived; it’s still in the form.`,
  delivered: {
    title: 'Message sent.',
    advice: 'Thank you. I’ll reply to the email address you gave.',
  },
  waiting: { title: tooMany, advice: (time: string) => `Try again in ${time}.` },
  /** The same message was sent before. */
  asking: {
    delivered: {
      title: 'You already sent this message.',
      advice: 'To send it a second time, press “Send again”.',
    },
    uncertain: {
      title: 'This message may already have arrived.',
      advice: 'To send it anyway, press “Send again”. I may get it twice.',
    },
  },
  sendAgain: 'Send again',
  openPage: 'Open this page',
  /** Without a messaging service. */
  choosing: { title: 'Your message is ready.', advice: 'Choose how to send it.' },
  uncertain: {
    timeout: {
      title: 'The message service didn’t respond in time.',
      advice: 'Your message may still have arrived. If you send it again, you’ll be asked to confirm.',
    },
    'no-answer': {
      title: 'The message service didn’t respond.',
      advice: 'Your network or a browser extension may be blocking it, or your message arrived but the response was lost. If you send it again, you’ll be asked to confirm.',
    },
  },
  failed: {
    framed: {
      title: 'This page is shown inside another site.',
      advice: 'For your safety, the form doesn’t send from there. Open the page itself, or send your message another way.',
    },
    offline: { title: 'You’re offline.', advice: 'Send your message again when you’re back online.' },
    blocked: { title: 'This page can’t reach the message service.', advice: onlyMe },
    rejected: {
      title: 'The message service didn’t accept your message.',
      advice: 'Retrying probably won’t help. Send it another way.',
    },
    settings: { title: 'This form isn’t set up correctly.', advice: onlyMe },
    'too-long': {
      title: 'Your message is too long to send.',
      advice: 'Shorten it, or send it another way.',
    },
    'rate-limited': { title: tooMany, advice: 'You can try again now.' },
    server: {
      title: 'The message service is having problems.',
      advice: 'Try again in a few minutes.',
    },
    'chunk-load': {
      title: 'Part of this page didn’t load.',
      advice: 'Check your connection and send your message again. If that doesn’t help, copy it and reload the page.',
    },
    unexpected: { title: 'Your message wasn’t sent.', advice: 'Try again, or send it another way.' },
  },

  /** Other ways to send the message. */
  copy: 'Copy message',
  copied: 'Copied',
  notCopied: 'Your browser blocked copying. Select the text above and copy it instead.',
  tooLongFor: {
    email: 'Your message is too long for an email link. Copy it, then paste it into the email.',
    any: 'Your message is too long for a link. Copy it, then paste it into the chat.',
  },
};

export type ContactWords = typeof contactWords;
