type Props = {
  quote: { text: string; by: string; role: string };
  /** What it is about, where that is not clear. */
  about?: string | undefined;
  className?: string;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
};

/** What somebody said about a project. */
export function Quote({ quote: { text, by, role }, about, className = '', lang, dir }: Props) {
  return (
    <figure className={`border-s-3 border-gold break-inside-avoid ${className}`} lang={lang} dir={dir}>
      {about && <p className="mb-1 text-sm font-bold text-accent">{about}</p>}
      <blockquote className="leading-snug font-bold text-balance before:content-['“'] after:content-['”'] sm:text-xl sm:leading-snug">
        {text}
      </blockquote>
      <figcaption className="mt-2 text-xs text-muted sm:text-sm">
        <b>{by}</b>, {role}
      </figcaption>
    </figure>
  );
}
