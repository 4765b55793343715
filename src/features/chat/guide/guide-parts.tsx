import { projectCards } from 'virtual:all-projects';
import { Mail } from 'lucide-react';
import { words } from '#content/words.ts';
import type { KnownProject } from '#features/chat/knowledge.ts';
import { projectPath, siteHref } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import type { GuideAnswer } from './guide-answer.ts';
import './guide.css';

type Props = {
  answer: GuideAnswer;
  onPick: (question: string) => void;
  onAsk: (() => void) | undefined;
};

/** Cards with a picture; the others of a long list are links. */
const mostCards = 6;

/** What an answer of the guide shows below its text. */
export function GuideParts({ answer: { outcome, text, cards, choices, quote, ask }, onPick, onAsk }: Props) {
  return (
    <>
      {cards.length > 0 && (
        <ul className="guide-cards">
          {cards.map((project, place) => (
            <Card key={projectPath(project)} project={project} hasPicture={place < mostCards} />
          ))}
        </ul>
      )}
      {choices.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div role="group" aria-label={text} className="guide-choices">
          {choices.map(({ question, lang }) => (
            <button
              key={question}
              type="button"
              lang={lang}
              className="chat-starter"
              onClick={() => onPick(question)}
            >
              {question}
            </button>
          ))}
        </div>
      )}
      {quote && (
        <figure className="guide-quote">
          <blockquote lang={words.lang}>{quote.text}</blockquote>
          <figcaption>
            <a href={siteHref(projectPath(quote.project))} lang={words.lang}>
              {quote.project.title}
            </a>
          </figcaption>
        </figure>
      )}
      {outcome !== 'sure' && ask && onAsk && (
        <button type="button" className="chat-action mt-1" onClick={onAsk}>
          <Mail size={18} aria-hidden />
          {ask}
        </button>
      )}
    </>
  );
}

function Card({ project, hasPicture }: { project: KnownProject; hasPicture: boolean }) {
  const { kind, id, title, dateText } = project;
  const card = projectCards.find((one) => one.kind === kind && one.id === id);
  return (
    <li className="guide-card" lang={words.lang}>
      {hasPicture && card && <Picture picture={card.image} alt="" sizes="96px" className="guide-cover" />}
      <span>
        <a href={siteHref(projectPath(project))} className="guide-link">
          {title}
        </a>
        <span className="guide-date">{dateText}</span>
      </span>
    </li>
  );
}
