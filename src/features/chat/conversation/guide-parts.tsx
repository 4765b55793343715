import { projectCards } from 'virtual:all-projects';
import { Mail } from 'lucide-react';
import { words } from '#content/words.ts';
import type { GuideAnswer } from '#features/chat/guide/guide-answer.ts';
import type { KnownProject } from '#features/chat/knowledge.ts';
import { projectPath } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';

type Props = {
  answer: GuideAnswer;
  onPick: (question: string) => void;
  /** Puts the question into the contact form. */
  onAsk: (() => void) | undefined;
};

/** The remaining cards of a long list have no picture. */
const maxPictures = 6;

/** Cards, suggested questions, a quote and a contact button below the text of a guide answer. */
export function GuideParts({ answer: { text, cards, choices, quote, ask }, onPick, onAsk }: Props) {
  return (
    <>
      {cards.length > 0 && (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {cards.map((project, place) => (
            <Card key={projectPath(project)} project={project} hasPicture={place < maxPictures} />
          ))}
        </ul>
      )}
      {choices.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div role="group" aria-label={text} className="mt-3 flex flex-wrap gap-2">
          {choices.map((choice) => (
            <button
              key={choice.text}
              type="button"
              lang={choice.lang}
              dir="auto"
              className="chat-starter text-start"
              onClick={() => onPick(choice.text)}
            >
              {choice.text}
            </button>
          ))}
        </div>
      )}
      {quote && (
        <figure lang={words.lang} className="mt-3 border-s-3 border-gold ps-4">
          <blockquote>{quote.text}</blockquote>
          <figcaption className="mt-1 text-[.9375rem] font-bold">
            <SiteLink to={projectPath(quote.project)} className="text-primary underline underline-offset-3">
              {quote.project.title}
            </SiteLink>
          </figcaption>
        </figure>
      )}
      {ask && onAsk && (
        <button type="button" className="chat-action mt-2 text-start text-balance" onClick={onAsk}>
          <Mail size={18} aria-hidden />
          {ask}
        </button>
      )}
    </>
  );
}

/** The title's link covers the whole card. */
function Card({ project, hasPicture }: { project: KnownProject; hasPicture: boolean }) {
  const { kind, id, title, dateText } = project;
  const card = projectCards.find((one) => one.kind === kind && one.id === id);
  return (
    <li
      lang={words.lang}
      className="relative flex min-h-11 items-center gap-3 rounded-2xl border border-line bg-surface p-2 leading-snug hover:border-primary"
    >
      {hasPicture && card && (
        <div className="w-20 shrink-0">
          <Picture
            picture={card.image}
            alt=""
            sizes="80px"
            className="aspect-16/10 rounded-lg object-cover"
          />
        </div>
      )}
      <span className={hasPicture ? '' : 'ps-1'}>
        <SiteLink
          to={projectPath(project)}
          className="font-bold after:absolute after:inset-0 after:rounded-2xl"
        >
          {title}
        </SiteLink>
        <span className="block text-sm text-muted">{dateText}</span>
      </span>
    </li>
  );
}
