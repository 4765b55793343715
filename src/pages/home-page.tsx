import { homeParts } from '#content/assemble/sections.ts';
import type { HomePart } from '#content/schema/owner.ts';
import { words } from '#content/words/site.ts';
import { Hero } from '#features/hero/hero.tsx';
import { createChunk } from '#ui/chunk.ts';
import { Part } from '#ui/part.tsx';
import { whenIdle, whenNear } from '#ui/when-idle.ts';
import { HomeHead } from './head.tsx';
import sheet from './home.css?url';

const facts = late('.hero-facts', async () => (await import('#features/hero/hero-facts.tsx')).HeroFacts);
const chunks = {
  about: late('#tentangSaya', async () => (await import('#features/about/about.tsx')).About),
  chat: late('#chat', async () => (await import('./home-chat.tsx')).HomeChat),
  tools: late('#tools', async () => (await import('#features/tools/tools.tsx')).Tools),
  path: late('#path', async () => (await import('#features/path/path.tsx')).Path),
  projects: late('#project', async () => (await import('#features/projects/projects.tsx')).Projects),
  // Without notes there is no such part.
  notes: import.meta.env.SITE_NOTES
    ? late('#notes', async () => (await import('#features/notes/latest-notes.tsx')).LatestNotes)
    : facts,
  contact: late('#contact', async () => (await import('#features/contact/contact.tsx')).Contact),
};

/** About and chat belong to the first section, as specified, unless the owner's order has another part before them. */
const isAtStart = (part: HomePart) => part === 'about' || part === 'chat';
const first = homeParts.findIndex((part) => !isAtStart(part));
const start = homeParts.slice(0, first === -1 ? undefined : first);
const sections = homeParts.slice(start.length);

export const homeChunks = [facts, ...homeParts.map((part) => chunks[part])];

export function HomePage() {
  return (
    <>
      <HomeHead />
      <section id="home">
        <Hero facts={<Part chunk={facts} words={words.failure} />} />
        {/* In the body, browsers paint what is above it while it loads. */}
        <link rel="stylesheet" href={sheet} />
        {start.map((part) => (
          <Part key={part} chunk={chunks[part]} words={words.failure} />
        ))}
      </section>
      {sections.map((part, index) =>
        isAtStart(part) ? (
          <Part key={part} chunk={chunks[part]} words={words.failure} />
        ) : (
          <Part
            key={part}
            chunk={chunks[part]}
            words={words.failure}
            as="section"
            id={part === 'projects' ? 'project' : part}
            className={index % 2 === 0 ? 'band bg-surface' : 'band'}
          />
        ),
      )}
    </>
  );
}

/** The chunk of a part below the first screen, which hydrates when the visitor comes near or the browser is idle. */
function late(place: string, find: Parameters<typeof createChunk>[0]) {
  return createChunk(find, () => {
    const element = document.querySelector(place);
    return Promise.race([whenIdle(), ...(element ? [whenNear(element)] : [])]);
  });
}
