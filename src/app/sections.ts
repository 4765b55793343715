import { FolderKanban, House, Mail, Wrench } from 'lucide-react';

export const sections = [
  { id: 'home', Icon: House },
  { id: 'tools', Icon: Wrench },
  { id: 'project', Icon: FolderKanban },
  { id: 'contact', Icon: Mail },
] as const;

export type Section = (typeof sections)[number]['id'];

/** The section of a hash; `home` for anything unknown. */
export function parseSection(value: string): Section {
  return sections.find(({ id }) => id === value)?.id ?? 'home';
}
