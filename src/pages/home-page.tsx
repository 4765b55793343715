import { words } from '#content/words/site.ts';
import { Hero } from '#features/hero/hero.tsx';
import { createChunk } from '#ui/chunk.ts';
import { Part } from '#ui/part.tsx';
import { HomeHead } from './head.tsx';
import sheet from './home.css?url';
import { sections } from './sections.ts';

const facts = createChunk(async () => (await import('#features/hero/hero-facts.tsx')).HeroFacts);

/** About and chat belong to the first section unless the owner's order has another part before them. */
const first = sections.findIndex(({ id }) => id);
const start = sections.slice(0, first === -1 ? undefined : first);
const others = sections.slice(start.length);

export const homeChunks = [facts, ...sections.map(({ chunk }) => chunk)];

export function HomePage() {
  return (
    <>
      <HomeHead />
      <section id="home">
        <Hero facts={<Part chunk={facts} words={words.failure} />} />
        {/* In the body, browsers paint what is above it while it loads. */}
        <link rel="stylesheet" href={sheet} />
        {start.map(({ part, chunk }) => (
          <Part key={part} chunk={chunk} words={words.failure} />
        ))}
      </section>
      {others.map(({ part, id, chunk }, index) => (
        <Part
          key={part}
          chunk={chunk}
          words={words.failure}
          {...(id && { as: 'section', id, className: bandClass(part, index) })}
        />
      ))}
    </>
  );
}

/** Every second section is a band. The projects have the colors of the other theme. */
function bandClass(part: string, index: number): string {
  if (part === 'projects') return 'reversed band bg-surface text-ink';
  return index % 2 === 0 ? 'band bg-surface' : 'band';
}
