import { FolderKanban, House, Mail, Wrench } from 'lucide-react';
import { hasSection } from '#content/assemble/sections.ts';

const all = [
  { id: 'home', Icon: House },
  { id: 'tools', Icon: Wrench },
  { id: 'project', Icon: FolderKanban },
  { id: 'contact', Icon: Mail },
] as const;

export type Section = (typeof all)[number]['id'];

export const sections = all.filter(({ id }) => hasSection(id));

/** The section of a hash; `home` for anything unknown. */
export function parseSection(value: string): Section {
  return sections.find(({ id }) => id === value)?.id ?? 'home';
}
