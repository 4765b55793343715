import { projectCards } from 'virtual:projects';
import { useCallback, useMemo, useState } from 'react';
import { bot } from '#content/bot.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import { About } from '#features/about/about.tsx';
import { Hero } from '#features/hero/hero.tsx';
import { Projects } from '#features/projects/projects.tsx';
import { Tools } from '#features/tools/tools.tsx';
import { Island, islandSource } from '#ui/island.tsx';
import { HomeHead } from './head.tsx';

const chat = islandSource('chat', async () => (await import('#features/chat/chat.tsx')).Chat);
const contact = islandSource('contact', async () => (await import('#features/contact/contact.tsx')).Contact);

const knowledge = { owner, bot, tools: tools.map(({ name }) => name), projects: projectCards };

/**
 * On the server, and coming from another page, all of home is there at once: it becomes one finished file, and the place
 * that the visitor left can be restored. Only a prerendered page lets its islands sleep.
 */
export async function loader() {
  const isPrerendered = typeof window !== 'undefined' && document.documentElement.dataset.alive === undefined;
  if (!isPrerendered) await Promise.allSettled([chat.preload(), contact.preload()]);
  return null;
}

export function Component() {
  const [conversation, setConversation] = useState<string>();
  const sendConversation = useCallback((text: string) => {
    setConversation(text);
    document.getElementById('contact')?.scrollIntoView();
  }, []);
  const chatContent = useMemo(
    () => ({ knowledge, onSendConversation: sendConversation }),
    [sendConversation],
  );
  const contactContent = useMemo(() => ({ prefill: conversation }), [conversation]);

  return (
    <>
      <HomeHead />
      <section id="home">
        <Hero />
        <About />
        <Island source={chat} content={chatContent} />
      </section>
      <section id="tools" className="band bg-surface">
        <Tools />
      </section>
      <section id="project" className="band">
        <Projects />
      </section>
      <section id="contact" className="band bg-surface">
        <Island source={contact} content={contactContent} />
      </section>
    </>
  );
}
