import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { assetPath, siteHref } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Coin } from './coin.tsx';
import { TypedLine } from './typed-line.tsx';

/** `facts` is a part of its own: the records are not needed for the first screen. */
export function Hero({ facts }: { facts?: ReactNode }) {
  return (
    <div id="beranda" className="hero">
      <div className="wrap hero-grid">
        <div className="hero-text">
          <h1 className="hero-hello" tabIndex={-1}>
            {words.hero.greeting}
          </h1>
          <p className="hero-who">
            <b>{owner.fullName}</b> {owner.role} <span className="hero-dot">· </span>
            <span className="hero-place">{owner.location}</span>
          </p>
          {owner.openTo && <p className="hero-open">{owner.openTo}</p>}
          <TypedLine lines={owner.typedLines} />
          <p className="hero-personal">{owner.personal}</p>
          {facts}
          <div className="hero-actions">
            {owner.callMe && (
              <a
                href={owner.callMe}
                target={owner.callMe.startsWith('http') ? '_blank' : undefined}
                rel="noopener noreferrer"
                className={buttonClass()}
              >
                <CallIcon href={owner.callMe} />
                {words.hero.callMe}
              </a>
            )}
            {owner.cv !== false && <LinkButton href={siteHref('/cv.pdf')}>{words.hero.cv}</LinkButton>}
            {owner.designPortfolio && (
              <LinkButton href={owner.designPortfolio.url}>{owner.designPortfolio.label}</LinkButton>
            )}
          </div>
        </div>
        <Coin />
      </div>
    </div>
  );
}

function CallIcon({ href }: { href: string }) {
  const app = appOf(href);
  if (app) {
    return (
      <span
        className="profile-icon"
        style={{ '--icon': `url(${assetPath(`icons/${app}.svg`)})` } as CSSProperties}
      />
    );
  }
  const Icon = href.startsWith('tel:') ? Phone : href.startsWith('mailto:') ? Mail : MessageCircle;
  return <Icon size={20} aria-hidden />;
}

function appOf(href: string): 'whatsapp' | 'telegram' | undefined {
  if (/^https:\/\/(wa\.me|api\.whatsapp\.com)\//.test(href)) return 'whatsapp';
  if (/^https:\/\/(t|telegram)\.me\//.test(href)) return 'telegram';
}
