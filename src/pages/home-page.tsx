import { Hero } from '#features/hero/hero.tsx';
import { Part, partSource } from '#start/part.tsx';
import { HomeHead } from './head.tsx';

const about = partSource(async () => (await import('#features/about/about.tsx')).About);
const chat = partSource(async () => (await import('./home-chat.tsx')).HomeChat);
const tools = partSource(async () => (await import('#features/tools/tools.tsx')).Tools);
const projects = partSource(async () => (await import('#features/projects/projects.tsx')).Projects);
const contact = partSource(async () => (await import('./home-contact.tsx')).HomeContact);

/**
 * Coming from another page, all of home is there at once, so that the place that the visitor left can be restored. What
 * cannot be loaded says so in its place.
 */
export async function loader() {
  await Promise.allSettled([about, chat, tools, projects, contact].map((part) => part.load()));
  return null;
}

/** A filter of the projects is no other page. */
export const shouldRevalidate = () => false;

export function Component() {
  return (
    <>
      <section id="home">
        <Hero />
        <Part of={about} />
        <Part of={chat} />
      </section>
      <Part of={tools} as="section" id="tools" className="band bg-surface" />
      <Part of={projects} as="section" id="project" className="band" />
      <Part of={contact} as="section" id="contact" className="band bg-surface" />
      {/* Last, as its JSON-LD stays where it is and would come before the first screen. */}
      <HomeHead />
    </>
  );
}
