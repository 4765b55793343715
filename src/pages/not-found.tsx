import type { ReactNode } from 'react';
import { Heading, Lead } from '#ui/heading.tsx';
import { pageTitle } from './head.tsx';

export function NotFound({ title, text, back }: { title: string; text: string; back: ReactNode }) {
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{title}</Heading>
      <Lead>{text}</Lead>
      {back}
    </section>
  );
}
