import type { HomePart } from '#content/schema/owner.ts';
import { homeParts } from '#content/sections.ts';
import { Hero } from '#features/hero/hero.tsx';
import { Part } from '#start/part.tsx';
import { loadPart } from '#ui/loaded-part.tsx';
import { HomeHead } from './head.tsx';

const about = async () => (await import('#features/about/about.tsx')).About;
const chat = async () => (await import('./home-chat.tsx')).HomeChat;
const tools = async () => (await import('#features/tools/tools.tsx')).Tools;
const path = async () => (await import('#features/path/path.tsx')).Path;
const projects = async () => (await import('#features/projects/projects.tsx')).Projects;
const contact = async () => (await import('./home-contact.tsx')).HomeContact;

const parts = { about, chat, tools, path, projects, contact };
/** About and chat belong to the first section, as specified, unless the owner's order has another part before them. */
const isAtStart = (part: HomePart) => part === 'about' || part === 'chat';
const first = homeParts.findIndex((part) => !isAtStart(part));
const start = homeParts.slice(0, first === -1 ? undefined : first);
const sections = homeParts.slice(start.length);

/** After navigation from another page, home renders at once, so that the scroll position can be restored. */
export async function loader() {
  await Promise.allSettled(homeParts.map((part) => loadPart(parts[part])));
  return null;
}

export function Component() {
  return (
    <>
      <section id="home">
        <Hero />
        {start.map((part) => (
          <Part key={part} load={parts[part]} isStatic={part === 'about'} />
        ))}
      </section>
      {sections.map((part, index) =>
        isAtStart(part) ? (
          <Part key={part} load={parts[part]} isStatic={part === 'about'} />
        ) : (
          <Part
            key={part}
            load={parts[part]}
            isStatic={part === 'path'}
            as="section"
            id={part === 'projects' ? 'project' : part}
            className={index % 2 === 0 ? 'band bg-surface' : 'band'}
          />
        ),
      )}
      {/* Last: React leaves its JSON-LD in place, and it would delay the first screen. */}
      <HomeHead />
    </>
  );
}
