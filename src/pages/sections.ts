import { FolderKanban, House, type LucideIcon, Mail, Wrench } from 'lucide-react';
import type { ComponentType } from 'react';
import { homeParts } from '#content/assemble/sections.ts';
import type { HomePart } from '#content/schema/owner.ts';
import { words } from '#content/words/site.ts';
import { createChunk } from '#ui/chunk.ts';

export type MenuId = keyof typeof words.bar.sections;
/** `id` is the anchor. A section with an icon has an entry in the menu. `find` imports its component. */
type Section = { id?: string; Icon?: LucideIcon; find: () => Promise<ComponentType> };

const all: Record<HomePart, Section> = {
  about: { find: async () => (await import('#features/about/about.tsx')).About },
  chat: {
    async find() {
      // Without the chat, a build has neither its code nor the persona.
      if (!import.meta.env.SITE_CHAT) return () => null;
      return (await import('./home-chat.tsx')).HomeChat;
    },
  },
  tools: { id: 'tools', Icon: Wrench, find: async () => (await import('#features/tools/tools.tsx')).Tools },
  path: { id: 'path', find: async () => (await import('#features/path/path.tsx')).Path },
  projects: {
    id: 'project',
    Icon: FolderKanban,
    find: async () => (await import('#features/projects/projects.tsx')).Projects,
  },
  notes: {
    id: 'notes',
    async find() {
      // Without notes, a build has no such chunk.
      if (!import.meta.env.SITE_NOTES) return () => null;
      return (await import('#features/notes/note-list.tsx')).LatestNotes;
    },
  },
  contact: {
    id: 'contact',
    Icon: Mail,
    find: async () => (await import('#features/contact/contact.tsx')).Contact,
  },
};

/** The sections of home below the first screen, in the owner's order. */
export const sections = homeParts.map((part) => ({ part, ...all[part], chunk: createChunk(all[part].find) }));

/** The entries of the menu. */
export const menu = [{ id: 'home', Icon: House }, ...sections].flatMap(({ id, Icon }) =>
  Icon && isMenuId(id) ? [{ id, Icon, label: words.bar.sections[id] }] : [],
);

function isMenuId(id = ''): id is MenuId {
  return Object.hasOwn(words.bar.sections, id);
}

/** The menu entry of a hash; `home` for anything unknown. */
export function parseSection(value: string): MenuId {
  return menu.find(({ id }) => id === value)?.id ?? 'home';
}
