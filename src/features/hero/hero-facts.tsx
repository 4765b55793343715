import { Award, Briefcase, GraduationCap, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownEntry } from '#content/assemble/path-view.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { path, projectsOf } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { projectPath, sectionPath } from '#lib/paths.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** What a recruiter looks for first: present study, present or last position, best work. Only text and links. */
export function HeroFacts() {
  const study = path.entries.find(({ kind }) => kind === 'education');
  const work = path.entries.find(({ kind }) => kind === 'work');
  const [first, second] =
    owner.firstTab === 'website' ? (['website', 'mobile'] as const) : (['mobile', 'website'] as const);
  const best = projectsOf(first)[0] ?? projectsOf(second)[0];
  return (
    <ul className="hero-facts">
      {study && <Entry Icon={GraduationCap} entry={study} />}
      {work && <Entry Icon={Briefcase} entry={work} />}
      {best && (
        <Fact Icon={Award} to={projectPath(best)}>
          <span lang={best.lang} dir={best.dir}>
            <b>{best.title}</b>
            {best.facts?.[0] && `: ${best.facts.slice(0, 2).join(' · ')}`}
          </span>
        </Fact>
      )}
    </ul>
  );
}

function Entry({ Icon, entry }: { Icon: LucideIcon; entry: ShownEntry }) {
  const { id, title, at, from, to, expected } = entry;
  const time = to ? `${from.text} – ${to.text}` : words.path.since(from.text);
  return (
    <Fact Icon={Icon} to={hasSection('path') ? sectionPath(id) : undefined}>
      <b>{title}</b>, {at}
      {'\u2003'}
      <span className="inline-block">
        {[time, ...(expected ? [words.path.expected(expected.text)] : [])].join(', ')}
      </span>
    </Fact>
  );
}

function Fact({ Icon, to, children }: { Icon: LucideIcon; to: string | undefined; children: ReactNode }) {
  return (
    <li>
      <Icon size={20} aria-hidden />
      {to ? <SiteLink to={to}>{children}</SiteLink> : <span>{children}</span>}
    </li>
  );
}
