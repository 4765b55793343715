import { bot } from '#content/bot.ts';
import { botGlosses } from '#content/bot-glosses.ts';
import { botTechnologies } from '#content/bot-technologies.ts';
import { botTopics } from '#content/bot-topics.ts';
import { galleries } from '#content/galleries.ts';
import { owner } from '#content/owner.ts';
import type { MobileProject, WebsiteProject } from '#content/project.ts';
import { tools } from '#content/tools.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { factsOf } from '../../scripts/vite/project-modules.ts';

const websites = import.meta.glob<WebsiteProject>('/src/content/projects/website/*.ts', {
  eager: true,
  import: 'default',
});
const mobiles = import.meta.glob<MobileProject>('/src/content/projects/mobile/*.ts', {
  eager: true,
  import: 'default',
});

/** What the bot of the sample's site knows. */
export function sampleKnowledge(): Knowledge {
  const projects = [
    ...Object.values(websites).map((record) => factsOf({ kind: 'website', ...record }, [])),
    ...Object.values(mobiles).map((record) =>
      factsOf(
        { kind: 'mobile', ...record },
        (galleries[record.imageKey] ?? []).map(({ caption }) => caption),
      ),
    ),
  ];
  const site = { longestMessage: 3_500, hasForm: true, hasModel: false };
  return {
    owner,
    bot,
    glosses: botGlosses,
    technologies: botTechnologies,
    topics: botTopics,
    tools: tools.map(({ name }) => name),
    projects,
    site,
  };
}
