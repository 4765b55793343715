import { ArrowDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { portrait } from '#content/assemble/pictures.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { sectionPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Eyebrow, Heading } from '#ui/heading.tsx';
import { PlainIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';

/** Two thirds of the pixels are enough on the sharpest screens. */
const sizes = '(max-width: 1023px) and (min-resolution: 2.5dppx) 106px, (max-width: 1023px) 160px, 268px';

export function About() {
  return (
    <div id="tentangSaya" className="band bg-surface">
      <div className="wrap grid gap-6 sm:gap-10 lg:grid-cols-[1fr_auto] lg:gap-20" data-aos="fade-up">
        <div>
          <Eyebrow lang={words.about.eyebrow.lang}>{words.about.eyebrow.text}</Eyebrow>
          <Heading level={2} className="mt-2.5">
            {words.about.heading}
          </Heading>
          <div className="mt-3 grid max-w-[50ch] gap-3 max-sm:text-sm sm:mt-4 sm:gap-4 text-muted sm:text-lg">
            {owner.bio.map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
          {hasSection('path') && (
            <p className="mt-8 max-sm:hidden">
              <Button look="quiet" to={sectionPath('path')} iconAfter={<ArrowDown size={20} />}>
                {words.about.path}
              </Button>
            </p>
          )}
        </div>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-6 gap-y-3.5 sm:gap-x-8 lg:grid-cols-1">
          <div className="sm:row-span-2 lg:row-span-1 lg:mb-3">
            <Picture
              picture={portrait}
              alt={words.about.portrait(owner.fullName)}
              sizes={sizes}
              className="size-24 rounded-card object-cover shadow-card sm:size-40 lg:size-67"
            />
          </div>
          {owner.profiles.length > 0 && (
            <>
              <Heading level={3} size="small" className="sm:self-end">
                {words.about.connect}
              </Heading>
              <ul
                className="flex flex-wrap gap-3 max-sm:col-span-full max-sm:max-w-(--row) sm:self-start"
                style={{ '--row': `${rowOf(owner.profiles.length) * 56}px` } as CSSProperties}
              >
                {owner.profiles.map(({ name, icon, url }) => (
                  <li key={name}>
                    <IconButton
                      label={name}
                      icon={<PlainIcon src={icon} />}
                      href={url}
                      target="_blank"
                      rel="noopener noreferrer me"
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** On phones, more than five stand in two even rows. */
function rowOf(count: number): number {
  return count > 5 ? Math.ceil(count / 2) : count;
}
