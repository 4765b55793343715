import type { ReactNode } from 'react';
import { NotFoundHead } from './head.tsx';

export function NotFound({ title, text, back }: { title: string; text: string; back: ReactNode }) {
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <NotFoundHead title={title} />
      <h1 className="h2">{title}</h1>
      <p className="sub">{text}</p>
      {back}
    </section>
  );
}
