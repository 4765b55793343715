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
import type { PictureSource } from '#lib/paths.ts';
import { Action } from './action.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

export type Result = {
  id: string;
  kind: string;
  title: string;
  note: string;
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

const rowClass =
  'flex min-h-16 w-full flex-wrap items-center gap-3.5 rounded-field p-2 pe-3.5 text-start leading-snug no-underline wrap-anywhere hover:bg-gold-soft focus-visible:bg-gold-soft focus-visible:-outline-offset-3';

/** A result of the search or the chat. `lang` is the language of the page. */
export function ResultRow({ result, lang, onPick }: Props) {
  const { kind, title, note, to, href, picture, icon } = result;
  const Glyph = glyphs[kind] ?? FolderKanban;
  const target =
    to !== undefined
      ? { to }
      : href !== undefined
        ? { href, target: /^https?:/.test(href) ? '_blank' : undefined }
        : {};
  return (
    <Action {...target} className={rowClass} data-result="" onClick={onPick}>
      <span className="grid h-12 w-16 shrink-0 place-items-center overflow-hidden rounded-field border border-line bg-surface text-primary">
        {picture ? (
          <Picture picture={picture} alt="" sizes="64px" className="size-full object-cover" />
        ) : icon ? (
          <Icon src={icon} name={title} size={28} />
        ) : (
          <Glyph size={20} />
        )}
      </span>
      <span dir="auto" className="min-w-0 max-w-max grow basis-28 wrap-break-word rtl:text-right">
        <b className="block" lang={result.lang ?? lang}>
          {title}
        </b>
        <small className="text-sm text-muted" lang={lang}>
          {note}
        </small>
      </span>
    </Action>
  );
}
