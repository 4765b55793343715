import { type HomePart, owner } from '#content/owner.ts';
import { Hero } from '#features/hero/hero.tsx';
import { Part } from '#start/part.tsx';
import { loadPart } from '#ui/loaded-part.tsx';
import { HomeHead } from './head.tsx';

const about = async () => (await import('#features/about/about.tsx')).About;
const chat = async () => (await import('./home-chat.tsx')).HomeChat;
const tools = async () => (await import('#features/tools/tools.tsx')).Tools;
const projects = async () => (await import('#features/projects/projects.tsx')).Projects;
const contact = async () => (await import('./home-contact.tsx')).HomeContact;

const isShown = (part: HomePart) => !owner.hiddenParts?.includes(part);
const parts = { about, chat, tools, projects, contact };

/**
 * Coming from another page, all of home is there at once, so that the place that the visitor left can be restored. What
 * cannot be loaded says so in its place.
 */
export async function loader() {
  const shown = (Object.keys(parts) as HomePart[]).filter(isShown);
  await Promise.allSettled(shown.map((part) => loadPart(parts[part])));
  return null;
}

export function Component() {
  return (
    <>
      <section id="home">
        <Hero />
        {isShown('about') && <Part load={about} />}
        {isShown('chat') && <Part load={chat} />}
      </section>
      {isShown('tools') && <Part load={tools} as="section" id="tools" className="band bg-surface" />}
      {isShown('projects') && <Part load={projects} as="section" id="project" className="band" />}
      {isShown('contact') && <Part load={contact} as="section" id="contact" className="band bg-surface" />}
      {/* Last, as its JSON-LD stays where it is and would come before the first screen. */}
      <HomeHead />
    </>
  );
}
