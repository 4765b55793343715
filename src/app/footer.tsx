import { comma } from '#content/assemble/site-languages.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { notesPath, sectionPath } from '#lib/paths.ts';
import { menu } from '#pages/sections.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { LanguageLinks } from './languages/language-links.tsx';

const links = [
  ...menu.map(({ id, label }) => ({ to: sectionPath(id), label })),
  ...(import.meta.env.SITE_NOTES ? [{ to: notesPath, label: words.notes.heading }] : []),
];

const [user, host] = owner.email?.split('@') ?? [];

export function Footer() {
  return (
    <footer className="border-t border-line wrap-anywhere print:hidden">
      <div className="wrap flex flex-col items-start pt-6 sm:pt-16">
        {owner.openTo && <p className="text-balance text-muted max-sm:text-sm">{owner.openTo}</p>}
        {owner.email && (
          <a
            href={`mailto:${owner.email}`}
            className="-mx-2 rounded-field px-2 py-2 text-3xl font-extrabold text-ink no-underline hover:text-primary"
          >
            {/* A long one breaks after the @. */}
            {user}@<wbr />
            {host}
          </a>
        )}
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 sm:py-8 text-sm text-muted">
        <div className="flex flex-wrap items-center justify-between gap-x-8 max-lg:w-full">
          <p className="text-balance max-lg:grow max-lg:basis-[8rem]">
            © {owner.fullName}
            {comma}
            {owner.location}
          </p>
          <div className="flex shrink-0 flex-wrap justify-end gap-x-4 max-lg:max-w-1/2">
            <LanguageLinks className="flex min-h-11 min-w-11 items-center hover:text-ink" />
          </div>
        </div>
        <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
          {links.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} className="flex min-h-11 min-w-11 items-center -mx-2 px-2 hover:text-ink">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
