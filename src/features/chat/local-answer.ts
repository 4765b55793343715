import { sectionPath } from '#lib/paths.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * Answers from the site's own content, without any model.
 *
 * @param question as the visitor typed it
 * @returns Markdown in the language of the question, with links to pages of this site as paths
 */
export function localAnswer(question: string, knowledge: Knowledge): string {
  return `Aku belum tahu soal "${question}". Coba tanya ${knowledge.owner.name} lewat [form kontak](${sectionPath('contact')}).`;
}
