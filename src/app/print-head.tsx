import { useEffect } from 'react';
import { owner } from '#content/owner.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { absoluteUrl, homePath, siteHref } from '#lib/paths.ts';

/** The header of a printed page: name and contacts. */
export function PrintHead() {
  useEffect(() => {
    // print.css puts it before the paths of internal links. Set only while printing, because the whole page inherits it.
    const writeOrigin = () => {
      const { origin } = new URL(absoluteUrl(''), location.href);
      document.documentElement.style.setProperty('--origin', JSON.stringify(origin));
    };
    window.addEventListener('beforeprint', writeOrigin);
    return () => window.removeEventListener('beforeprint', writeOrigin);
  }, []);

  return (
    <div className="print-head hidden print:flex">
      <div>
        <p className="print-name">{owner.fullName}</p>
        <p>
          {owner.role}, {owner.location}
        </p>
      </div>
      <ul>
        {contactWays(owner).map(({ href, value }) => (
          <li key={href}>{value}</li>
        ))}
        <li data-address={siteHref(homePath)} />
      </ul>
    </div>
  );
}
