import { hasPath } from 'virtual:has-path';
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

/** From another page, all of home is there at once, so that the place the visitor left can be restored. */
export async function loader() {
  await Promise.allSettled([about, chat, tools, ...(hasPath ? [path] : []), projects, contact].map(loadPart));
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
      {hasPath && <Part load={path} as="section" id="path" className="band" />}
      <Part load={projects} as="section" id="project" className={hasPath ? 'band bg-surface' : 'band'} />
      <Part load={contact} as="section" id="contact" className={hasPath ? 'band' : 'band bg-surface'} />
      {/* Last: React leaves its JSON-LD in place, and it would delay the first screen. */}
      <HomeHead />
    </>
  );
}
