import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation, announces the title and moves the start of Tab to the content. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = hash && document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('h1, h2');
    (heading || document.getElementById('main'))?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
