import type { ReactNode } from 'react';

export function ProjectNotFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <h1 className="h2">{title}</h1>
      <p className="sub">There is no project at this address. It may have been renamed or taken down.</p>
      {children}
    </section>
  );
}
