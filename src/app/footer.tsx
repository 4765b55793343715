import { comma } from '#content/assemble/site-languages.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { notesPath, sectionPath } from '#lib/paths.ts';
import { menu } from '#pages/sections.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { LanguageLinks } from './languages/language-links.tsx';

export function Footer() {
  return (
    <footer className="border-t border-line wrap-anywhere print:hidden">
      <div className="wrap flex flex-col items-start pt-8 sm:pt-16">
        {owner.openTo && <p className="text-balance text-muted max-sm:text-sm">{owner.openTo}</p>}
        {owner.email && (
          <a
            href={`mailto:${owner.email}`}
            className="-mx-2 rounded-field px-2 py-2 text-3xl font-extrabold text-ink no-underline hover:text-primary"
          >
            {owner.email}
          </a>
        )}
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 sm:py-8 text-sm text-muted">
        <p>
          © {owner.fullName}
          {comma}
          {owner.location}
        </p>
        <ul className="-mx-2 flex flex-wrap">
          {menu.map(({ id, label }) => (
            <li key={id}>
              <SiteLink
                to={sectionPath(id)}
                className="flex min-h-11 min-w-11 items-center px-2 hover:text-ink sm:px-3"
              >
                {label}
              </SiteLink>
            </li>
          ))}
          {import.meta.env.SITE_NOTES && (
            <li>
              <SiteLink
                to={notesPath}
                className="flex min-h-11 min-w-11 items-center px-2 hover:text-ink sm:px-3"
              >
                {words.notes.heading}
              </SiteLink>
            </li>
          )}
        </ul>
        <LanguageLinks className="flex min-h-11 min-w-11 items-center hover:text-ink" />
      </div>
    </footer>
  );
}
