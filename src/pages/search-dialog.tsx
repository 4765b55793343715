import { projectCards } from 'virtual:all-projects';
import { path } from 'virtual:path';
import { toolCounts } from 'virtual:project-counts';
import { projectFacts } from 'virtual:project-facts';
import {
  FolderKanban,
  House,
  type LucideIcon,
  Mail,
  MessageCircle,
  Milestone,
  UserRound,
  Wrench,
} from 'lucide-react';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import { words } from '#content/words.ts';
import { chatWords } from '#content/words-chat.ts';
import { Search } from '#features/search/search.tsx';
import type { SearchItem } from '#features/search/search-items.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { hasSection } from '#lib/has-section.ts';
import { projectPath, sectionPath, toolPath } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

const botName = chatWords.botName(owner.name);
const items = [...sections(), ...projects(), ...usedTools(), ...steps()].filter(({ href }) =>
  hasSection(href.split('#')[1] ?? ''),
);

/** The search over projects, tools, sections and path entries: one chunk, loaded when it opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const chat = {
    name: botName,
    href: sectionPath('chat'),
    onAsk: async (question: string) => (await import('./home-chat.tsx')).askChat(question),
  };
  return <Search items={items} chat={hasSection('chat') ? chat : undefined} onClose={onClose} />;
}

function sections(): SearchItem[] {
  const { bar, about, tools, path, projects } = words;
  const ofPath = [...Object.values(path.kinds), path.certificates, path.languages].join(' ');
  const ways = contactWays(owner).map(({ kind }) => chatWords.withoutScript.ways[kind]);
  return [
    section('home', bar.sections.home, House),
    { ...section('tentangSaya', about.eyebrow.text, UserRound, about.heading), lang: about.eyebrow.lang },
    section('chat', botName, MessageCircle),
    section('tools', bar.sections.tools, Wrench, tools.heading),
    section('path', path.heading, Milestone, ofPath),
    section('project', bar.sections.project, FolderKanban, projects.heading),
    section('contact', bar.sections.contact, Mail, ways.join(' ')),
  ];
}

function section(id: string, title: string, Glyph: LucideIcon, text = ''): SearchItem {
  return {
    title,
    note: chatWords.search.section,
    text,
    href: sectionPath(id),
    thumb: <Glyph size={20} aria-hidden />,
    isFirst: true,
  };
}

function projects(): SearchItem[] {
  const facts = new Map(projectFacts.map((project) => [projectPath(project), project]));
  return projectCards.map((card) => {
    const path = projectPath(card);
    const { dateText = '', owner = '', paragraphs = [] } = facts.get(path) ?? {};
    return {
      title: card.title,
      note: [words.head.kinds[card.kind], dateText].join(', '),
      text: [card.description, ...card.technologies, owner, ...paragraphs].join(' '),
      href: path,
      thumb: <Picture picture={card.image} alt="" sizes="64px" className="size-full object-cover" />,
    };
  });
}

function usedTools(): SearchItem[] {
  return tools.map(({ name, src }) => {
    const { website = 0, mobile = 0 } = toolCounts[name] ?? {};
    const count = website + mobile;
    return {
      title: name,
      note: chatWords.search.tool + (count > 0 ? `, ${words.tools.projects(count)}` : ''),
      text: '',
      href: count > 0 && hasSection('project') ? toolPath(name) : sectionPath('tools'),
      thumb: <Icon src={src} name={name} size={28} />,
    };
  });
}

function steps(): SearchItem[] {
  return path.entries.map(({ id, kind, title, at, place = '', from, to, lines }) => ({
    title,
    note: `${words.path.kinds[kind]}, ${at}, ${from.text} – ${to?.text ?? words.path.now}`,
    text: [place, ...lines].join(' '),
    href: sectionPath(id),
    thumb: <Milestone size={20} aria-hidden />,
  }));
}
