import type { ProjectKind } from '#lib/paths.ts';
import { answerLanguage } from './answer-language.ts';
import { answerProfile, answerUnlisted, ownerAnswers } from './answer-owner.ts';
import type { Answer } from './answer-parts.ts';
import { answerFound, answerProject, answerProjects, answerTechnology } from './answer-projects.ts';
import { answerGreeting, smallTalkAnswers } from './answer-small-talk.ts';
import { correctWords } from './correct-words.ts';
import { enough, findIntent, intentWords } from './find-intent.ts';
import type { Intent } from './intent-cues.ts';
import type { Knowledge } from './knowledge.ts';
import { matchProject } from './match-project.ts';
import { matchTechnology, unlistedTechnology } from './match-technology.ts';
import { questionWords } from './question-words.ts';
import { searchProjects } from './search-projects.ts';

/**
 * Answers from the site's own content, without any model.
 *
 * @param question as the visitor typed it
 * @returns Markdown in the language of the question, with links to pages of this site as paths
 */
export function localAnswer(question: string, knowledge: Knowledge): string {
  const typed = questionWords(question);
  const words = correctWords(typed, knowledge);
  return answer(typed, words, knowledge)[answerLanguage([...typed, ...words])];
}

function answer(typed: readonly string[], words: readonly string[], knowledge: Knowledge): Answer {
  const found = findIntent(words);
  if (found?.covers && smallTalk.has(found.intent)) return answerIntent(found.intent, words, knowledge);

  // What a project is called may say "toko" or "CV": the rest of the question tells what it is after.
  const named = matchProject(typed, knowledge);
  if (named) {
    const rest = [...typed.slice(0, named.start), ...typed.slice(named.end)];
    const after = findIntent(correctWords(rest, knowledge));
    if (!after || !business.has(after.intent)) return answerProject(named.project, knowledge);
    return answerIntent(after.intent, words, knowledge);
  }
  if (found && business.has(found.intent) && found.score > enough)
    return answerIntent(found.intent, words, knowledge);

  const profile = knowledge.owner.profiles.find(({ name }) => words.includes(name.toLowerCase()));
  const technology = matchTechnology(words, knowledge);
  if (profile && !(technology && asksForProjects(words)))
    return answerProfile(profile.name, profile.url, knowledge);
  if (technology) return answerTechnology(technology, kindOf(words), knowledge);
  const unlisted = unlistedTechnology(words);
  if (unlisted) return answerUnlisted(unlisted, knowledge);

  if (found && found.intent !== 'projects') return answerIntent(found.intent, words, knowledge);
  const hits = searchProjects(
    words.filter((word) => !intentWords.has(word)),
    knowledge,
  );
  if (hits.length > 0) return answerFound(hits);
  return found ? answerIntent(found.intent, words, knowledge) : smallTalkAnswers.unknown(knowledge);
}

const smallTalk = new Set<Intent>(['greeting', 'thanks', 'goodbye', 'bot']);
const business = new Set<Intent>(['shop', 'hire', 'contact']);

function answerIntent(intent: Intent, words: readonly string[], knowledge: Knowledge): Answer {
  if (intent === 'projects') return answerProjects(kindOf(words), knowledge);
  if (intent === 'greeting') return answerGreeting(words, knowledge);
  return { ...ownerAnswers, ...smallTalkAnswers }[intent](knowledge);
}

function asksForProjects(words: readonly string[]): boolean {
  return words.some((word) => ['proyek', 'projects', 'pakai', 'use', 'uses', 'using', 'with'].includes(word));
}

/** The kind of project that is asked for; `aplikasi web` is a website, and both kinds together are none. */
function kindOf(words: readonly string[]): ProjectKind | undefined {
  const says = (...some: string[]) => some.some((word) => words.includes(word));
  const isMobile = says('mobile', 'android', 'hp', 'ios', 'telepon');
  if (says('website', 'browser')) return isMobile ? undefined : 'website';
  return isMobile || says('aplikasi', 'app', 'apps') ? 'mobile' : undefined;
}
