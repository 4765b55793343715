import type { InLanguages } from '#content/bot.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { longestQuestion } from '#features/chat/longest-question.ts';
import { sectionPath } from '#lib/paths.ts';
import { link, listed, plain, sentence } from './markdown-text.ts';
import type { Language } from './words.ts';

type Sentences = Knowledge['bot']['sentences'];
export type SentenceKey = keyof Sentences;

/** Says one of the content's sentences; `more` fills in what the facts do not. */
export type Say = (key: SentenceKey, more?: Record<string, string | number>) => string;

/** Everything that can be said beside the projects: the sentences of the content, with the facts of the content in them. */
export function readFacts({ owner, bot, tools, projects, site }: Knowledge, language: Language): Say {
  const inLanguage = (text: InLanguages) => text[language] ?? text.id;
  const list = (names: readonly string[]) => listed(names.map(plain), language);
  const numberOf = (kind: string) => projects.filter((project) => project.kind === kind).length;
  const has = {
    shop: bot.shop.length > 0,
    projects: projects.length > 0,
    stacks: bot.stacks.web.length + bot.stacks.mobile.length > 0,
  };
  const instead: Partial<Record<SentenceKey, SentenceKey>> = {
    ...(!has.shop && { shop: 'noShop', order: 'noShop', notSold: 'noShop' }),
    ...(!has.stacks && { stack: 'toolList' }),
    ...(tools.length === 0 && { stack: 'noTools', toolList: 'noTools' }),
    ...(!has.projects && { counts: 'noProjects' }),
    ...(!owner.designPortfolio && !owner.projectPortfolio && { cv: 'noPdf' }),
    ...(owner.profiles.length === 0 && { social: 'noSocial' }),
    ...(!site.hasForm && { goesTo: 'goesNowhere' }),
    ...(site.hasModel && { chatStays: 'chatGoes', model: 'modelFirst' }),
  };

  const values: Record<string, () => string> = {
    name: () => plain(owner.name),
    owner: () => plain(owner.fullName),
    role: () => plain(owner.role),
    place: () => plain(owner.location),
    phoneNumber: () => plain(owner.phone ?? ''),
    aboutOwner: () => plain(sentence(inLanguage(bot.about))),
    studies: () => plain(sentence(inLanguage(bot.study))),
    offers: () => plain(inLanguage(bot.openTo)),
    services: () => list(bot.shop.map(inLanguage)),
    profiles: () =>
      listed(
        owner.profiles.map(({ name, url }) => link(name, url)),
        language,
      ),
    form: () => link(say('theForm'), sectionPath('contact')),
    projects: () => link(say('theProjects'), sectionPath('project')),
    tools: () => link(say('theTools'), sectionPath('tools')),
    whatsapp: () => (owner.whatsapp ? link('WhatsApp', `https://wa.me/${owner.whatsapp}`) : fill('form')),
    mail: () => (owner.email ? link(owner.email, `mailto:${owner.email}`) : fill('form')),
    pdfs: () => {
      const { designPortfolio: design, projectPortfolio: project } = owner;
      const links = [
        ...(design ? [link(say('theDesignPdf'), design.url)] : []),
        ...(project ? [link(say('theProjectPdf'), project.url)] : []),
      ];
      return listed(links, language);
    },
    topics: () => {
      const some = [has.projects && 'projects', 'tools', has.shop && 'theShop', 'theContact'];
      return listed(
        some.flatMap((word) => (word ? [fill(word)] : [])),
        language,
      );
    },
    projectCount: () => amount(say, projects.length),
    mobileCount: () => amount(say, numberOf('mobile'), ['mobile']),
    websiteCount: () => amount(say, numberOf('website'), ['website']),
    toolCount: () => String(tools.length),
    toolNames: () => list(tools),
    webStack: () => list(bot.stacks.web),
    mobileStack: () => list(bot.stacks.mobile),
    favourites: () =>
      [
        ...(bot.stacks.web.length > 0 ? [say('favouriteWeb')] : []),
        ...(bot.stacks.mobile.length > 0 ? [say('favouriteMobile')] : []),
      ].join(' '),
    longestQuestion: () => String(longestQuestion),
    longestMessage: () => String(site.longestMessage),
  };
  const fill = (word: string, more: Parameters<Say>[1] = {}): string =>
    String(more[word] ?? values[word]?.() ?? (word in bot.sentences ? say(word as SentenceKey, more) : word));

  function say(key: SentenceKey, more?: Record<string, string | number>): string {
    const sentence: { en: string; id: string; jv?: string } = bot.sentences[instead[key] ?? key];
    const text = sentence[language] ?? sentence.id;
    return text.replace(/\{(\w+)\}/g, (_, word: string) => fill(word, more));
  }
  return say;
}

/** `4 projects`, `1 mobile project`. */
export function amount(say: Say, count: number, kinds: readonly KnownProject['kind'][] = []): string {
  const [kind = 'both'] = kinds.length === 1 ? kinds : [];
  const key = ({ website: 'Website', mobile: 'Mobile', both: 'Project' } as const)[kind];
  return count === 1 ? say(`one${key}`) : say(`some${key}s`, { count });
}
