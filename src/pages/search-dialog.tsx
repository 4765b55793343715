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
import { projects as all, counts, path } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { hasSection } from '#content/sections.ts';
import { tools } from '#content/tools.ts';
import { words } from '#content/words.ts';
import { chatWords } from '#content/words-chat.ts';
import { factsOf } from '#features/chat/project-facts.ts';
import { Search } from '#features/search/search.tsx';
import type { SearchItem } from '#features/search/search-items.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { projectPath, sectionPath, siteHref, toolPath } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { chatQuestion } from './chat-question.ts';

const botName = chatWords.botName(owner.name);
const items = [...sections(), ...projects(), ...usedTools(), ...steps()].filter(({ href }) =>
  hasSection(href.split('#')[1] ?? ''),
);

/** The search over projects, tools, sections and path entries: one chunk, loaded when it opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const chat = {
    name: botName,
    href: siteHref(sectionPath('chat')),
    onAsk: chatQuestion.set,
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
    href: siteHref(sectionPath(id)),
    thumb: <Glyph size={20} aria-hidden />,
    isFirst: true,
  };
}

function projects(): SearchItem[] {
  return all.map((project) => {
    const { kind, title, dateText, description, owner, alsoCalled = [], cover } = project;
    const { technologies, paragraphs } = factsOf(project);
    return {
      title,
      note: [words.head.kinds[kind], dateText].join(', '),
      text: [description, ...alsoCalled, ...technologies, owner, ...paragraphs].join(' '),
      href: siteHref(projectPath(project)),
      thumb: <Picture picture={cover} alt="" sizes="64px" className="size-full object-cover" />,
    };
  });
}

function usedTools(): SearchItem[] {
  return tools.map(({ name, src }) => {
    const { website = 0, mobile = 0 } = counts.tools[name] ?? {};
    const count = website + mobile;
    return {
      title: name,
      note: chatWords.search.tool + (count > 0 ? `, ${words.tools.projects(count)}` : ''),
      text: '',
      href: siteHref(count > 0 && hasSection('project') ? toolPath(name) : sectionPath('tools')),
      thumb: <Icon src={src} name={name} size={28} />,
    };
  });
}

function steps(): SearchItem[] {
  return path.entries.map(({ id, kind, title, at, place = '', from, to, lines }) => ({
    title,
    note: `${words.path.kinds[kind]}, ${at}, ${from.text} – ${to?.text ?? words.path.now}`,
    text: [place, ...lines].join(' '),
    href: siteHref(sectionPath(id)),
    thumb: <Milestone size={20} aria-hidden />,
  }));
}
