import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { siteHref } from '#lib/paths.ts';

/** After a navigation, announces the title and moves the start of Tab to the content, or to the card that was asked for. */
export function RouteAnnouncer() {
  const { pathname, hash, state } = useLocation();
  const card = `a[href="${siteHref(state?.card ?? '')}"]`;
  const [title, setTitle] = useState('');
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const section = document.getElementById(hash.slice(1) || 'main');
    const opened = section?.querySelector<HTMLElement>(card);
    opened?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const heading = hash && section?.querySelector<HTMLElement>('h1, h2');
    (opened || heading || document.getElementById('main'))?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash, card]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
