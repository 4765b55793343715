import { bot } from '#content/bot.ts';
import { botGlosses } from '#content/bot-glosses.ts';
import { botTechnologies } from '#content/bot-technologies.ts';
import { botTopics } from '#content/bot-topics.ts';
import { galleries } from '#content/galleries.ts';
import { owner } from '#content/owner.ts';
import type { MobileProject, WebsiteProject } from '#content/project.ts';
import { tools } from '#content/tools.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { formatDate } from '../../scripts/content/format-date.ts';
import { factsOf } from '../../scripts/vite/project-modules.ts';

const websites = import.meta.glob<WebsiteProject>(['/src/content/projects/website/*.ts', '!**/*.id.ts'], {
  eager: true,
  import: 'default',
});
const mobiles = import.meta.glob<MobileProject>(['/src/content/projects/mobile/*.ts', '!**/*.id.ts'], {
  eager: true,
  import: 'default',
});

function shown<T extends WebsiteProject>(record: T) {
  return { ...record, dateText: record.dateText ?? formatDate(record.date, 'en') };
}

/** What the bot of the sample's site knows. */
export function sampleKnowledge(): Knowledge {
  const projects = [
    ...Object.values(websites).map((record) => factsOf({ kind: 'website', ...shown(record) }, [])),
    ...Object.values(mobiles).map((record) =>
      factsOf(
        { kind: 'mobile', ...shown(record) },
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
