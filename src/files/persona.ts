import type { PathView } from '#content/assemble/path-view.ts';
import { cvPath, hasSection } from '#content/assemble/sections.ts';
import { folder, languages } from '#content/assemble/site-languages.ts';
import { type Bot, bot } from '#content/bot.ts';
import { faq } from '#content/faq.ts';
import { type Project, path, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import type { Owner } from '#content/schema/owner.ts';
import { tools } from '#content/tools.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { absoluteUrl, projectPath, sectionPath } from '#lib/paths.ts';
import { shorten } from '#lib/shorten.ts';
import { pathLists } from './llms-text.ts';

/** Characters. The relay reads at most 240,000 bytes. */
export const longestPersona = 58_000;

/** Characters of all facts outside projects. */
const longestFacts = 20_000;

type PersonaData = {
  owner: Owner;
  bot: Bot;
  tools: readonly { name: string }[];
  projects: readonly Project[];
  path: PathView;
  cv: string | undefined;
  /** The name of the page's language, on a site in several. */
  language: string | undefined;
  /** Sentences that name help lines, one for each language. */
  helpLines: readonly string[];
};

/** The instructions of the model on this site. */
export function persona(): string {
  const language = languages.find((one) => one.folder === folder)?.name;
  const helpLines = Object.values(faq.languages).flatMap(({ serious }) => serious.helpLine ?? []);
  return personaText({ owner, bot, tools, projects, path, cv: cvPath, language, helpLines });
}

/** The instructions of the model, in at most `longestPersona` characters: shortens the longest facts and projects. */
export function personaText(data: PersonaData): string {
  const { bot, projects, language, helpLines } = data;
  const facts = factsOf(data).map((fact) => `- ${fact}`);
  const instructions = bot.persona.filter((line) => language || !line.includes('{language}'));
  const beginning = [
    ...instructions.map((line) => line.replace('{language}', language ?? '')),
    `If a visitor writes about suicide, violence or danger, do not joke and do not offer projects: name the local emergency number and the help line in the visitor’s language. ${helpLines.join(' ')}`.trim(),
    '',
    'Facts:',
    ...fitTexts(facts, longestFacts),
    '',
    `Projects${linkTo('project', ' (page of all projects: ', ')')}. Link to them with the path in parentheses:`,
  ].join('\n');
  const lines = fitTexts(projects.map(lineOf), longestPersona - beginning.length);
  return shorten(beginning + lines.join(''), longestPersona);
}

/** The most important first: a line that is too long loses its end. */
function lineOf(project: Project): string {
  const { title, description, p1, p2, p3 } = project;
  const paragraphs = [p1, p2, p3].map((text) => text && ` ${text}`).join('');
  return `\n- [${title}](${projectPath(project)})${detailsOf(project)}: ${description}${outcomeOf(project)}${paragraphs}`;
}

function factsOf({ owner, bot, tools, projects, path, cv }: PersonaData): string[] {
  const numberOf = (kind: Project['kind']) => projects.filter((project) => project.kind === kind).length;
  const ways = contactWays(owner).map(
    ({ kind, href, value }) => `${kind} ${href.startsWith('http') ? href : value}`,
  );
  const documents = [
    ...(cv ? [`CV ${absoluteUrl(cv)}`] : []),
    ...[owner.designPortfolio, owner.projectPortfolio].flatMap((one) =>
      one ? `${one.label} ${one.url}` : [],
    ),
  ];
  const [services] = Object.values(bot.shop);
  const { web, mobile } = bot.stacks;
  return [
    `${owner.fullName}, ${owner.role}. ${owner.personal}`,
    `In their own words: ${owner.bio.join(' ')}`,
    `Place: ${owner.location}.`,
    ...(owner.openTo ? [`${owner.openTo}.`] : []),
    ...pathLists(path).flatMap(([heading, lines]) => lines.map((line) => `${heading}: ${line}`)),
    ...(web.length > 0 ? [`Favorite stack for the web: ${web.join(', ')}.`] : []),
    ...(mobile.length > 0 ? [`Favorite stack for mobile: ${mobile.join(', ')}.`] : []),
    ...(tools.length > 0
      ? [`Tools: ${tools.map(({ name }) => name).join(', ')}.${linkTo('tools', ' List: ')}`]
      : []),
    ...(services ? [`Their online shop sells: ${services}. You do not know the prices.`] : []),
    ...(documents.length > 0 ? [`Files: ${documents.join(', ')}.`] : []),
    `Contact: ${linkTo('contact', 'form ', ', ')}${ways.join(', ')}`,
    ...(owner.profiles.length > 0
      ? [`Profiles: ${owner.profiles.map(({ name, url }) => `${name} ${url}`).join(', ')}`]
      : []),
    `Number of projects: ${projects.length}, of which ${numberOf('mobile')} mobile and ${numberOf('website')} websites.`,
    ...(hasSection('contact')
      ? ['If a message in the form cannot be sent, its text stays there and the form offers other ways.']
      : []),
    'Questions in this chat are sent to Gemini by Google. This site does not store them.',
  ];
}

function linkTo(section: string, before: string, after = ''): string {
  return hasSection(section) ? before + sectionPath(section) + after : '';
}

function detailsOf({ dateText, owner, technologies, screens, url, urlRepo, download, facts = [] }: Project) {
  const addresses = Object.entries({ demo: url, code: urlRepo, download })
    .filter(([, href]) => href !== undefined && href !== 'private')
    .map(([name, href]) => `${name} ${href}`);
  const pictures = screens.length > 0 ? [`${screens.length} screenshot`] : [];
  const names = technologies.map(({ name }) => name);
  return [dateText, `for or with “${owner}”`, ...names, ...facts, ...pictures, ...addresses]
    .map((detail) => `, ${detail}`)
    .join('');
}

function outcomeOf({ problem, role, result, quote }: Project): string {
  const parts = { Problem: problem, Role: role, Result: result, 'A user’s words': quote?.text };
  return Object.entries(parts)
    .map(([name, text]) => (text ? ` ${name}: ${text}` : ''))
    .join('');
}

/** Shortens texts to `room` characters in total. The longest are cut to the same length; short ones stay complete. */
function fitTexts(texts: readonly string[], room: number): string[] {
  const fitted = [...texts];
  const byLength = [...texts.entries()].toSorted(([, a], [, b]) => a.length - b.length);
  let left = room;
  byLength.forEach(([at, text], done) => {
    const short = shorten(text, Math.floor(left / (texts.length - done)));
    fitted[at] = short;
    left -= short.length;
  });
  return fitted;
}
