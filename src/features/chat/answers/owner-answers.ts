import type { InLanguages } from '#content/bot.ts';
import { sectionPath } from '#lib/paths.ts';
import { type Asked, alwaysBeside, tagOf } from './asked.ts';
import { link, plain } from './markdown-text.ts';
import { questionWords } from './question-words.ts';
import type { Piece } from './read-question.ts';

export function hello({ say, says, pieces }: Asked): string {
  const text = pieces.map((piece) => piece.text).join(' ');
  const salam = /alaikum|السلام/.test(text) ? [say('salam')] : [];
  const time = timesOfDay.find(({ words }) => words.test(text));
  const greeting = [...salam, ...(time ? [say(time.says)] : [])].join(' ') || say('welcome');
  return `${says('howAreYou') ? `${say('well')} ` : ''}${say('hello', { greeting })}`;
}

const timesOfDay = [
  { words: /pagi|enjing|morning/, says: 'morning' },
  { words: /siang|good day/, says: 'day' },
  { words: /sore|sonten|afternoon/, says: 'afternoon' },
  { words: /malam|dalu|evening/, says: 'evening' },
] as const;

/** "What are you made with?", not "what do you use?". */
export function howBotIsMade({ say, pieces }: Asked): string | undefined {
  const isMade = pieces.some(({ text }) => /^(made|built|dibuat|digawe|dibikin)/.test(text));
  return isMade && pieces[0]?.meaning !== 'owner' ? say('bot') : undefined;
}

/** The project that is this site itself: the one that the owner also calls "this website". */
export function aboutSite({ knowledge: { projects, bot }, say, tell, says }: Asked): string {
  const site = projects.find(({ kind, id }) =>
    bot.projects[`${kind}/${id}`]?.names.some((name) =>
      /^(this|web|website|situs) (ini|site|website)$/.test(name),
    ),
  );
  if (!site) return `${say('maker')} ${say('sections')}`;
  return says('repo') ? tell.address(site, 'repo') : `${say('maker')} ${tell.say('whole', site)}`;
}

export function profiles({ pieces, say }: Asked): string {
  return pieces
    .flatMap(({ profile }) => (profile ? [say('profile', { link: link(profile.name, profile.url) })] : []))
    .join(' ');
}

/** What is not understood beside "do you sell" or "service" is a thing that the shop does not list. */
export function sold({ pieces, say }: Asked): string {
  return say(
    pieces.every((piece) => ofShop.has(tagOf(piece)) && !isMaking.test(piece.text)) ? 'shop' : 'notSold',
  );
}

/** "Write it for me": what the shop checks it does not make. */
const isMaking = /^(di)?(bikin|buat)|^(make|write)|gaw[ei]/;

const ofShop: ReadonlySet<string> = new Set([
  ...alwaysBeside,
  ...'shop sell service list mine hire where how howMany help order price not study live'.split(' '),
]);

/** Of the form, of the chat, or of both where the question does not say. */
export function limits({ say, says }: Asked): string {
  if (says('form')) return say('limit');
  if (says('chat') || (says('you') && !says('message'))) return say('chatLimit');
  return `${say('limit')} ${say('chatLimit')}`;
}

/** Which languages the bot speaks; one that is not understood may be among the question's words. */
export function tongues({ say, pieces }: Asked): string | undefined {
  return pieces.filter((piece) => tagOf(piece) === '#word').length > 1 ? undefined : say('speak');
}

/** "Bikin aplikasi kasir berapa?" asks for a price, "berapa aplikasi yang dibuat?" for a number. */
export function answerPrice({ say, pieces }: Asked): string | undefined {
  return pieces[0]?.meaning === 'make' && pieces.at(-1)?.meaning === 'howMany' ? say('shop') : undefined;
}

/** What a project costs is not what the shop offers. */
export function prices({ say, named, pieces }: Asked): string {
  if (pieces.some(({ text }) => /bayar|^pay|cod$|cicil/.test(text))) return say('order');
  return say(named.length > 0 ? 'noPrices' : 'shop');
}

/** "Tell me about him", and nothing else. */
export function ownerAlone({ say, says, pieces }: Asked): string | undefined {
  const isAlone = pieces.every(
    ({ meaning, number }) =>
      (number && says('tell')) ||
      (meaning &&
        (says('tell') ? /^(owner|you|tell|what|list|can|it)$/ : /^(owner|you|what)$/).test(meaning)),
  );
  return isAlone && (!says('you') || !says('owner') || says('tell')) ? say('about') : undefined;
}

/** The ways to reach the owner but for those that the question leaves out. */
export function otherWays({ say, pieces, knowledge: { owner } }: Asked): string | undefined {
  const isOut = (test: (piece: Piece) => unknown) => pieces.some((piece) => test(piece));
  const ways = [
    ...(isOut(({ meaning }) => meaning === 'form') ? [] : [link(say('theForm'), sectionPath('contact'))]),
    ...(isOut(({ meaning }) => meaning === 'email') ? [] : [link(owner.email, `mailto:${owner.email}`)]),
    ...(isOut(({ meaning }) => meaning === 'phone') ? [] : [link('WhatsApp', owner.callMe)]),
  ];
  const profiles = isOut(({ meaning }) => meaning === 'social')
    ? []
    : owner.profiles.filter(({ name }) => !isOut(({ profile }) => profile?.name === name));
  const some = [...ways, ...profiles.map(({ name, url }) => link(name, url))];
  return say('beside', { some: some.join(', ') });
}

/** What the shop offers but for what the question leaves out. */
export function otherServices({ say, pieces, knowledge: { bot }, language }: Asked): string | undefined {
  const named = pieces.flatMap(({ text, meaning }) => (meaning === 'service' ? text.split(' ') : []));
  const isOut = (service: InLanguages) =>
    questionWords(Object.values(service).join(' ')).some((word) => named.includes(word));
  const some = bot.shop
    .filter((service) => !isOut(service))
    .map((service) => plain(service[language] ?? service.id));
  return some.length > 0 && some.length < bot.shop.length
    ? `${say('beside', { some: some.join(', ') })} ${say('noPrices')}`
    : undefined;
}

/** What the owner writes of himself. */
export function inOwnWords({ say, says, knowledge: { owner } }: Asked): string | undefined {
  const some = plain(owner.bio.join(' '));
  return says('you') && !says('owner') ? undefined : say('writes', { some });
}

export function stackOfKind({ say, says, knowledge: { bot } }: Asked): string {
  if (says('mobile') && !says('website') && bot.stacks.mobile.length > 0) return say('favouriteMobile');
  if (says('website') && !says('mobile') && bot.stacks.web.length > 0) return say('favouriteWeb');
  return say('stack');
}
