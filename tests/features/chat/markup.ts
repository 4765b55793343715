import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Reply } from '#features/chat/reply.tsx';

/** The elements and text of a reply, without attributes other than `href`, grouping elements and external link icons. */
export function markup(markdown: string, isWhole: boolean): string {
  const reply = createElement(Reply, { markdown, isWhole });
  return renderToStaticMarkup(createElement(MemoryRouter, null, reply))
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<span class="sr-only".*?<\/span>/g, '')
    .replace(/<\/?(?:div|figure|span)[^>]*>/g, '')
    .replace(/<a href="([^"]*)"[^>]*>/g, '<a $1>')
    .replace(/<(?!a )(\w+)\s[^>]*?(\/?)>/g, '<$1$2>');
}
