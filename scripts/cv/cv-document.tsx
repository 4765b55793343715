import type { ReactNode } from 'react';
import { directionOf } from '../../src/content/assemble/direction-of.ts';
import { formatDate } from '../../src/content/assemble/format-date.ts';
import { newestCertificates, newestFirst } from '../../src/content/assemble/path-view.ts';
import type { Project } from '../../src/content/index.ts';
import type { Owner } from '../../src/content/schema/owner.ts';
import type { Path, PathEntry } from '../../src/content/schema/path.ts';
import type { Technology } from '../../src/content/schema/technologies.ts';
import type { Words } from '../../src/content/words.ts';
import { contactWays } from '../../src/lib/contact-ways.ts';

export type CvContent = {
  owner: Owner;
  path: Path;
  words: Words;
  tools: readonly Technology[];
  pages: readonly Project[];
  /** The site's full address, if known. */
  address?: string | undefined;
};

/** Font size in points, and the most entries of each kind, lines per entry, and projects to show. */
export type CvSize = { points: number; entries: number; lines: number; projects: number };

type Props = CvContent & { size: CvSize; style: string };

/** The CV as a standalone HTML document for A4. */
export function CvDocument({ owner, path, words, tools, pages, address, size, style }: Props) {
  const { lang } = words;
  const shown = (date: string) => formatDate(date, lang, 'short');
  const entries = (kind: PathEntry['kind']) => (
    <Section heading={words.path.kinds[kind]}>
      {newestFirst(path.entries)
        .filter((entry) => entry.kind === kind)
        .slice(0, size.entries)
        .map(({ title, at, place, url, from, to, lines }) => (
          <Item
            key={at + title + from}
            title={title}
            beside={
              <>
                <MaybeLink url={url} text={at} />
                {place && <span className="quiet">{place}</span>}
              </>
            }
            when={from === to ? shown(from) : `${shown(from)} – ${to ? shown(to) : words.path.now}`}
          >
            <ul className="lines">
              {lines.slice(0, size.lines).map((line) => (
                <li key={line}>
                  <span dir="auto">{line}</span>
                </li>
              ))}
            </ul>
          </Item>
        ))}
    </Section>
  );

  return (
    <html lang={lang} dir={directionOf(lang)} style={{ fontSize: `${size.points}pt` }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${owner.fullName} – ${words.hero.cv}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cv.css, fonts and colors. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <h1>{owner.fullName}</h1>
          <p className="role">
            {owner.role}
            <span className="quiet"> · {owner.location}</span>
          </p>
          <ul className="line ways">
            {contactWays(owner).map(({ href, value }) => (
              <Way key={href} href={href} text={value} />
            ))}
            {address && <Way href={address} />}
            {owner.profiles.map(({ url }) => (
              <Way key={url} href={url} />
            ))}
          </ul>
        </header>
        <div className="summary">
          <p>{owner.personal}</p>
          {owner.openTo && <p className="open">{owner.openTo}</p>}
        </div>
        {entries('work')}
        {entries('education')}
        <Section heading={words.bar.sections.project}>
          {chosenProjects(pages, size.projects).map((page) => (
            <Item
              key={`${page.kind}/${page.id}`}
              title={<MaybeLink url={address && `${address}${page.kind}/${page.id}/`} text={page.title} />}
              beside={page.facts?.map((fact) => <span key={fact}>{fact}</span>)}
              when={shown(page.date)}
            >
              <p dir="auto">{page.result ?? page.description}</p>
              {page.role && (
                <p className="quiet" dir="auto">
                  {words.project.role}: {page.role}
                </p>
              )}
            </Item>
          ))}
        </Section>
        {entries('organisation')}
        <Section heading={words.tools.heading} list="line">
          {skills(pages, tools).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Section>
        <Section heading={words.path.certificates}>
          {newestCertificates(path.certificates)
            .slice(0, size.entries)
            .map(({ title, by, date, url }) => (
              <Item
                key={title + date}
                title={<MaybeLink url={url} text={title} />}
                beside={<span>{by}</span>}
                when={shown(date)}
              />
            ))}
        </Section>
        <Section heading={words.path.languages} list="line">
          {path.languages.map(({ name, level }) => (
            <li key={name}>
              {name} <span className="quiet">{level}</span>
            </li>
          ))}
        </Section>
      </body>
    </html>
  );
}

type SectionProps = { heading: string; list?: 'items' | 'line'; children: ReactNode[] };

function Section({ heading, list = 'items', children }: SectionProps) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={list}>{children}</ul>
    </section>
  );
}

type ItemProps = { title: ReactNode; beside: ReactNode; when: string; children?: ReactNode };

function Item({ title, beside, when, children }: ItemProps) {
  return (
    <li>
      <div className="top">
        <div className="line" dir="auto">
          <h3>{title}</h3>
          {beside}
        </div>
        <p className="when">{when}</p>
      </div>
      {children}
    </li>
  );
}

function Way({ href, text = withoutProtocol(href) }: { href: string; text?: string }) {
  return (
    <li>
      <a href={href} dir="ltr">
        {text}
      </a>
    </li>
  );
}

function MaybeLink({ url, text }: { url: string | undefined; text: string }) {
  return url ? <a href={url}>{text}</a> : <span>{text}</span>;
}

/** Projects with a result, newest first; without any, the first ones on the site. */
function chosenProjects(pages: readonly Project[], most: number): Project[] {
  const cases = pages.filter(({ result }) => result).toSorted((a, b) => b.date.localeCompare(a.date));
  return (cases.length > 0 ? cases : pages).slice(0, most);
}

/** Technologies by the number of projects that use them; without any, the tools of the home page. */
function skills(pages: readonly Project[], tools: readonly Technology[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of pages.flatMap(({ technologies }) => technologies))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const used = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return used.length > 0 ? used : tools.map(({ name }) => name);
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
