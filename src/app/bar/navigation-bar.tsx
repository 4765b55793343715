import { LanguageLinks } from '#app/languages/language-links.tsx';
import { portrait } from '#content/assemble/pictures.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { sectionPath } from '#lib/paths.ts';
import { menu } from '#pages/sections.ts';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { MotionButton, SearchButton } from './bar-buttons.tsx';
import { SideMenu } from './side-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useActiveSection } from './use-active-section.ts';

export function NavigationBar({ onSearch }: { onSearch: () => void }) {
  const active = useActiveSection();

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/82 [backdrop-filter:blur(14px)] opaque:bg-paper opaque:[backdrop-filter:none] print:hidden [&:not(:has(+*))]:invisible">
      <div className="wrap flex h-(--bar) items-center gap-3 md:grid md:grid-cols-[1fr_auto_1fr]">
        <SiteLink
          to={sectionPath('home')}
          className="flex min-h-11 min-w-0 items-center gap-3 font-bold tracking-tight no-underline"
        >
          {/* Behind the links, as the rim rolls to its place. */}
          <span className="relative -z-1 ms-[3px] shrink-0">
            <i className="bar-rim absolute -inset-[3px] rounded-full" />
            <Picture
              picture={portrait}
              alt=""
              sizes="40px"
              className="relative size-10 rounded-full object-cover"
            />
          </span>
          <span className="truncate">{owner.name}</span>
        </SiteLink>

        <nav aria-label={words.bar.navigation} className="hidden md:block">
          <ul className="flex gap-1 rounded-full border border-line bg-surface p-1">
            {menu.map(({ id, Icon, label }) => (
              <li key={id}>
                <SiteLink
                  to={sectionPath(id)}
                  aria-current={active === id ? 'true' : undefined}
                  className="flex h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold text-muted no-underline hover:text-ink aria-[current]:bg-primary aria-[current]:text-paper"
                >
                  <Icon size={18} className="max-lg:hidden" />
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>

        <div className="ms-auto flex shrink-0 gap-2">
          <LanguageLinks
            isInBar
            className="hidden h-11 min-w-11 items-center justify-center px-2 text-sm font-semibold text-muted no-underline hover:text-ink md:flex"
          />
          <SearchButton onClick={onSearch} />
          <MotionButton className="hidden md:grid" />
          <ThemeButton />
          <SideMenu active={active} />
        </div>
      </div>
    </header>
  );
}
