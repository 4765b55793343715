import type { InLanguages } from '#content/bot.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { sectionPath } from '#lib/paths.ts';
import { type Asked, alwaysBeside, means, tagOf } from './asked.ts';
import { link, listed, plain } from './markdown-text.ts';
import { namesOf } from './names.ts';
import { findProjectName } from './project-names.ts';
import { questionWords } from './question-words.ts';
import { phrases } from './words.ts';

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

/** The project that is this site itself: the one that the owner also calls "this website". */
export function siteOf({ projects, bot }: Knowledge): KnownProject | undefined {
  return projects.find(({ kind, id }) =>
    bot.projects[`${kind}/${id}`]?.names.some((name) =>
      /^(this|web|website|situs) (ini|site|website)$/.test(name),
    ),
  );
}

export function aboutSite({ knowledge, say, tell, says, technologies, pieces }: Asked): string | undefined {
  if (pieces.length < 2) return undefined;
  const site = siteOf(knowledge);
  if (!site) return `${say('maker')} ${say('sections')}`;
  if (technologies.length > 0) return technologies.map((name) => tell.uses(site, name)).join(' ');
  if (says('when')) return tell.made(site);
  return says('repo') ? tell.address(site, 'repo') : `${say('maker')} ${tell.say('whole', site)}`;
}

/** "Are you the chatbot that he made?": what each of them is. */
export function otherBot({ say, tell, pieces, knowledge }: Asked): string {
  const other = pieces.map(({ text }) => findProjectName([text], 0, namesOf(knowledge))).find(Boolean);
  return `${say('bot')}${other ? `\n\n${tell.say('whole', other.project)}` : ''}`;
}

export function profiles({ pieces, say, says }: Asked): string {
  const some = pieces.flatMap(({ profile }) =>
    profile ? [say('profile', { link: link(profile.name, profile.url) })] : [],
  );
  return [
    ...some,
    ...(says('email', 'phone') && !says('or', 'what') ? [say('contact')] : []),
    ...(says('cv') ? [say('cv')] : []),
  ].join(' ');
}

/** What is not understood beside "do you sell" or "service" is a thing that the shop does not list. */
export function sold(asked: Asked): string | undefined {
  const { pieces, say, knowledge, language } = asked;
  if (pieces.some(({ text }) => isMaking.test(text))) return say('notSold');
  const some = knowledge.bot.shop.filter((service) => isNamed(service, asked));
  // Which things are rented out is not known.
  if (pieces.every(isOfShop) && !(asked.says('list', 'sell') && some[0])) return say('shop');
  if (some.length === 0) return say('notSold');
  const services = listed(
    some.map((one) => plain(one[language] ?? one.id)),
    language,
  );
  return `${say('partly')} ${say('offer', { services })} ${say('restAsked')}`;
}

/** Whether a question names a service: by how one of its words begins. */
function isNamed(service: InLanguages, { pieces, says }: Asked): boolean {
  const named = pieces.flatMap(({ text, meaning }) =>
    meaning === 'service' || says('list', 'what') ? text.split(' ') : [],
  );
  return questionWords(Object.values(service).join(' ')).some(
    (word) => !phrases.has(word) && named.some((one) => one.slice(0, 4) === word.slice(0, 4)),
  );
}

/** "Write it for me": what the shop checks it does not make. */
const isMaking = /^(di)?(bikin|buat)|^(make|write|joki|ghost)|gaw[ei]/;

/** What a question to the shop says. */
export const isOfShop = means(
  `${alwaysBeside} help hire how howMany list live mine not order price sell service shop study where`,
);

/** Of the form, of the chat, or of both where the question does not say. */
export function limits({ say, says }: Asked): string {
  if (says('form')) return say('limit');
  if (says('chat')) return say('chatLimit');
  return `${say('limit')} ${say('chatLimit')}`;
}

/** What a project costs is not what the shop offers. */
export function prices({ say, named, pieces }: Asked): string | undefined {
  if (pieces.some(({ text }) => /bayar|^pay|cod$|cicil/.test(text)))
    return named.length > 0 ? undefined : say('order');
  // "The price of bitcoin" is none of the shop's.
  if (pieces.some((piece) => tagOf(piece) === '#word') && !pieces.some(isOfTrade)) return undefined;
  return say(named.length > 0 ? 'noPrices' : 'shop');
}

const isOfTrade = means('hire make mobile order owner project sell service shop website');

/** "Tell me about him", and nothing else. */
export function ownerAlone({ say, says, pieces }: Asked): string | undefined {
  const isPart = says('tell') ? isOfTelling : isOfAsking;
  const isAlone = pieces.every((piece) => isPart(piece) || piece.number);
  return isAlone ? say('about') : undefined;
}

/** "A summary of him, for my notes" */
export function inShort({ say, pieces }: Asked): string | undefined {
  return pieces.some(({ text }) => /^(sum|pitch|overv|introd|gambar|rangkum|ringk)/.test(text))
    ? say('about')
    : undefined;
}

const isOfTelling = means('can it list owner tell thing what you');
const isOfAsking = means('owner what you');

/** The ways to reach the owner but for those that the question leaves out. */
export function otherWays({ say, says, pieces, knowledge: { owner } }: Asked): string {
  const profiles = owner.profiles.filter(({ name }) => !pieces.some(({ profile }) => profile?.name === name));
  // "Not LinkedIn, another social network?"
  const links = profiles.map(({ name, url }) => link(name, url));
  if (says('social')) return say('beside', { some: links.join(', ') });
  const some = [
    ...(says('form') ? [] : [link(say('theForm'), sectionPath('contact'))]),
    ...(says('email') || !owner.email ? [] : [link(owner.email, `mailto:${owner.email}`)]),
    ...(says('phone') || !owner.whatsapp ? [] : [link('WhatsApp', `https://wa.me/${owner.whatsapp}`)]),
    ...links,
  ];
  return say('beside', { some: some.join(', ') });
}

/** What the owner writes of himself. */
export function inOwnWords({ say, says, knowledge: { owner } }: Asked): string | undefined {
  const some = plain(owner.bio.join(' '));
  return says('you') && !says('owner', 'why') ? undefined : say('writes', { some });
}

/** Which project is the favourite nothing says. */
export function stackOfKind({ say, says, knowledge: { bot } }: Asked): string | undefined {
  if (says('project') && !says('stack', 'tools', 'use')) return undefined;
  const isWeb = says('frontend', 'website');
  // Which of both he prefers nothing says.
  if (isWeb && says('mobile')) return `${say('stack')} ${say('rest')}`;
  if (says('mobile') && bot.stacks.mobile.length > 0) return say('favouriteMobile');
  if (isWeb && bot.stacks.web.length > 0) return say('favouriteWeb');
  return say('stack');
}

/** "What does he use for apps?", not "which apps are used?". */
export function stackFor(asked: Asked): string | undefined {
  const said = asked.pieces.map(({ meaning }) => meaning).join(' ');
  return /(?<!(mobile|website) )what ((owner|you) )?use|use (what|list$)|^owner use \w+$/.test(said)
    ? stackOfKind(asked)
    : undefined;
}
