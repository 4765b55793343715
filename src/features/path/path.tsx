import { ChevronDown } from 'lucide-react';
import { byEmployer, type ShownDate, type ShownEntry } from '#content/assemble/path-view.ts';
import { comma } from '#content/assemble/site-languages.ts';
import { path } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { projectPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Heading, Lead } from '#ui/heading.tsx';

const listClass = 'flex flex-wrap gap-x-6 gap-y-2 sm:flex-col sm:gap-y-3';
const whenClass = 'text-sm leading-snug font-semibold text-muted';
const stepClass = 'group/step relative ps-8 not-last:pb-4 sm:ps-10 sm:not-last:pb-11 scroll-mt-6';
/** Text in the other direction stays beside the rail. */
const alignClass = '[text-align:-webkit-match-parent]';

export function Path() {
  const { entries, certificates, languages } = path;
  return (
    <div
      className="wrap grid grid-cols-1 gap-5 sm:gap-11 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-x-16 lg:gap-y-14"
      data-aos="fade-up"
    >
      <div className="self-start lg:sticky lg:top-[calc(var(--bar)+32px)] lg:row-span-2">
        <Heading level={2}>{words.path.heading}</Heading>
        <Lead>{words.path.text}</Lead>
      </div>
      {entries.length > 0 && (
        <ol className="lg:col-start-2">
          {byEmployer(entries).map((positions) => (
            <Employer key={positions[0].id} positions={positions} />
          ))}
        </ol>
      )}
      <div className="grid gap-4 border-t border-line pt-4 text-sm leading-snug text-muted empty:hidden sm:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] sm:gap-8 sm:pt-9 lg:col-start-2 lg:ps-10">
        {certificates.length > 0 && (
          <div>
            <ListHeading>{words.path.certificates}</ListHeading>
            <ul className={listClass}>
              {certificates.map(({ title, by, url, date, built }) => (
                <li key={title + date.value} dir="auto" className={alignClass}>
                  <b className="block text-ink">
                    <MaybeLink url={url} text={title} />
                  </b>
                  {by && by + comma}
                  <Time date={date} />
                  {built && <span className="block">{built}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <ListHeading>{words.path.languages}</ListHeading>
            <ul className={listClass}>
              {languages.map(({ name, level }) => (
                <li key={name} dir="auto" className={alignClass}>
                  <b className="block text-ink">{name}</b>
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
      <li id={latest.id} className={stepClass}>
        <Petal isNow={!latest.to} />
        <When entry={latest} kind={words.path.kinds[latest.kind]} />
        <div dir="auto" className={alignClass}>
          <Heading level={3} size="small" className="mt-0.5 max-sm:text-lg">
            {latest.title}
          </Heading>
          <p className="text-muted">
            <MaybeLink url={latest.url} text={latest.at} />
            {latest.place && comma + latest.place}
          </p>
          <Lines entry={latest} />
        </div>
        <Projects entry={latest} />
      </li>
    );
  return (
    <li className={stepClass}>
      <Petal isNow={positions.some(({ to }) => !to)} />
      <p className={whenClass}>
        <Kind>{words.path.kinds[latest.kind]}</Kind>
      </p>
      <div dir="auto" className={alignClass}>
        <Heading level={3} size="small" className="mt-0.5 max-sm:text-lg">
          <MaybeLink url={latest.url} text={latest.at} />
        </Heading>
        {latest.place && <p className="text-muted">{latest.place}</p>}
      </div>
      <ol className="mt-5 grid gap-6">
        {positions.map((entry) => (
          <li key={entry.id} id={entry.id} className="scroll-mt-6">
            <div dir="auto" className={alignClass}>
              <h4 className="text-lg leading-snug font-bold">{entry.title}</h4>
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

/** Beside an entry, gold for current ones, with a line to the next. */
function Petal({ isNow }: { isNow: boolean }) {
  const look = isNow
    ? 'border-gold bg-gold forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-color-adjust-none'
    : 'border-line-strong';
  return (
    <>
      <i
        data-now={isNow}
        className={`absolute start-0.5 top-1 size-4 rotate-45 rounded-[0_100%] border-2 ${look}`}
      />
      <i className="absolute start-[9px] top-8 bottom-1 w-0.5 bg-line group-last/step:hidden" />
    </>
  );
}

function ListHeading({ children }: { children: string }) {
  return <h3 className="mb-1.5 text-base tracking-tight text-ink sm:mb-3.5">{children}</h3>;
}

function Kind({ children }: { children: string }) {
  return <b className="me-2 text-accent">{children}</b>;
}

function When({ entry: { from, to, expected }, kind }: { entry: ShownEntry; kind?: string }) {
  return (
    <p className={whenClass}>
      {kind && <Kind>{kind}</Kind>} <Time date={from} />
      {to?.value !== from.value && <> – {to ? <Time date={to} /> : words.path.now}</>}
      {expected && comma}
      {expected && <span className="inline-block">{words.path.expected(expected.text)}</span>}
    </p>
  );
}

function Lines({ entry: { lines } }: { entry: ShownEntry }) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-1.5 grid max-w-[62ch] gap-1.5 max-sm:leading-snug sm:mt-3 sm:gap-2" data-lines="">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Projects({ entry: { kind, at, lines, projects } }: { entry: ShownEntry }) {
  return (
    <>
      {/* On a phone it opens the projects and the lines after the first, except of work: see path.css. */}
      {kind !== 'work' && lines.length + projects.length > 1 && (
        <details data-rest="">
          <summary className="-mb-2 flex min-h-11 w-fit items-center gap-1 text-sm font-bold text-primary [&::-webkit-details-marker]:hidden">
            {words.path.more}
            <ChevronDown size={16} />
          </summary>
        </details>
      )}
      {projects.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2" aria-label={words.path.projects(at)} data-projects="">
          {projects.map((project) => (
            <li key={projectPath(project)}>
              <Button look="quiet" size="small" to={projectPath(project)}>
                {project.title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Time({ date: { value, text } }: { date: ShownDate }) {
  return (
    <time className="tabular-nums" dateTime={value}>
      {text}
    </time>
  );
}

function MaybeLink({ url, text }: { url: string | undefined; text: string }) {
  if (!url) return <>{text}</>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      // A touch target of 44 px, without moving the lines.
      className="py-3.5 underline decoration-line-strong underline-offset-3 hover:text-primary hover:decoration-current"
    >
      {text}
    </a>
  );
}
