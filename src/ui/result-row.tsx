import {
  Award,
  Contact,
  FileText,
  FolderKanban,
  Hash,
  Languages,
  type LucideIcon,
  Mail,
  MessageCircle,
  Milestone,
  NotebookPen,
  Settings2,
  Wrench,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { Icon } from './icon.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { SiteLink } from './site-link.tsx';

export type Result = {
  id: string;
  kind: string;
  title: string;
  note: string;
  snippet?: string;
  /** A path of the site, or any other address. Without both, the row is a button. */
  to?: string;
  href?: string;
  lang?: string | undefined;
  picture?: PictureSource;
  icon?: string;
};

type Props = { result: Result; lang: string; onPick?: (event: MouseEvent<HTMLElement>) => void };

const glyphs: Record<string, LucideIcon> = {
  section: Hash,
  note: NotebookPen,
  tool: Wrench,
  step: Milestone,
  certificate: Award,
  language: Languages,
  document: FileText,
  contact: Mail,
  profile: Contact,
  action: Settings2,
  question: MessageCircle,
};

/** A result of the search or the chat. `lang` is the language of the page. */
export function ResultRow({ result, lang, onPick }: Props) {
  const { kind, title, note, to, href, picture, icon } = result;
  const Glyph = glyphs[kind] ?? FolderKanban;
  const content = (
    <>
      <span className="result-thumb">
        {picture ? (
          <Picture picture={picture} alt="" sizes="64px" className="size-full object-cover" />
        ) : icon ? (
          <Icon src={icon} name={title} size={28} />
        ) : (
          <Glyph size={20} aria-hidden />
        )}
      </span>
      <span dir="auto">
        <b lang={result.lang ?? lang}>{title}</b>
        <small lang={result.snippet ? result.lang : lang}>{result.snippet ?? note}</small>
      </span>
    </>
  );
  if (to !== undefined)
    return (
      <SiteLink to={to} className="result" onClick={onPick}>
        {content}
      </SiteLink>
    );
  if (href === undefined)
    return (
      <button type="button" className="result" onClick={onPick}>
        {content}
      </button>
    );
  const isWeb = /^https?:/.test(href);
  return (
    <a
      href={href}
      className="result"
      onClick={onPick}
      {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {content}
    </a>
  );
}
