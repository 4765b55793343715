import type { ShownDate, ShownEntry } from '#content/assemble/path-view.ts';
import { path } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { byEmployer } from '#lib/by-employer.ts';
import { projectPath } from '#lib/paths.ts';
import { SiteLink } from '#ui/site-link.tsx';

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
          {byEmployer(entries).map((positions) => (
            <Employer key={positions[0].id} positions={positions} />
          ))}
        </ol>
      )}
      <div className="path-more">
        {certificates.length > 0 && (
          <div>
            <h3>{words.path.certificates}</h3>
            <ul>
              {certificates.map(({ title, by, url, date, built }) => (
                <li key={title + date.value} dir="auto">
                  <b>
                    <MaybeLink url={url} text={title} />
                  </b>
                  {by && `${by}, `}
                  <Time date={date} />
                  {built && <span className="block">{built}</span>}
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

/** The positions at one employer that follow one another. */
function Employer({ positions }: { positions: [ShownEntry, ...ShownEntry[]] }) {
  const [latest] = positions;
  if (positions.length === 1)
    return (
      <li id={latest.id} className={latest.to ? undefined : 'path-now'}>
        <When entry={latest} kind={words.path.kinds[latest.kind]} />
        <div dir="auto">
          <h3>{latest.title}</h3>
          <Place entry={latest} />
          <Lines entry={latest} />
        </div>
        <Projects entry={latest} />
      </li>
    );
  return (
    <li className={positions.some(({ to }) => !to) ? 'path-now' : undefined}>
      <p className="path-when">
        <b>{words.path.kinds[latest.kind]}</b>
      </p>
      <div dir="auto">
        <h3>
          <MaybeLink url={latest.url} text={latest.at} />
        </h3>
        {latest.place && <p>{latest.place}</p>}
      </div>
      <ol className="path-positions">
        {positions.map((entry) => (
          <li key={entry.id} id={entry.id}>
            <div dir="auto">
              <h4>{entry.title}</h4>
              <When entry={entry} />
              <Lines entry={entry} />
            </div>
            <Projects entry={entry} />
          </li>
        ))}
      </ol>
    </li>
  );
}

function When({ entry: { from, to, expected }, kind }: { entry: ShownEntry; kind?: string }) {
  return (
    <p className="path-when">
      {kind && <b>{kind}</b>} <Time date={from} />
      {to?.value !== from.value && <> – {to ? <Time date={to} /> : words.path.now}</>}
      {expected && `, ${words.path.expected(expected.text)}`}
    </p>
  );
}

function Place({ entry: { at, url, place } }: { entry: ShownEntry }) {
  return (
    <p>
      <MaybeLink url={url} text={at} />
      {place && `, ${place}`}
    </p>
  );
}

function Lines({ entry: { lines } }: { entry: ShownEntry }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Projects({ entry: { at, lines, projects } }: { entry: ShownEntry }) {
  return (
    <>
      {/* On a phone it opens the projects and the lines after the first: see path.css. */}
      {lines.length + projects.length > 1 && (
        <details className="path-rest">
          <summary>{words.path.more}</summary>
        </details>
      )}
      {projects.length > 0 && (
        <ul className="path-projects" aria-label={words.path.projects(at)}>
          {projects.map((project) => (
            <li key={projectPath(project)}>
              <SiteLink to={projectPath(project)}>{project.title}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Time({ date: { value, text } }: { date: ShownDate }) {
  return (
    <time dateTime={value} suppressHydrationWarning>
      {text}
    </time>
  );
}

function MaybeLink({ url, text }: { url: string | undefined; text: string }) {
  if (!url) return <>{text}</>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
