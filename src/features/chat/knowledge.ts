import type { Bot } from '#content/bot.ts';
import type { HomePart, Owner } from '#content/owner.ts';
import type { PathView } from '#content/path-view.ts';
import type { ProjectFacts } from '#content/project.ts';

export type KnownProject = ProjectFacts;

/** Everything the chat knows beside what the guide says: the page gathers it from the content. */
export type Knowledge = {
  owner: Owner;
  bot: Bot;
  /** Names of the tools, in the order of the site. */
  tools: readonly string[];
  projects: readonly KnownProject[];
  path: PathView;
  site: {
    /** The parts of the home page that are there. */
    parts: readonly HomePart[];
    /** Characters that a message of the contact form may have. */
    longestMessage: number;
    /** Whether the form sends by itself, and whether a language model answers the chat. */
    hasForm: boolean;
    hasModel: boolean;
  };
};
