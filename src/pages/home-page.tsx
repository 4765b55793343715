import { About } from '#features/about/about.tsx';
import { Contact } from '#features/contact/contact.tsx';
import { Hero } from '#features/hero/hero.tsx';
import { Projects } from '#features/projects/projects.tsx';
import { Tools } from '#features/tools/tools.tsx';
import { HomeHead } from './head.tsx';

export function Component() {
  return (
    <>
      <HomeHead />
      <section id="home">
        <Hero />
        <About />
      </section>
      <section id="tools" className="band bg-surface">
        <Tools />
      </section>
      <section id="project" className="band">
        <Projects />
      </section>
      <section id="contact" className="band bg-surface">
        <Contact />
      </section>
    </>
  );
}
