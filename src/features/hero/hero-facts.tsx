import { ArrowRight, Briefcase, GraduationCap, type LucideIcon, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownEntry } from '#content/assemble/path-view.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { comma } from '#content/assemble/site-languages.ts';
import { path, projects, projectsOf } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { projectPath, sectionPath } from '#lib/paths.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** What a recruiter looks for first: study and position, the present or last of each, newest first; best work. */
export function HeroFacts() {
  const study = path.entries.find(({ kind }) => kind === 'education');
  const work = path.entries.find(({ kind }) => kind === 'work');
  const best = projectsOf(owner.firstTab ?? 'mobile')[0] ?? projects[0];
  return (
    <ul className="grid gap-1 low:gap-px">
      {path.entries
        .filter((entry) => entry === study || entry === work)
        .map((entry) => (
          <Entry key={entry.id} Icon={entry === study ? GraduationCap : Briefcase} entry={entry} />
        ))}
      {best && (
        <Fact Icon={Star} to={projectPath(best)} title={best.title} lang={best.lang} dir={best.dir}>
          {best.facts?.[0]}
        </Fact>
      )}
    </ul>
  );
}

function Entry({ Icon, entry }: { Icon: LucideIcon; entry: ShownEntry }) {
  const { id, title, at, from, to, expected } = entry;
  const when = expected
    ? words.path.expected(expected.text)
    : to
      ? `${from.text} – ${to.text}`
      : words.path.since(from.text);
  return (
    <Fact Icon={Icon} to={hasSection('path') ? sectionPath(id) : undefined} title={title}>
      {at}
      {comma}
      <span className="inline-block">{when}</span>
    </Fact>
  );
}

type FactProps = {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
  to: string | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
};

function Fact({ Icon, title, children, to, lang, dir }: FactProps) {
  const box = '-mx-2 inline-flex min-h-11 low:min-h-9 gap-2.5 rounded-field px-2 py-0.5 low:py-0';
  const content = (
    <>
      <Icon size={20} className="shrink-0 text-accent lg:mt-px" />
      <span className="leading-snug" lang={lang} dir={dir}>
        <b className="block text-sm font-bold text-ink lg:text-base">
          {title}
          {to && (
            <ArrowRight
              size={16}
              className="ms-1.5 inline align-[-.14em] text-primary transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
            />
          )}
        </b>{' '}
        <span className="block text-xs text-muted lg:text-sm">{children}</span>
      </span>
    </>
  );
  return (
    <li>
      {to ? (
        <SiteLink to={to} className={`group ${box} focus-visible:outline-offset-0`}>
          {content}
        </SiteLink>
      ) : (
        <span className={box}>{content}</span>
      )}
    </li>
  );
}
