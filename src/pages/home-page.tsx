import { startTransition, useCallback, useMemo, useState } from 'react';
import { Hero } from '#features/hero/hero.tsx';
import { Island, islandSource } from '#ui/island.tsx';
import { HomeHead } from './head.tsx';

const about = islandSource('about', async () => (await import('#features/about/about.tsx')).About);
const chat = islandSource('chat', async () => (await import('./home-chat.tsx')).HomeChat);
const tools = islandSource('tools', async () => (await import('#features/tools/tools.tsx')).Tools);
const projects = islandSource(
  'projects',
  async () => (await import('#features/projects/projects.tsx')).Projects,
);
const contact = islandSource('contact', async () => (await import('#features/contact/contact.tsx')).Contact);

const islands = [about, chat, tools, projects, contact];
const nothing = {};

/**
 * On the server, and coming from another page, all of home is there at once: it becomes one finished file, and the place
 * that the visitor left can be restored. Only a prerendered page lets its islands sleep.
 */
export async function loader() {
  const isPrerendered = typeof window !== 'undefined' && document.documentElement.dataset.alive === undefined;
  if (!isPrerendered) await Promise.allSettled(islands.map((island) => island.preload()));
  return null;
}

/** A filter of the projects is no other page: what sleeps sleeps on. */
export const shouldRevalidate = () => false;

export function Component() {
  const [conversation, setConversation] = useState<{ text: string }>();
  const sendConversation = useCallback((text: string) => {
    // The form may still sleep: it takes the text as soon as it is there. A new object, so that it takes it each time.
    startTransition(() => setConversation({ text }));
    document.getElementById('contact')?.scrollIntoView();
  }, []);
  const chatContent = useMemo(() => ({ onSendConversation: sendConversation }), [sendConversation]);
  const contactContent = useMemo(() => ({ prefill: conversation }), [conversation]);

  return (
    <>
      <section id="home">
        <Hero />
        <Island source={about} content={nothing} />
        <Island source={chat} content={chatContent} />
      </section>
      <section id="tools" className="band bg-surface">
        <Island source={tools} content={nothing} />
      </section>
      <section id="project" className="band">
        <Island source={projects} content={nothing} />
      </section>
      <section id="contact" className="band bg-surface">
        <Island source={contact} content={contactContent} />
      </section>
      {/* Last, as its JSON-LD stays where it is and would come before the first screen. */}
      <HomeHead />
    </>
  );
}
