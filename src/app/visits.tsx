import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readAnalytics } from '#lib/analytics.ts';
import { siteHref } from '#lib/paths.ts';

/** Counts visits with the service of `VITE_ANALYTICS`, unless the browser asks sites not to: https://www.w3.org/TR/gpc/ */
export function Visits() {
  const { pathname } = useLocation();
  const isLoaded = useRef(false);

  useEffect(() => {
    const isUnwanted = navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
    if (import.meta.env.DEV || isUnwanted) return;
    // The scripts of the other services see page changes themselves.
    if (isLoaded.current) window.goatcounter?.count?.({ path: siteHref(pathname) });
    else (window.requestIdleCallback ?? setTimeout)(loadScript);
    isLoaded.current = true;
  }, [pathname]);

  return null;
}

function loadScript() {
  const analytics = readAnalytics(import.meta.env.VITE_ANALYTICS);
  if (!analytics) return;
  const script = Object.assign(document.createElement('script'), { src: analytics.script, async: true });
  for (const [name, value] of Object.entries(analytics.attributes)) script.setAttribute(name, value);
  document.head.append(script);
}

declare global {
  interface Window {
    goatcounter?: { count?: (page: { path: string }) => void };
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}
