import type { Knowledge } from '#features/chat/knowledge.ts';
import type { ProjectKind } from '#lib/paths.ts';
import { answerLanguage, commonWords } from './answer-language.ts';
import { answerProfile, answerUnlisted, ownerAnswers } from './answer-owner.ts';
import { type Answer, joined } from './answer-parts.ts';
import { answerFound, answerProject, answerProjects, answerTechnology } from './answer-projects.ts';
import { answerGreeting, smallTalkAnswers } from './answer-small-talk.ts';
import { mergeOwner, wordCorrector } from './correct-words.ts';
import { enough, findIntent, intentWords } from './find-intent.ts';
import type { Intent } from './intent-cues.ts';
import { matchProject } from './match-project.ts';
import { matchTechnologies, unlistedTechnology } from './match-technology.ts';
import { questionWords } from './question-words.ts';
import { searchProjects } from './search-projects.ts';

/**
 * Answers from the site's own content, without any model.
 *
 * @param question as the visitor typed it
 * @returns Markdown in the language of the question, with links to pages of this site as paths
 */
export function localAnswer(question: string, knowledge: Knowledge): string {
  const correct = wordCorrector(knowledge);
  const typed = questionWords(question);
  const words = mergeOwner(typed.map(correct));
  return answer({ typed, words, correct }, knowledge)[answerLanguage([...typed, ...words])];
}

type Question = {
  typed: readonly string[];
  /** In their standard spelling, the owner as `@`. */
  words: readonly string[];
  correct: (word: string) => string;
};

/** From what is most to what is least certain: a courtesy, a project, a request, a tool, a topic, a word in a text. */
function answer(question: Question, knowledge: Knowledge): Answer {
  const { words } = question;
  const found = findIntent(words);
  if (found?.covers && courtesies.has(found.intent)) return answerIntent(found.intent, words, knowledge);

  const named = answerNamed(question, knowledge);
  if (named) return named;
  if (found && requests.has(found.intent) && found.score > enough) {
    return answerIntent(found.intent, words, knowledge);
  }

  const tool = answerTools(words, knowledge);
  if (tool) return tool;
  if (found && found.intent !== 'projects') return answerIntent(found.intent, words, knowledge);

  const hits = searchProjects(question.typed.filter(tellsSomething(question)), knowledge);
  if (hits.length > 0) return answerFound(hits);
  return found ? answerIntent(found.intent, words, knowledge) : smallTalkAnswers.unknown(knowledge);
}

const courtesies = new Set<Intent>(['greeting', 'thanks', 'goodbye', 'bot']);
const requests = new Set<Intent>(['shop', 'hire', 'contact', 'about']);

/** A project by its name. The name may say "toko" or "CV": the rest of the question tells what it is after. */
function answerNamed({ typed, correct }: Question, knowledge: Knowledge): Answer | undefined {
  const named = matchProject(typed, knowledge);
  if (!named) return undefined;
  const rest = [...typed.slice(0, named.start), ...typed.slice(named.end)];
  const words = mergeOwner(rest.map(correct));
  const found = findIntent(words);
  return found && requests.has(found.intent)
    ? answerIntent(found.intent, words, knowledge)
    : answerProject(named.project, knowledge);
}

/** A profile, or the technologies that are asked for. GitHub is both. */
function answerTools(words: readonly string[], knowledge: Knowledge): Answer | undefined {
  const profile = knowledge.owner.profiles.find(({ name }) => words.includes(name.toLowerCase()));
  const technologies = matchTechnologies(words, knowledge);
  if (profile && !(technologies.includes(profile.name) && asksForProjects(words))) {
    return answerProfile(profile.name, profile.url, knowledge);
  }
  if (technologies.length > 0) {
    return joined(technologies.map((name) => answerTechnology(name, kindOf(words), knowledge)));
  }
  const unlisted = unlistedTechnology(words);
  return unlisted ? answerUnlisted(unlisted, knowledge) : undefined;
}

function answerIntent(intent: Intent, words: readonly string[], knowledge: Knowledge): Answer {
  if (intent === 'projects') return answerProjects(kindOf(words), knowledge);
  if (intent === 'greeting') return answerGreeting(words, knowledge);
  return { ...ownerAnswers, ...smallTalkAnswers }[intent](knowledge);
}

/** Leaves out the words of any question, which tell nothing of what a project is about. */
function tellsSomething({ correct }: Question) {
  return (word: string) => !intentWords.has(correct(word)) && !commonWords.has(correct(word));
}

function asksForProjects(words: readonly string[]): boolean {
  return words.some((word) => ['proyek', 'projects', 'pakai', 'use', 'uses', 'using', 'with'].includes(word));
}

/** The kind of project that is asked for; `aplikasi web` is a website, and both kinds together are none. */
function kindOf(words: readonly string[]): ProjectKind | undefined {
  const says = (...some: string[]) => some.some((word) => words.includes(word));
  const isMobile = says('mobile', 'android', 'apk', 'hp', 'ios', 'telepon');
  if (says('website', 'browser')) return isMobile ? undefined : 'website';
  return isMobile || says('aplikasi', 'app', 'apps') ? 'mobile' : undefined;
}
