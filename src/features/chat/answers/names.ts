import type { BotTopics } from '#content/bot-topics.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { wordsPattern } from './people.ts';
import { type ProjectName, projectNames } from './project-names.ts';
import { questionWords } from './question-words.ts';
import type { Reading } from './read-question.ts';
import { type Form, stem } from './word-forms.ts';
import { phrases } from './words.ts';

/** What is known by name: the site's own names, then those that the grammar lists. */
export type Names = {
  owner: ReadonlySet<string>;
  projects: ReadonlyMap<string, ProjectName[]>;
  technologies: Map<string, { name: string; isCommonWord: boolean }>;
  profiles: Map<string, { name: string; url: string }>;
  shop: readonly string[];
  /** Every word that the texts of the projects say. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** The words of the texts that a word of a question is looked for by: `money` for `uang`. */
  glosses: ReadonlyMap<string, string[]>;
  /** The stems of what these are looked for by: none is a mistake for another word. */
  sought: ReadonlySet<string>;
  /** What is met with a fixed sentence. */
  topics: Readonly<Record<keyof BotTopics, RegExp>>;
  /** Words that have been looked up. */
  forms: Map<string, Form | undefined>;
  /** Texts that have been read lately: a question is read whole and in its parts. */
  readings: Map<string, Reading>;
};

const known = new WeakMap<Knowledge, Names>();

/** The names of a site's content, gathered once. */
export function namesOf(knowledge: Knowledge): Names {
  const names = known.get(knowledge) ?? readNames(knowledge);
  known.set(knowledge, names);
  return names;
}

function readNames(knowledge: Knowledge): Names {
  const { owner, bot, glosses, technologies: listed, tools, topics, projects } = knowledge;
  const technologies: Names['technologies'] = new Map();
  for (const [name, { also = [], words = [] }] of Object.entries(listed))
    for (const one of [name, ...also])
      technologies.set(questionWords(one).join(' '), { name, isCommonWord: words.includes(one) });
  for (const name of [...tools, ...projects.flatMap((project) => project.technologies)]) {
    const key = questionWords(name).join(' ');
    technologies.set(key, { name, isCommonWord: technologies.get(key)?.isCommonWord ?? false });
  }
  const ofShop = bot.shop.flatMap((service) => questionWords(`${service.id} ${service.en}`));
  const words = new Set([
    ...questionWords(owner.location),
    ...projects.flatMap(({ title, description, owner: client, paragraphs }) =>
      questionWords([title, description, client, ...paragraphs].join(' ')),
    ),
  ]);
  return {
    owner: new Set(questionWords(`${owner.name} ${owner.fullName}`)),
    projects: projectNames({ bot, projects }),
    technologies,
    profiles: new Map(
      owner.profiles.flatMap((profile) => {
        const name = questionWords(profile.name).join(' ');
        return [name, ...(otherNames[name] ?? [])].map((one) => [one, profile]);
      }),
    ),
    words,
    stems: new Set([...words].map(stem)),
    glosses: readGlosses(glosses),
    sought: new Set(Object.keys(glosses).map(stem)),
    topics: Object.fromEntries(
      Object.entries(topics).map(([topic, words]) => [topic, wordsPattern(words)]),
    ) as Names['topics'],
    forms: new Map(),
    readings: new Map(),
    shop: [
      ...new Set(
        ofShop.filter(
          (word) => word.length > 3 && !/^(kecil|cilik)/.test(word) && !phrases.has(word) && !words.has(word),
        ),
      ),
    ],
  };
}

function readGlosses(glosses: Knowledge['glosses']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [meant, words] of Object.entries(glosses))
    for (const word of questionWords(words)) found.set(word, [...(found.get(word) ?? []), meant]);
  return found;
}

const otherNames: Record<string, string[]> = {
  instagram: ['ig', 'insta'],
  youtube: ['yt'],
  github: ['gh'],
  facebook: ['fb'],
  telegram: ['tele'],
};
