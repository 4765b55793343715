import { homeParts } from '#content/assemble/sections.ts';
import type { HomePart } from '#content/schema/owner.ts';
import { words } from '#content/words/site.ts';
import { Hero } from '#features/hero/hero.tsx';
import { createChunk } from '#ui/chunk.ts';
import { Part } from '#ui/part.tsx';
import { HomeHead } from './head.tsx';
import sheet from './home.css?url';

const facts = createChunk(async () => (await import('#features/hero/hero-facts.tsx')).HeroFacts);
const chunks = {
  about: createChunk(async () => (await import('#features/about/about.tsx')).About),
  chat: createChunk(async () => (await import('./home-chat.tsx')).HomeChat),
  tools: createChunk(async () => (await import('#features/tools/tools.tsx')).Tools),
  path: createChunk(async () => (await import('#features/path/path.tsx')).Path),
  projects: createChunk(async () => (await import('#features/projects/projects.tsx')).Projects),
  // Without notes there is no such part.
  notes: import.meta.env.SITE_NOTES
    ? createChunk(async () => (await import('#features/notes/latest-notes.tsx')).LatestNotes)
    : facts,
  contact: createChunk(async () => (await import('#features/contact/contact.tsx')).Contact),
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
