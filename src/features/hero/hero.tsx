import { words } from '#content/words.ts';
import './hero.css';
import { Phone } from 'lucide-react';
import { owner } from '#content/owner.ts';
import { siteHref } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Coin } from './coin.tsx';
import { TypedLine } from './typed-line.tsx';

export function Hero() {
  return (
    <div id="beranda" className="hero">
      <div className="wrap hero-grid">
        <div>
          <h1 className="h1" tabIndex={-1}>
            {words.hero.greeting}
          </h1>
          <p className="hero-who">
            <b>{owner.fullName}</b> {owner.role} <span>{owner.location}</span>
          </p>
          {owner.openTo && <p className="hero-open">{owner.openTo}</p>}
          <TypedLine lines={owner.typedLines} />
          <p className="mt-4 max-w-[46ch] text-[1.1875rem] text-muted">{owner.personal}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {owner.callMe && (
              <a
                href={owner.callMe}
                target={owner.callMe.startsWith('http') ? '_blank' : undefined}
                rel="noopener noreferrer"
                className={buttonClass()}
              >
                <Phone size={20} aria-hidden />
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
