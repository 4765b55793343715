import { path } from 'virtual:path';
import type { ShownDate, ShownEntry } from '#content/path-view.ts';
import { words } from '#content/words.ts';
import { projectPath } from '#lib/paths.ts';
import { SiteLink } from '#ui/site-link.tsx';
import './path.css';

export function Path() {
  const { entries, certificates, languages } = path;
  return (
    <div className="wrap path" data-aos="fade-up">
      <div className="path-head">
        <h2 className="h2" tabIndex={-1}>
          {words.path.heading}
        </h2>
        <p className="sub">{words.path.text}</p>
      </div>
      {entries.length > 0 && (
        <ol className="path-list">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <div className="path-more">
        {certificates.length > 0 && (
          <div>
            <h3>{words.path.certificates}</h3>
            <ul>
              {certificates.map(({ title, by, url, date }) => (
                <li key={title + date.value} dir="auto">
                  <b>
                    <MaybeLink url={url} text={title} />
                  </b>
                  {by}, <Time date={date} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <h3>{words.path.languages}</h3>
            <ul>
              {languages.map(({ name, level }) => (
                <li key={name} dir="auto">
                  <b>{name}</b>
                  {level}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function Entry({ entry }: { entry: ShownEntry }) {
  const { id, kind, title, at, place, url, from, to, lines, projects } = entry;
  return (
    <li id={id} className={to ? undefined : 'path-now'}>
      <p className="path-when">
        <b>{words.path.kinds[kind]}</b> <Time date={from} />
        {to?.value !== from.value && <> – {to ? <Time date={to} /> : words.path.now}</>}
      </p>
      <div dir="auto">
        <h3>{title}</h3>
        <p>
          <MaybeLink url={url} text={at} />
          {place && `, ${place}`}
        </p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {projects.length > 0 && (
        <ul className="path-projects" aria-label={words.path.projects(at)}>
          {projects.map((project) => (
            <li key={projectPath(project)}>
              <SiteLink to={projectPath(project)}>{project.title}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Time({ date: { value, text } }: { date: ShownDate }) {
  return <time dateTime={value}>{text}</time>;
}

function MaybeLink({ url, text }: { url: string | undefined; text: string }) {
  if (!url) return <>{text}</>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
