import { FolderKanban, House, Mail, Wrench } from 'lucide-react';
import { owner } from '#content/owner.ts';

const all = [
  { id: 'home', part: undefined, Icon: House },
  { id: 'tools', part: 'tools', Icon: Wrench },
  { id: 'project', part: 'projects', Icon: FolderKanban },
  { id: 'contact', part: 'contact', Icon: Mail },
] as const;

export type Section = (typeof all)[number]['id'];

/** Menu entries: the visible sections of the home page. */
export const sections = all.filter(({ part }) => !part || !owner.hiddenParts?.includes(part));

/** The section of a hash; `home` for anything unknown. */
export function parseSection(value: string): Section {
  return sections.find(({ id }) => id === value)?.id ?? 'home';
}
