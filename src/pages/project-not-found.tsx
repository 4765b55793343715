import type { ReactNode } from 'react';
import { words } from '#content/words.ts';

export function ProjectNotFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <h1 className="h2">{title}</h1>
      <p className="sub">{words.project.notFoundText}</p>
      {children}
    </section>
  );
}
