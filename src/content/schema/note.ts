import * as z from 'zod';
import { fields } from './fields.ts';

const { text } = fields;

export const noteSchema = z.strictObject({
  title: text('Two people, one order'),
  date: z.iso.date('Use a day, for example 2026-02-09.'),
  /** For the list of notes, search results and the feed. */
  description: text('How two people no longer pack the same order.'),
  /** Shows the note in development only. */
  draft: z.boolean('Use true or false.').optional(),
});

export type NoteRecord = z.infer<typeof noteSchema>;
