import { Hero } from '#features/hero/hero.tsx';
import { Part } from '#start/part.tsx';
import { loadPart } from '#ui/loaded-part.tsx';
import { HomeHead } from './head.tsx';

const about = async () => (await import('#features/about/about.tsx')).About;
const chat = async () => (await import('./home-chat.tsx')).HomeChat;
const tools = async () => (await import('#features/tools/tools.tsx')).Tools;
const projects = async () => (await import('#features/projects/projects.tsx')).Projects;
const contact = async () => (await import('./home-contact.tsx')).HomeContact;

/**
 * Coming from another page, all of home is there at once, so that the place that the visitor left can be restored. What
 * cannot be loaded says so in its place.
 */
export async function loader() {
  await Promise.allSettled([about, chat, tools, projects, contact].map(loadPart));
  return null;
}

export function Component() {
  return (
    <>
      <section id="home">
        <Hero />
        <Part load={about} />
        <Part load={chat} />
      </section>
      <Part load={tools} as="section" id="tools" className="band bg-surface" />
      <Part load={projects} as="section" id="project" className="band" />
      <Part load={contact} as="section" id="contact" className="band bg-surface" />
      {/* Last, as its JSON-LD stays where it is and would come before the first screen. */}
      <HomeHead />
    </>
  );
}
