import type { bot } from '#content/bot.ts';
import type { BotTechnology } from '#content/bot-technologies.ts';
import type { BotTopics } from '#content/bot-topics.ts';
import type { owner } from '#content/owner.ts';
import type { ProjectFacts } from '#content/project.ts';

export type KnownProject = ProjectFacts;

/** Everything the bot knows: the page gathers it from the content. */
export type Knowledge = {
  owner: typeof owner;
  bot: typeof bot;
  /** By which words the texts are looked for, too: each is a word of the texts and words that are parted by spaces. */
  glosses: Readonly<Record<string, string>>;
  /** What is known of technologies by their names, those of the site and others. */
  technologies: Readonly<Record<string, BotTechnology>>;
  /** What is met with a fixed sentence: see `bot-topics.ts`. */
  topics: Readonly<BotTopics>;
  /** Names of the tools, in the order of the site. */
  tools: readonly string[];
  projects: readonly KnownProject[];
  site: {
    /** Characters that a message of the contact form may have. */
    longestMessage: number;
    /** Whether the form sends by itself, and whether a language model answers the chat. */
    hasForm: boolean;
    hasModel: boolean;
  };
};
