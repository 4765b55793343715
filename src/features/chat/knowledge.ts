import type { bot } from '#content/bot.ts';
import type { owner } from '#content/owner.ts';
import type { ProjectKind } from '#lib/paths.ts';

/** What the bot can tell of a project. */
export type KnownProject = {
  kind: ProjectKind;
  id: string;
  title: string;
  description: string;
  /** Names, as the project's page shows them. */
  technologies: readonly string[];
};

/** Everything the bot knows: the page gathers it from the content. */
export type Knowledge = {
  owner: typeof owner;
  bot: typeof bot;
  /** Names of the tools, in the order of the site. */
  tools: readonly string[];
  projects: readonly KnownProject[];
};
