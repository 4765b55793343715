import * as z from 'zod';
import { fields } from './fields.ts';

const { text, url } = fields;
const date = fields.date();

const address = url('https://example.com/', ', or delete the line').optional();

const pathEntry = {
  kind: z.enum(
    ['work', 'organisation', 'education'],
    "Use 'work', 'organisation' (for volunteering too) or 'education'.",
  ),
  title: text('Mobile Developer Intern'),
  /** The company, organization or school. */
  at: text('Studio Lereng'),
  place: text('Sleman').optional(),
  url: address,
  from: date,
  to: date.optional(),
  /** The planned end of a current position, such as a graduation. */
  expected: date.optional(),
  lines: z.array(
    text('Built the screens of the stockroom in Flutter.'),
    "Use a list, for example ['Built …', 'Tested …'].",
  ),
  projects: z.array(text('mobile/3'), "Use a list of kind and id, for example ['mobile/3'].").optional(),
};

const certificate = {
  title: text('Flutter App Development'),
  by: text('Kelas Kode').optional(),
  date,
  url: address,
  /** A project from the course, or what the award was for. */
  built: text('An offline habit tracker').optional(),
  award: z.literal(true, "Use 'award: true' for a prize, or delete the line.").optional(),
};

export const pathSchema = z.object({
  entries: z.array(
    z.object(pathEntry).superRefine(({ from, to }, context) => {
      // A year may mean any of its months.
      if (to === undefined || `${to}-12` >= from) return;
      const message = `It is before the start, ${from}. Use a later date, or delete the line for a current position.`;
      context.addIssue({ code: 'custom', input: to, path: ['to'], message });
    }),
    'Use a list, or [] for none.',
  ),
  certificates: z.array(z.object(certificate), 'Use a list, or [] for none.'),
  languages: z.array(
    z.object({ name: text('Javanese'), level: text('native') }),
    "Use a list, for example [{ name: 'English', level: 'fluent' }], or [] for none.",
  ),
});

export type Path = z.infer<typeof pathSchema>;
export type PathEntry = Path['entries'][number];
export type Certificate = Path['certificates'][number];
