import { compareProjects } from '#content/assemble/compare-projects.ts';
import { pathView } from '#content/assemble/path-view.ts';
import { bot } from '#content/bot.ts';
import { faq } from '#content/faq.ts';
import { owner } from '#content/owner.ts';
import { path } from '#content/path.ts';
import type { MobileProject, WebsiteProject } from '#content/schema/project.ts';
import { tools } from '#content/tools.ts';
import { createSite } from '#features/search/create-site.ts';

const records = import.meta.glob<WebsiteProject | MobileProject>('/src/content/projects/*/index.ts', {
  eager: true,
  import: 'default',
});

/** The search and the answers of the sample, on a page in English. */
export function sampleSite() {
  const projects = Object.values(records)
    .map((record) => ({
      ...record,
      dateText: record.date,
      screens: (record.screens ?? []).map((caption) => ({ caption })),
      cover: { name: 'cover', width: 1, height: 1, widths: [], color: '' },
    }))
    .toSorted(compareProjects(owner.projectOrder));
  return createSite({
    projects,
    path: pathView(path, projects, 'en'),
    owner,
    tools,
    services: bot.shop,
    faq,
    lang: 'en',
    cv: 'cv.pdf',
    languages: [{ lang: 'id', name: 'Bahasa Indonesia', folder: 'id/' }],
    model: '',
  });
}
