import { FolderKanban, House, Mail, Wrench } from 'lucide-react';

export const sections = [
  { id: 'home', label: 'Home', Icon: House },
  { id: 'tools', label: 'Tools', Icon: Wrench },
  { id: 'project', label: 'Projects', Icon: FolderKanban },
  { id: 'contact', label: 'Contact', Icon: Mail },
] as const;

export type Section = (typeof sections)[number]['id'];

/** The section that a value names, e.g. the hash of the address; `home` for anything unknown. */
export function parseSection(value: string): Section {
  return sections.find(({ id }) => id === value)?.id ?? 'home';
}
