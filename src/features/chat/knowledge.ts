import type { PathView } from '#content/assemble/path-view.ts';
import type { Bot } from '#content/bot.ts';
import type { HomePart, Owner } from '#content/schema/owner.ts';
import type { ProjectFacts } from './project-facts.ts';

export type KnownProject = ProjectFacts;

/** What the chat knows from the content, apart from the guide's own answers. */
export type Knowledge = {
  owner: Owner;
  bot: Bot;
  /** Names of the tools, in the order shown. */
  tools: readonly string[];
  projects: readonly KnownProject[];
  path: PathView;
  site: {
    /** The parts of the home page that are not hidden. */
    parts: readonly HomePart[];
    /** The longest message of the contact form, in characters. */
    longestMessage: number;
    /** Whether the form can send, and whether a model answers the chat. */
    hasForm: boolean;
    hasModel: boolean;
  };
};
