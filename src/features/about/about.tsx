import { ArrowDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { portrait } from '#content/assemble/pictures.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { assetPath, sectionPath } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** Two thirds of the pixels are enough on the sharpest screens. */
const sizes = '(max-width: 1023px) and (min-resolution: 2.5dppx) 106px, (max-width: 1023px) 160px, 268px';

export function About() {
  return (
    <div id="tentangSaya" className="band bg-surface">
      <div className="wrap grid gap-8 sm:gap-10 lg:grid-cols-[1fr_auto] lg:gap-20" data-aos="fade-up">
        <div>
          <p className="eyebrow" lang={words.about.eyebrow.lang}>
            {words.about.eyebrow.text}
          </p>
          <h2 className="h2 mt-2.5">{words.about.heading}</h2>
          <div className="mt-4 grid max-w-[50ch] gap-4 text-[1.0625rem] text-muted sm:text-[1.1875rem]">
            {owner.bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {hasSection('path') && (
            <p className="mt-8 max-sm:hidden">
              <SiteLink to={sectionPath('path')} className={buttonClass('quiet')}>
                {words.about.path}
                <ArrowDown size={20} aria-hidden />
              </SiteLink>
            </p>
          )}
        </div>
        <div className="flex items-center gap-6 sm:gap-8 lg:flex-col lg:items-start">
          <Picture
            picture={portrait}
            alt={words.about.portrait(owner.fullName)}
            sizes={sizes}
            className="size-32 shrink-0 rounded-card object-cover shadow-card sm:size-40 lg:size-67"
          />
          <div>
            <h3 className="text-[1.375rem] tracking-[-.02em]">{words.about.connect}</h3>
            <ul className="mt-3 flex flex-wrap gap-2 sm:gap-3">
              {owner.profiles.map(({ name, icon, url }) => (
                <li key={name}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer me"
                    aria-label={name}
                    title={name}
                    className="icon-button lift"
                  >
                    <span
                      className="profile-icon"
                      style={{ '--icon': `url(${assetPath(icon)})` } as CSSProperties}
                    />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}
